/** What the API answers to a request. */
export interface MockAnswer {
  status?: number;
  body?: unknown;
}
/** A function sees the request's body and may answer differently each time. */
export type MockRoutes = Record<string, MockAnswer | ((body: unknown) => MockAnswer)>;

export interface SentBody {
  route: string;
  body: unknown;
}

/**
 * Stands in for the network, by method, path and query; returns the requests as they come, and adds the JSON that they carry to `sent`.
 * A request nobody expects fails like a lost connection.
 */
export function mockApi(routes: MockRoutes, sent: SentBody[] = []): string[] {
  const requested: string[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const route = `${request.method} ${pathname}${search}`;
    const body: unknown = request.headers.get('content-type') === 'application/json' ? await request.json() : undefined;
    requested.push(route);
    sent.push({ route, body });
    const planned = routes[route];
    if (!planned) throw new TypeError(`Failed to fetch ${route}`);
    const answer = typeof planned === 'function' ? planned(body) : planned;
    const text = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(text, {
      status: answer.status ?? (text === null ? 204 : 200),
      headers: { 'content-type': 'application/json' },
    });
  };
  return requested;
}

/** Answer with the problem details of a refused request. */
export const problem = (
  status: number,
  code: string,
  detail: string,
  more: { errors?: { pointer: string; code: string; message: string }[]; params?: object } = {},
): MockAnswer => ({
  status,
  body: { type: 'about:blank', title: code, status, code, detail, ...more },
});
