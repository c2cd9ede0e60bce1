import type { components, paths } from '@lading/api-client';
import type { HttpMethod, OpenApiHttpHandlers, PathsFor } from 'openapi-msw';

type Http = OpenApiHttpHandlers<paths>;
type Method = Exclude<HttpMethod, 'head' | 'options'>;

/** Method and path template of the OpenAPI document: `GET /api/v1/quotes/{id}`. */
export type ApiRoute = { [M in Method]: `${Uppercase<M>} ${PathsFor<Http[M]>}` }[Method];

type Operation<R extends ApiRoute> = R extends `${infer M} ${infer P extends keyof paths}`
  ? Lowercase<M> extends keyof paths[P]
    ? NonNullable<paths[P][Lowercase<M>]>
    : never
  : never;
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type ParametersOf<R extends ApiRoute, In extends 'path' | 'query'> =
  Operation<R> extends { parameters: Record<In, infer P> }
    ? P
    : Operation<R> extends { parameters: Partial<Record<In, infer P>> }
      ? P
      : never;
/** As they are in the URL. */
type Texts<P> = [NonNullable<P>] extends [never] ? Record<never, string> : { [K in keyof NonNullable<P>]: string };

type Success = 200 | 201 | 202 | 204;
type Responses<R extends ApiRoute> = Operation<R> extends { responses: infer All } ? All : never;
/** A success response of the route as documented. */
export type MockSuccess<R extends ApiRoute> = {
  [S in keyof Responses<R> & Success]: Json<Responses<R>[S]> extends undefined
    ? { status?: S; body?: undefined }
    : { status?: S; body: Json<Responses<R>[S]> };
}[keyof Responses<R> & Success];

/** Response of a refused request; made by `problem`. */
export interface MockProblem {
  status: number;
  problem: components['schemas']['Problem'];
}

/** What the mock answers: documented JSON, a problem, a lost connection, or a raw response such as a file. */
export type MockReply<R extends ApiRoute> = MockSuccess<R> | MockProblem | 'connection lost' | Response;

/** A request as the API receives it. */
export interface MockRequest<R extends ApiRoute = ApiRoute> {
  route: R;
  params: Texts<ParametersOf<R, 'path'>>;
  query: Partial<Texts<ParametersOf<R, 'query'>>>;
  headers: Headers;
  /** JSON body; undefined of anything else, such as an upload. */
  body: Operation<R> extends { requestBody?: infer Body } ? Json<NonNullable<Body>> : undefined;
  signal: AbortSignal;
}

type Handler<R extends ApiRoute> = MockReply<R> | ((request: MockRequest<R>) => MockReply<R> | Promise<MockReply<R>>);

/** Replies by route. */
export type MockRoutes = { [R in ApiRoute]?: Handler<R> };
