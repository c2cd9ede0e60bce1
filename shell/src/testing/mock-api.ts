/** What the API answers; a function sees the request's body. */
type Answer = { status?: number; body?: unknown };
export type MockRoutes = Record<string, Answer | ((body: unknown) => Answer)>;

export interface Sent {
  route: string;
  body: unknown;
}

/** Stands in for the network, by method, path and query; keeps what is sent. A request that nobody expects fails like a lost connection. */
export function mockApi(routes: MockRoutes): Sent[] {
  const sent: Sent[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, window.location.origin),
      input instanceof Request ? input : init,
    );
    const { pathname, search } = new URL(request.url);
    const route = `${request.method} ${pathname}${search}`;
    const body: unknown = request.headers.get('content-type') === 'application/json' ? await request.json() : undefined;
    sent.push({ route, body });
    const planned = routes[route];
    if (!planned) throw new TypeError(`Failed to fetch ${route}`);
    const answer = typeof planned === 'function' ? planned(body) : planned;
    return Response.json(answer.body ?? {}, { status: answer.status });
  };
  return sent;
}
