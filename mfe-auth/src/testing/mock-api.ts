/** What the API answers; a function sees the request's body and may answer differently each time. */
export interface MockAnswer {
  status?: number;
  body?: unknown;
}
export type MockRoutes = Record<string, MockAnswer | ((body: unknown) => MockAnswer | Promise<MockAnswer>)>;

export interface SeenRequest {
  route: string;
  /** Query with its question mark. */
  search: string;
  body: unknown;
}

/** Stands in for the network, by method and path; returns the requests as they come. A request nobody expects fails like a lost connection. */
export function mockApi(routes: MockRoutes): SeenRequest[] {
  const seen: SeenRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const route = `${request.method} ${pathname}`;
    const text = await request.text();
    const sent: unknown = text === '' ? undefined : JSON.parse(text);
    seen.push({ route, search, body: sent });
    const planned = routes[route];
    if (!planned) throw new TypeError('Failed to fetch');
    const { status = 200, body } = typeof planned === 'function' ? await planned(sent) : planned;
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  };
  return seen;
}

interface ProblemMore {
  errors?: { pointer: string; code: string; message: string }[];
  params?: Record<string, unknown>;
}

/** Answer with the problem details of a refused request. */
export const problem = (status: number, code: string, detail: string, more: ProblemMore = {}): MockAnswer => ({
  status,
  body: { type: 'about:blank', title: code, status, code, detail, ...more },
});
