/** The HTTP side of the server. Paths, bodies and answers are checked against its description: see api.d.ts. */

import createClient from 'openapi-fetch';

import type { paths } from './api';
import type { ActionWords, ErrorBody, MailWish, OrderWish, Refusal, TableWish } from './wire';

/** A refusal of the server, or of the way to it (`offline`, `unreadable`). */
export class ApiError extends Error {
  readonly code: string;
  readonly args: Record<string, unknown>;
  readonly refusal: Refusal | null;

  constructor(body: Pick<ErrorBody, 'code' | 'message'> & Partial<ErrorBody>) {
    super(body.message);
    this.code = body.code;
    this.args = body.args ?? {};
    this.refusal = body.refusal ?? null;
  }
}

/** The browser's `fetch` at the moment of the call. */
async function send(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    throw new ApiError({ code: 'offline', message: 'The server cannot be reached.' });
  }
}

const http = createClient<paths>({ baseUrl: location.origin, fetch: send });

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** What the server answers; a refusal is thrown. */
async function told<T>(sent: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await sent.catch((fault: unknown) => {
    throw fault instanceof ApiError ? fault : unreadable('The server gave an answer that cannot be read.');
  });
  if (response.ok) {
    if (data === undefined && response.status !== 204) throw unreadable('The server answered nothing.');
    return data as T;
  }
  const refused = (error as { error?: ErrorBody } | null | undefined)?.error;
  if (!refused) throw unreadable(`The server answered ${response.status} without a reason.`);
  throw new ApiError({ ...refused, args: { ...waitOf(response), ...refused.args } });
}

function unreadable(message: string): ApiError {
  return new ApiError({ code: 'unreadable', message });
}

