/** The HTTP side of the server. */

import type {
  ActionWords,
  Aid,
  Comment,
  ErrorBody,
  Foreseen,
  GameInfo,
  GameStatistics,
  Hint,
  Lesson,
  MailWish,
  MailWishes,
  Me,
  Missed,
  Order,
  OrderWish,
  Plan,
  Position,
  PuzzlePosition,
  PuzzleShelf,
  PuzzleSolution,
  PuzzleVerdict,
  Refusal,
  Review,
  RuleBook,
  Series,
  Study,
  TableInfo,
  TableLists,
  TableWish,
  TalkLine,
  WhyAnswer,
} from './wire';

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

async function call<T>(method: string, path: string, body?: unknown, type = 'application/json'): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': type },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new ApiError({ code: 'offline', message: 'The server cannot be reached.' });
  }
  return read<T>(answer);
}

async function read<T>(answer: Response): Promise<T> {
  let content: unknown;
  try {
    content = answer.status === 204 ? null : await answer.json();
  } catch {
    throw new ApiError({ code: 'unreadable', message: `The server answered ${answer.status} without a reason.` });
  }
  if (answer.ok) return content as T;
  const error = (content as { error?: ErrorBody } | null)?.error;
  if (!error) throw new ApiError({ code: 'unreadable', message: `The server answered ${answer.status}.` });
  throw new ApiError({ ...error, args: { ...waitOf(answer), ...error.args } });
}

