/** A server for tests of components: answers by method and path, and remembers what it was asked. */

import { vi } from 'vitest';

export interface Asked {
  what: string;
  body: unknown;
}

/** *answers* by what is asked, such as `POST /api/account`; a `Response` is given as it is, all else as JSON. */
export function fakeServer(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const what = `${request.method} ${pathname}${search}`;
    const text = await request.text();
    asked.push({ what, body: text === '' ? null : (JSON.parse(text) as unknown) });
    if (!(what in answers)) throw new Error(`the fake server was asked ${what}`);
    const answer = answers[what];
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  });
  return asked;
}

export function refused(status: number, code: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { code, message: code, args: {}, refusal: null } }, { status, headers });
}

export const DONE = new Response(null, { status: 204 });
