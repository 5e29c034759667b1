/** The HTTP half of the table server. */

import type { Label } from './boards/contract';
import type {
  Account,
  ChatLine,
  GameList,
  Invitation,
  Listed,
  MatchSummary,
  Position,
  Profile,
  Relations,
  Reminders,
  Review,
  Room,
  RulesExample,
  SeatWish,
  State,
  Statistics,
  Summary,
  TableWish,
  Turn,
} from './types';
import type { Tournament, TournamentSummary, TournamentWish } from './tournaments';

/** Where a call has put you. */
export interface TableSeat {
  table: string;
  seat: number | null;
}

export type TableList = 'open' | 'live' | 'mine' | 'waiting';

/** Some tables of a list, and where the following ones are. */
export interface TablePage {
  tables: Summary[];
  next: string | null;
}

/** A request that was not granted; `code` is the server's, or `offline` when no answer came. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

/** A request that came too soon is sent again by itself: after at most so many seconds, and so many times. */
const PATIENCE = { seconds: 2, times: 3 };

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

interface Request {
  method?: string;
  body?: unknown;
  text?: string;
}

export class Api {
  readonly #fetch: Fetch;

  constructor(fetcher: Fetch = (input, init) => fetch(input, init)) {
    this.#fetch = fetcher;
  }

