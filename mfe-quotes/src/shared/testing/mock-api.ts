/** What a route answers; `body` is JSON. */
export interface MockAnswer {
  status?: number;
  body?: unknown;
}

/** One request as the API would see it. */
export interface MockRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  /** JSON; null of anything else, such as an upload, whose content the test environment cannot read. */
  body: unknown;
  signal: AbortSignal;
}

export type MockRoute = (request: MockRequest) => MockAnswer | Promise<MockAnswer>;

/** Answers requests by method and path, such as `GET /api/v1/quotes`; anything else fails the test. Returns the requests as they come. */
export function mockApi(routes: Record<string, MockRoute>): MockRequest[] {
  const requests: MockRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const sent = new Request(input, init);
    const url = new URL(sent.url);
    const text = await sent.text();
    const request: MockRequest = {
      method: sent.method,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: sent.headers,
      body: sent.headers.get('content-type') === 'application/json' && text !== '' ? JSON.parse(text) : null,
      signal: sent.signal,
    };
    const route = routes[`${request.method} ${request.path}`];
    if (!route) throw new Error(`unexpected request ${request.method} ${request.path}`);
    requests.push(request);
    const { status = 200, body } = await route(request);
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
    });
  };
  return requests;
}