/** How long to wait before the next try, where the server says so. */
function waitOf(answer: Response): { seconds?: number } {
  const seconds = Number.parseInt(answer.headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? {} : { seconds };
}

export const api = {
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  makeAccount: (login: string, password: string) => call<Me>('POST', '/account', { login, password }),
  signIn: (login: string, password: string, bring: boolean) =>
    call<Me>('POST', '/account/sign-in', { login, password, bring }),
  signOut: () => call<null>('POST', '/account/sign-out', {}),
  signOutEverywhere: () => call<null>('POST', '/account/sign-out-everywhere', {}),
  changePassword: (old: string, wanted: string) => call<Me>('PUT', '/account/password', { old, new: wanted }),
  deleteMe: (password: string | null) => call<null>('DELETE', '/account', { password }),
  games: () => call<GameInfo[]>('GET', '/games'),
  rules: (game: string) => call<RuleBook>('GET', `/games/${game}/rules`),
  aid: (game: string) => call<Aid>('GET', `/games/${game}/aid`),
  statistics: () => call<GameStatistics[]>('GET', '/statistics'),
  statisticsOf: (game: string) => call<GameStatistics>('GET', `/statistics/${game}`),
  lessons: () => call<Lesson[]>('GET', '/lessons'),
  beginLesson: (name: string) => call<TableInfo>('POST', `/lessons/${name}`, {}),
  tables: () => call<TableLists>('GET', '/tables'),
  table: (id: string) => call<TableInfo>('GET', `/tables/${id}`),
  open: (wish: TableWish) => call<TableInfo>('POST', '/tables', wish),
  join: (id: string, seat: number) => call<TableInfo>('POST', `/tables/${id}/join`, { seat }),
  leave: (id: string) => call<TableInfo>('POST', `/tables/${id}/leave`, {}),
  start: (id: string) => call<TableInfo>('POST', `/tables/${id}/start`, {}),
  freeSeat: (id: string, seat: number) => call<TableInfo>('POST', `/tables/${id}/host/remove`, { seat }),
  handToBot: (id: string, seat: number, bot: string) =>
    call<TableInfo>('POST', `/tables/${id}/host/bot`, { seat, bot }),
  pause: (id: string) => call<TableInfo>('POST', `/tables/${id}/host/pause`, {}),
  resume: (id: string) => call<TableInfo>('POST', `/tables/${id}/host/resume`, {}),
  allowHints: (id: string, allow: boolean) => call<TableInfo>('POST', `/tables/${id}/host/hints`, { allow }),
  hint: (id: string, seat: number, ply: number, revision: number) =>
    call<Hint>('POST', `/tables/${id}/hint`, { seat, ply, revision }),
  puzzles: () => call<PuzzleShelf[]>('GET', '/puzzles'),
  puzzle: (game: string, number: number, actions: ActionWords[]) =>
    call<PuzzlePosition>('POST', `/puzzles/${game}/${number}`, { actions }),
  puzzleWhy: (game: string, number: number, actions: ActionWords[], zone: string) =>
    call<{ answers: WhyAnswer[] }>('POST', `/puzzles/${game}/${number}/why`, { actions, zone }),
  puzzleVerdict: (game: string, number: number, actions: ActionWords[]) =>
    call<PuzzleVerdict>('POST', `/puzzles/${game}/${number}/verdict`, { actions }),
  puzzleSolution: (game: string, number: number) => call<PuzzleSolution>('GET', `/puzzles/${game}/${number}/solution`),
  abandon: (id: string) => call<TableInfo>('POST', `/tables/${id}/host/abandon`, {}),
  position: (id: string, ply?: number) =>
    call<Position>('GET', `/tables/${id}/position${ply === undefined ? '' : `?ply=${ply}`}`),
  plan: (id: string, seat: number, actions: ActionWords[]) =>
    call<Plan>('POST', `/tables/${id}/plan`, { seat, actions }),
  planWhy: (id: string, seat: number, actions: ActionWords[], zone: string) =>
    call<{ answers: WhyAnswer[] }>('POST', `/tables/${id}/plan/why`, { seat, actions, zone }).then(
      (told) => told.answers,
    ),
  series: (id: string) => call<Series>('GET', `/series/${id}`),
  openSeries: (wish: TableWish, tables: number) => call<Series>('POST', '/series', { ...wish, tables }),
  playSameDeal: (id: string, tables: number) => call<Series>('POST', `/tables/${id}/series`, { tables }),
  talk: (id: string, before: number) =>
    call<{ lines: TalkLine[] }>('GET', `/tables/${id}/talk?before=${before}`).then((told) => told.lines),
  rematch: (id: string) => call<TableInfo>('POST', `/tables/${id}/rematch`, {}),
  away: (id: string, seen: number | null) =>
    call<Missed>('GET', `/tables/${id}/away${seen === null ? '' : `?seen=${seen}`}`),
  turns: () => call<{ tables: TableInfo[] }>('GET', '/turns').then((told) => told.tables),
  back: (id: string, seat: number) => call<TableInfo>('POST', `/tables/${id}/back`, { seat }),
  mail: () => call<MailWishes>('GET', '/mail'),
  wishForMail: (wish: MailWish) => call<MailWishes>('PUT', '/mail', wish),
  forgetMail: () => call<MailWishes>('DELETE', '/mail'),
  confirmMail: (token: string) => call<null>('POST', '/mail/confirm', { token }),
  unsubscribe: (token: string) => call<null>('POST', `/mail/unsubscribe?token=${encodeURIComponent(token)}`),
  orders: (id: string, seat: number) =>
    call<{ orders: Order[] }>('GET', `/tables/${id}/orders?seat=${seat}`).then((told) => told.orders),
  order: (id: string, wish: OrderWish) =>
    call<{ orders: Order[] }>('POST', `/tables/${id}/orders`, wish).then((told) => told.orders),
  withdraw: (id: string, seat: number, number: number) =>
    call<{ orders: Order[] }>('DELETE', `/tables/${id}/orders/${number}?seat=${seat}`).then((told) => told.orders),
  foresight: (id: string, seat: number) =>
    call<{ questions: Foreseen[] }>('GET', `/tables/${id}/foresight?seat=${seat}`).then((told) => told.questions),
  importRecord: (text: string) =>
    call<TableInfo>('POST', '/records', text, text.trimStart().startsWith('{') ? 'application/json' : 'text/plain'),
  study: (id: string) => call<Study>('GET', `/tables/${id}/study`),
  studyPosition: (id: string, ply: number, seat: number) =>
    call<Position>('GET', `/tables/${id}/study/position?ply=${ply}&seat=${seat}`),
  review: (id: string) => call<Review>('GET', `/tables/${id}/study/review`),
  beginReview: (id: string) => call<Review>('POST', `/tables/${id}/study/review`, {}),
  cancelReview: (id: string) => call<Review>('DELETE', `/tables/${id}/study/review`),
  comments: (id: string) => call<Comment[]>('GET', `/tables/${id}/study/comments`),
  comment: (id: string, ply: number, text: string) =>
    call<Comment[]>('POST', `/tables/${id}/study/comments`, { ply, text }),
  removeComment: (id: string, number: number) => call<Comment[]>('DELETE', `/tables/${id}/study/comments/${number}`),
  whatIf: (id: string, ply: number, seat: number, bot: string) =>
    call<TableInfo>('POST', `/tables/${id}/study/what-if`, { ply, seat, bot }),
  recordAddress: (id: string, form: 'txt' | 'json') => `/api/tables/${id}/record.${form}`,
};