/** How long to wait before the next try, where the server says so. */
function waitOf(answer: Response): { seconds?: number } {
  const seconds = Number.parseInt(answer.headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? {} : { seconds };
}

const of = <P>(path: P) => ({ params: { path } });
const ofTable = (id: string) => of({ id });
const ofPuzzle = (game: string, number: number) => of({ game, number });

export const api = {
  me: () => told(http.GET('/api/me')),
  rename: (name: string) => told(http.PUT('/api/me', { body: { name } })),
  makeAccount: (login: string, password: string) => told(http.POST('/api/account', { body: { login, password } })),
  signIn: (login: string, password: string, bring: boolean) =>
    told(http.POST('/api/account/sign-in', { body: { login, password, bring } })),
  signOut: () => told(http.POST('/api/account/sign-out')),
  signOutEverywhere: () => told(http.POST('/api/account/sign-out-everywhere')),
  sessions: async () => (await told(http.GET('/api/account/sessions'))).sessions,
  endSession: (id: string) => told(http.DELETE('/api/account/sessions/{id}', of({ id }))),
  changePassword: (old: string, wanted: string) =>
    told(http.PUT('/api/account/password', { body: { old, new: wanted } })),
  deleteMe: (password: string | null) => told(http.DELETE('/api/account', { body: { password } })),

  games: () => told(http.GET('/api/games')),
  rules: (game: string) => told(http.GET('/api/games/{game}/rules', of({ game }))),
  aid: (game: string) => told(http.GET('/api/games/{game}/aid', of({ game }))),
  statistics: () => told(http.GET('/api/statistics')),
  statisticsOf: (game: string) => told(http.GET('/api/statistics/{game}', of({ game }))),
  lessons: () => told(http.GET('/api/lessons')),
  beginLesson: (name: string) => told(http.POST('/api/lessons/{name}', of({ name }))),

  tables: () => told(http.GET('/api/tables')),
  table: (id: string) => told(http.GET('/api/tables/{id}', ofTable(id))),
  open: (wish: TableWish) => told(http.POST('/api/tables', { body: wish })),
  deleteImport: (id: string) => told(http.DELETE('/api/tables/{id}', ofTable(id))),
  join: (id: string, seat: number) => told(http.POST('/api/tables/{id}/join', { ...ofTable(id), body: { seat } })),
  leave: (id: string) => told(http.POST('/api/tables/{id}/leave', ofTable(id))),
  start: (id: string) => told(http.POST('/api/tables/{id}/start', ofTable(id))),
  freeSeat: (id: string, seat: number) =>
    told(http.POST('/api/tables/{id}/host/remove', { ...ofTable(id), body: { seat } })),
  handToBot: (id: string, seat: number, bot: string) =>
    told(http.POST('/api/tables/{id}/host/bot', { ...ofTable(id), body: { seat, bot } })),
  removed: (id: string) => told(http.GET('/api/tables/{id}/host/removed', ofTable(id))),
  letIn: (id: string, number: number) =>
    told(http.POST('/api/tables/{id}/host/let-in', { ...ofTable(id), body: { number } })),
  pause: (id: string) => told(http.POST('/api/tables/{id}/host/pause', ofTable(id))),
  resume: (id: string) => told(http.POST('/api/tables/{id}/host/resume', ofTable(id))),
  abandon: (id: string) => told(http.POST('/api/tables/{id}/host/abandon', ofTable(id))),
  allowHints: (id: string, allow: boolean) =>
    told(http.POST('/api/tables/{id}/host/hints', { ...ofTable(id), body: { allow } })),
  hint: (id: string, seat: number, ply: number, revision: number) =>
    told(http.POST('/api/tables/{id}/hint', { ...ofTable(id), body: { seat, ply, revision } })),
  position: (id: string, ply: number) =>
    // Of the log only what that ply did.
    told(http.GET('/api/tables/{id}/position', { params: { path: { id }, query: { ply, since: ply - 1 } } })),
  log: async (id: string, until: number, seat: number | null) => {
    const query = seat === null ? { until } : { until, seat };
    return (await told(http.GET('/api/tables/{id}/events', { params: { path: { id }, query } }))).log;
  },
  talk: async (id: string, before: number) =>
    (await told(http.GET('/api/tables/{id}/talk', { params: { path: { id }, query: { before } } }))).lines,
  rematch: (id: string) => told(http.POST('/api/tables/{id}/rematch', ofTable(id))),
  away: (id: string, seen: number | null) =>
    told(http.GET('/api/tables/{id}/away', { params: { path: { id }, query: seen === null ? {} : { seen } } })),

  puzzles: () => told(http.GET('/api/puzzles')),
  puzzle: (game: string, number: number, actions: ActionWords[]) =>
    told(http.POST('/api/puzzles/{game}/{number}', { ...ofPuzzle(game, number), body: { actions } })),
  puzzleWhy: async (game: string, number: number, actions: ActionWords[], zone: string) =>
    (await told(http.POST('/api/puzzles/{game}/{number}/why', { ...ofPuzzle(game, number), body: { actions, zone } })))
      .answers,
  puzzleVerdict: (game: string, number: number, actions: ActionWords[]) =>
    told(http.POST('/api/puzzles/{game}/{number}/verdict', { ...ofPuzzle(game, number), body: { actions } })),
  puzzleSolution: (game: string, number: number) =>
    told(http.GET('/api/puzzles/{game}/{number}/solution', ofPuzzle(game, number))),

  plan: (id: string, seat: number, actions: ActionWords[]) =>
    told(http.POST('/api/tables/{id}/plan', { ...ofTable(id), body: { seat, actions } })),
  planWhy: async (id: string, seat: number, actions: ActionWords[], zone: string) =>
    (await told(http.POST('/api/tables/{id}/plan/why', { ...ofTable(id), body: { seat, actions, zone } }))).answers,

  series: (id: string) => told(http.GET('/api/series/{id}', of({ id }))),
  openSeries: (wish: TableWish, tables: number) => told(http.POST('/api/series', { body: { ...wish, tables } })),
  playSameDeal: (id: string, tables: number) =>
    told(http.POST('/api/tables/{id}/series', { ...ofTable(id), body: { tables } })),

  turns: async () => (await told(http.GET('/api/turns'))).tables,
  back: (id: string, seat: number) => told(http.POST('/api/tables/{id}/back', { ...ofTable(id), body: { seat } })),
  mail: () => told(http.GET('/api/mail')),
  wishForMail: (wish: MailWish) => told(http.PUT('/api/mail', { body: wish })),
  forgetMail: () => told(http.DELETE('/api/mail')),
  confirmMail: (token: string) => told(http.POST('/api/mail/confirm', { body: { token } })),
  unsubscribe: (token: string) => told(http.POST('/api/mail/unsubscribe', { params: { query: { token } } })),
  orders: async (id: string, seat: number) =>
    (await told(http.GET('/api/tables/{id}/orders', { params: { path: { id }, query: { seat } } }))).orders,
  order: async (id: string, wish: OrderWish) =>
    (await told(http.POST('/api/tables/{id}/orders', { ...ofTable(id), body: wish }))).orders,
  withdraw: async (id: string, seat: number, number: number) => {
    const params = { path: { id, number }, query: { seat } };
    return (await told(http.DELETE('/api/tables/{id}/orders/{number}', { params }))).orders;
  },
  foresight: (id: string, seat: number) =>
    told(http.GET('/api/tables/{id}/foresight', { params: { path: { id }, query: { seat } } })),

  importRecord: (text: string) => {
    const type = text.trimStart().startsWith('{') ? 'application/json' : 'text/plain';
    // The record is sent as it was written.
    return told(
      http.POST('/api/records', { body: text, headers: { 'content-type': type }, bodySerializer: () => text }),
    );
  },
  recordAddress: (id: string, form: 'txt' | 'json') => `/api/tables/${id}/record.${form}`,

  study: (id: string) => told(http.GET('/api/tables/{id}/study', ofTable(id))),
  studyPosition: (id: string, ply: number, seat: number) =>
    told(http.GET('/api/tables/{id}/study/position', { params: { path: { id }, query: { ply, seat } } })),
  review: (id: string) => told(http.GET('/api/tables/{id}/study/review', ofTable(id))),
  beginReview: (id: string) => told(http.POST('/api/tables/{id}/study/review', ofTable(id))),
  cancelReview: (id: string) => told(http.DELETE('/api/tables/{id}/study/review', ofTable(id))),
  comments: (id: string) => told(http.GET('/api/tables/{id}/study/comments', ofTable(id))),
  comment: (id: string, ply: number, text: string) =>
    told(http.POST('/api/tables/{id}/study/comments', { ...ofTable(id), body: { ply, text } })),
  removeComment: (id: string, number: number) =>
    told(http.DELETE('/api/tables/{id}/study/comments/{number}', of({ id, number }))),
  whatIf: (id: string, ply: number, seat: number, bot: string) =>
    told(http.POST('/api/tables/{id}/study/what-if', { ...ofTable(id), body: { ply, seat, bot } })),
};
