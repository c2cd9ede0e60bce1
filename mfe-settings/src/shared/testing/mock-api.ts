/** What the API answers to a request. */
export interface MockAnswer {
  status?: number;
  body: unknown;
}

/** Stands in for the network, by method, path and query; returns the requests as they come. A request nobody expects fails like a lost connection. */
export function mockApi(routes: Record<string, MockAnswer>): string[] {
  const requested: string[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const route = `${request.method} ${pathname}${search}`;
    requested.push(route);
    const answer = routes[route];
    if (!answer) throw new TypeError(`Failed to fetch ${route}`);
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200, headers: { 'content-type': 'application/json' } });
  };
  return requested;
}