  async #call(path: string, { method = 'GET', body, text }: Request = {}): Promise<Response> {
    const init: RequestInit = { method, credentials: 'same-origin' };
    if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { 'Content-Type': 'application/json' };
    } else if (text !== undefined) {
      init.body = text;
      init.headers = { 'Content-Type': 'application/jsonl' };
    }
    for (let waits = 0; ; waits += 1) {
      const response = await this.#fetch(`api/${path}`, init).catch(() => {
        throw new ApiError(0, 'offline', 'no answer from the server');
      });
      if (response.ok) return response;
      const error = await problem(response);
      if (error.retryAfter === null || error.retryAfter > PATIENCE.seconds || waits === PATIENCE.times) throw error;
      await new Promise((resolve) => setTimeout(resolve, error.retryAfter! * 1000));
    }
  }

  async #json<T>(path: string, request?: Request): Promise<T> {
    const response = await this.#call(path, request);
    return (response.status === 204 ? undefined : await response.json()) as T;
  }

  async #text(path: string): Promise<string> {
    return (await this.#call(path)).text();
  }

  me = (): Promise<Account> => this.#json('me');
  /** Who is signed in, if anybody. */
  session = (): Promise<{ account: Account | null }> => this.#json('session');
  newGuest = (name: string): Promise<Account> => this.#json('guests', { method: 'POST', body: { name } });
  signIn = (name: string, password: string): Promise<Account> =>
    this.#json('session', { method: 'POST', body: { name, password } });
  resetPassword = (code: string, password: string): Promise<Account> =>
    this.#json('reset', { method: 'POST', body: { code, password } });
  signOut = (): Promise<void> => this.#json('session', { method: 'DELETE' });
  claim = (name: string, password: string): Promise<Account> =>
    this.#json('me/claim', { method: 'POST', body: { name, password } });
  rename = (name: string): Promise<Account> => this.#json('me', { method: 'PATCH', body: { name } });
  changePassword = (old: string, fresh: string): Promise<void> =>
    this.#json('me/password', { method: 'POST', body: { old, new: fresh } });
  signOutEverywhere = (): Promise<void> => this.#json('me/sessions', { method: 'DELETE' });
  readonly exportAddress = 'api/me/export';
  deleteAccount = (password: string | null): Promise<void> => this.#json('me/delete', { method: 'POST', body: { password } });
  relations = (): Promise<Relations> => this.#json('me/relations');
  relate = (how: keyof Relations, account: string, on: boolean): Promise<void> =>
    this.#json(`me/${how}/${encodeURIComponent(account)}`, { method: on ? 'PUT' : 'DELETE' });
  report = (account: string, about: { table: string; line: number } | null, reason: string): Promise<void> =>
    this.#json('reports', { method: 'POST', body: { account, ...about, reason } });
  statistics = (): Promise<Statistics[]> => this.#json('me/statistics');
  profile = (account: string): Promise<Profile> => this.#json(`accounts/${encodeURIComponent(account)}`);
  ratings = (game: string, players: number): Promise<Listed[]> =>
    this.#json(`ratings/${encodeURIComponent(game)}/${players}`);

  games = (): Promise<GameList> => this.#json('games');
  actions = (game: string): Promise<string[]> => this.#json(`games/${encodeURIComponent(game)}/actions`);
  content = <Tables>(game: string): Promise<Tables> => this.#json(`games/${encodeURIComponent(game)}/content`);
  rules = (game: string, language: string): Promise<string> =>
    this.#text(`games/${encodeURIComponent(game)}/rules?lang=${language}`);
  examples = (game: string): Promise<Record<string, RulesExample>> => this.#json(`games/${encodeURIComponent(game)}/examples`);
  /** The messages of a game, or those that all share. */
  locale = (language: string, game: string | null): Promise<string> =>
    this.#text(`locale/${language}${game === null ? '' : `/${encodeURIComponent(game)}`}`);

  turns = (): Promise<Turn[]> => this.#json('me/turns');
  reminders = (): Promise<Reminders> => this.#json('me/reminders');
  addDevice = (device: { endpoint: string; keys: { p256dh: string; auth: string }; language: string }): Promise<void> =>
    this.#json('me/devices', { method: 'PUT', body: device });
  forgetDevice = (endpoint: string): Promise<void> => this.#json('me/devices/forget', { method: 'POST', body: { endpoint } });
  askForDigest = (address: string, language: string): Promise<void> => this.#json('me/digest', { method: 'PUT', body: { address, language } });
  stopDigest = (): Promise<void> => this.#json('me/digest', { method: 'DELETE' });
  confirmAddress = (code: string): Promise<void> => this.#json('digest/confirm', { method: 'POST', body: { code } });
  unsubscribe = (token: string): Promise<void> => this.#json(`digest/unsubscribe/${encodeURIComponent(token)}`, { method: 'POST' });
  tournaments = (list: 'open' | 'running' | 'over' | 'mine'): Promise<TournamentSummary[]> => this.#json(`tournaments?list=${list}`);
  tournament = (id: string): Promise<Tournament> => this.#json(`tournaments/${encodeURIComponent(id)}`);
  createTournament = (wish: TournamentWish): Promise<{ tournament: string }> =>
    this.#json('tournaments', { method: 'POST', body: wish });
  direct = (id: string, what: 'enter' | 'withdraw' | 'start' | 'rounds'): Promise<void> =>
    this.#json(`tournaments/${encodeURIComponent(id)}/${what}`, { method: 'POST' });
  callOff = (id: string): Promise<void> => this.#json(`tournaments/${encodeURIComponent(id)}`, { method: 'DELETE' });

  /** Some tables of a list from its beginning, or from where the page before says. */
  tables = async (list: TableList, most: number, next: string | null = null): Promise<TablePage> => {
    const response = await this.#call(next ?? `tables?list=${list}&limit=${most}`);
    return { tables: (await response.json()) as Summary[], next: nextPage(response.headers.get('Link')) };
  };
  create = (wish: TableWish): Promise<TableSeat> => this.#json('tables', { method: 'POST', body: wish });
  table = (table: string): Promise<{ room: Room; state: State | null; chat: ChatLine[] }> => this.#json(at(table));
  join = (table: string, seat: number | null = null): Promise<unknown> =>
    this.#json(`${at(table)}/join`, { method: 'POST', body: { seat } });
  leave = (table: string): Promise<unknown> => this.#json(`${at(table)}/leave`, { method: 'POST' });
  arrange = (table: string, seat: number, wish: SeatWish): Promise<unknown> =>
    this.#json(`${at(table)}/seats/${seat}`, { method: 'PUT', body: wish });
  invite = (table: string, seat: number): Promise<{ code: string }> =>
    this.#json(`${at(table)}/invitations`, { method: 'POST', body: { seat } });
  lookAtInvitation = (code: string): Promise<Invitation> => this.#json('invitations/look', { method: 'POST', body: { code } });
  claimInvitation = (code: string): Promise<TableSeat> =>
    this.#json('invitations/claim', { method: 'POST', body: { code } });
  start = (table: string): Promise<unknown> => this.#json(`${at(table)}/start`, { method: 'POST' });
  rematch = (table: string): Promise<TableSeat> => this.#json(`${at(table)}/rematch`, { method: 'POST' });
  closeTable = (table: string): Promise<void> => this.#json(at(table), { method: 'DELETE' });
  hint = (table: string): Promise<{ ply: number; bot: string; moves: { action: number; chance: number | null; why: Label | null }[] }> => this.#json(`${at(table)}/hint`, { method: 'POST' });
  review = (table: string): Promise<{ done: number; review: Review | null }> => this.#json(`${at(table)}/review`, { method: 'POST' });
  summary = (table: string): Promise<MatchSummary> => this.#json(`${at(table)}/summary`);
  position = (table: string, ply: number, seat: number | null): Promise<Position> =>
    this.#json(`${at(table)}/positions/${ply}${seat === null ? '' : `?seat=${seat}`}`);
  recordAddress = (table: string): string => `api/${at(table)}/record`;
  upload = (record: string): Promise<TableSeat> => this.#json('records', { method: 'POST', text: record });
}

/** The address of the next page, of a header `Link: <tables?...>; rel="next"`. */
function nextPage(link: string | null): string | null {
  return /<([^>]+)>;\s*rel="next"/.exec(link ?? '')?.[1] ?? null;
}

const at = (table: string): string => `tables/${encodeURIComponent(table)}`;

async function problem(response: Response): Promise<ApiError> {
  const after = Number(response.headers.get('Retry-After'));
  const retry = Number.isFinite(after) && after > 0 ? after : null;
  try {
    const { error } = (await response.json()) as { error: { code: string; message: string } };
    return new ApiError(response.status, error.code, error.message, retry);
  } catch {
    return new ApiError(response.status, 'error', response.statusText, retry);
  }
}
