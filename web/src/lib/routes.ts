/** Addresses behind the `#`: which page, and of what. */

export type Route =
  | { page: 'lobby' }
  | { page: 'create'; game: string | null }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string; ply: number | null; seat: number | null }
  | { page: 'rules'; game: string; topic: string | null }
  | { page: 'invite'; code: string }
  | { page: 'reset'; code: string }
  | { page: 'profile'; account: string | null; said?: { table: string; line: number } }
  | { page: 'ratings'; game: string | null; players: number | null }
  | { page: 'turns' }
  | { page: 'mail-link'; what: 'confirm' | 'unsubscribe'; code: string }
  | { page: 'tournaments' }
  | { page: 'new-tournament' }
  | { page: 'tournament'; tournament: string }
  | { page: 'settings' }
  | { page: 'upload' }
  | { page: 'unknown'; path: string };

function wholeNumber(text: string | null | undefined): number | null {
  return text && /^\d{1,7}$/.test(text) ? Number(text) : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The line of chat through which somebody came to a profile. */
function lineOf(params: URLSearchParams): { said?: { table: string; line: number } } {
  const [table, line] = [params.get('table'), wholeNumber(params.get('line'))];
  return table && line !== null ? { said: { table, line } } : {};
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?', 2);
  const parts = path.split('/').filter(Boolean).map(decode);
  const params = new URLSearchParams(query);
  const [page, first, second] = parts;
  switch (page) {
    case undefined:
      return { page: 'lobby' };
    case 'create':
      return { page: 'create', game: first ?? null };
    case 'table':
      if (first) return { page: 'table', table: first };
      break;
    case 'replay':
      if (first) {
        return { page: 'replay', table: first, ply: wholeNumber(params.get('ply')), seat: wholeNumber(params.get('seat')) };
      }
      break;
    case 'rules':
      if (first) return { page: 'rules', game: first, topic: second ?? null };
      break;
    case 'invite':
      if (first) return { page: 'invite', code: first };
      break;
    case 'reset':
      if (first) return { page: 'reset', code: first };
      break;
    case 'profile':
      return { page: 'profile', account: first ?? null, ...lineOf(params) };
    case 'ratings':
      return { page: 'ratings', game: first ?? null, players: wholeNumber(second) };
    case 'turns':
      return { page: 'turns' };
    case 'confirm':
    case 'unsubscribe':
      if (first) return { page: 'mail-link', what: page, code: first };
      break;
    case 'tournaments':
      return first === 'new' ? { page: 'new-tournament' } : { page: 'tournaments' };
    case 'tournament':
      if (first) return { page: 'tournament', tournament: first };
      break;
    case 'settings':
      return { page: 'settings' };
    case 'upload':
      return { page: 'upload' };
  }
  return { page: 'unknown', path };
}

export function formatRoute(route: Route): string {
  const of = (...parts: (string | number)[]): string => `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
  switch (route.page) {
    case 'lobby':
      return '#/';
    case 'create':
      return route.game ? of('create', route.game) : of('create');
    case 'table':
      return of('table', route.table);
    case 'replay': {
      const params = new URLSearchParams();
      if (route.ply !== null) params.set('ply', String(route.ply));
      if (route.seat !== null) params.set('seat', String(route.seat));
      const query = params.toString();
      return of('replay', route.table) + (query ? `?${query}` : '');
    }
    case 'rules':
      return route.topic ? of('rules', route.game, route.topic) : of('rules', route.game);
    case 'invite':
      return of('invite', route.code);
    case 'reset':
      return of('reset', route.code);
    case 'profile':
      if (!route.account) return of('profile');
      return of('profile', route.account) + (route.said ? `?table=${encodeURIComponent(route.said.table)}&line=${route.said.line}` : '');
    case 'ratings':
      if (route.game && route.players) return of('ratings', route.game, route.players);
      return route.game ? of('ratings', route.game) : of('ratings');
    case 'turns':
    case 'tournaments':
      return of(route.page);
    case 'mail-link':
      return of(route.what, route.code);
    case 'new-tournament':
      return of('tournaments', 'new');
    case 'tournament':
      return of('tournament', route.tournament);
    case 'settings':
      return of('settings');
    case 'upload':
      return of('upload');
    case 'unknown':
      return `#${route.path}`;
  }
}
