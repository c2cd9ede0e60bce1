import type { components, paths } from '@lading/api-client';
import { HttpResponse, type HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { createOpenApiHttp } from 'openapi-msw';
import { recordUse } from './record-api-use';
import type { ApiRoute, MockProblem, MockReply, MockRequest, MockRoutes } from './routes';

const http = createOpenApiHttp<paths>({ baseUrl: 'http://localhost' });
const server = setupServer();
let unexpected: string[] = [];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  const requests = unexpected;
  unexpected = [];
  if (requests.length > 0) throw new Error(`Requests without a reply in mockApi: ${requests.join(', ')}`);
});
afterAll(() => server.close());

/** Network of one test, with the requests it has received. */
export interface MockApi {
  requests: MockRequest[];
  /** Requests of one route so far. */
  sent<R extends ApiRoute>(route: R): MockRequest<R>[];
  /** Replaces or adds replies for later requests. */
  reply(routes: MockRoutes): void;
}

/**
 * Answers requests by route, typed by the OpenAPI document: `mockApi({ 'GET /api/v1/quotes/{id}': { body: quote } })`.
 * A request without a reply fails like a lost connection, and fails the test.
 */
export function mockApi(routes: MockRoutes): MockApi {
  const requests: MockRequest[] = [];
  const reply = (more: MockRoutes) => server.use(...handlersOf(more, requests));
  server.use(http.untyped.all('*', refuseUnexpected));
  reply(routes);
  return {
    requests,
    sent: <R extends ApiRoute>(route: R) =>
      requests.filter((request): request is MockRequest<R> & MockRequest => request.route === route),
    reply,
  };
}

/** A refused request with problem details. */
export function problem(
  status: number,
  code: string,
  detail: string,
  more: Pick<components['schemas']['Problem'], 'errors' | 'params' | 'digest'> = {},
): MockProblem {
  return { status, problem: { type: 'about:blank', title: code, status, instance: 'req_test', code, detail, ...more } };
}

function refuseUnexpected({ request }: { request: Request }): Response {
  const { pathname, search } = new URL(request.url);
  unexpected.push(`${request.method} ${pathname}${search}`);
  return HttpResponse.error();
}

/** Literal paths come before templates that match them as well: `/quotes/summary` before `/quotes/{id}`. */
function handlersOf(routes: MockRoutes, requests: MockRequest[]): HttpHandler[] {
  return (Object.keys(routes) as ApiRoute[])
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .map((route) => handlerOf(route, routes[route] as Reply, requests));
}

/** The types of `MockRoutes` join route and reply; here any route has any reply. */
type Reply = MockReply<ApiRoute> | ((request: MockRequest) => MockReply<ApiRoute> | Promise<MockReply<ApiRoute>>);

function handlerOf(route: ApiRoute, reply: Reply, requests: MockRequest[]): HttpHandler {
  const [method, path] = route.split(' ') as [string, string];
  const on = http.untyped[method.toLowerCase() as 'get'];
  return on(`http://localhost${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request, params }) => {
    const received = { ...(await read(request)), route, params } as MockRequest;
    requests.push(received);
    return recordUse(route, received, responseOf(typeof reply === 'function' ? await reply(received) : reply));
  });
}

async function read(request: Request): Promise<Pick<MockRequest, 'query' | 'headers' | 'body' | 'signal'>> {
  const isJson = request.headers.get('content-type') === 'application/json';
  const text = isJson ? await request.clone().text() : '';
  return {
    query: Object.fromEntries(new URL(request.url).searchParams),
    headers: request.headers,
    body: text === '' ? undefined : JSON.parse(text),
    signal: request.signal,
  };
}

function responseOf(reply: MockReply<ApiRoute>): Response {
  if (reply === 'connection lost') return HttpResponse.error();
  if (reply instanceof Response) return reply;
  if ('problem' in reply)
    return HttpResponse.json(reply.problem, {
      status: reply.status,
      headers: { 'content-type': 'application/problem+json' },
    });
  const { status, body } = reply;
  return body === undefined
    ? new HttpResponse(null, { status: status ?? 204 })
    : HttpResponse.json(body as object, { status: status ?? 200 });
}
