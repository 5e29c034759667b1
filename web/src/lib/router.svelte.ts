/** The page shown now, from the address. */

import { formatRoute, parseRoute, type Route } from './routes';

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    window.addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash);
    });
  }

  go(route: Route): void {
    location.hash = formatRoute(route);
  }

  /** Change the address without a new entry in the history, e.g. while scrubbing. */
  replace(route: Route): void {
    history.replaceState(null, '', formatRoute(route));
    this.route = route;
  }
}

export const router = new Router();
