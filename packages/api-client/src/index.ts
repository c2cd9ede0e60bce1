import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths } from './schema.gen';

export type { components, paths } from './schema.gen';
export { ACCESSORIAL_DETAILS } from './accessorial-details.gen';
export { newIdempotencyKey } from './idempotency-key';
export { uploadKey } from './upload-key';
export { API_VERSION } from './version';

/** One field that was refused; `pointer` is an RFC 6901 pointer into the request body, such as `/stops/0/postalCode`. */
export interface ProblemField {
  pointer: string;
  code: string;
  message: string;
}

/** An answer of the API other than success, read from its `application/problem+json` body (RFC 9457). */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';

  constructor(
    readonly status: number,
    /** Name from the API's closed list; `UNKNOWN` when the body was not a problem, for example from a proxy. */
    readonly code: string,
    readonly detail: string,
    readonly errors: ProblemField[] = [],
    readonly params: Record<string, unknown> = {},
    /** Short hash that also stands in the server's log line; on 5xx only. */
    readonly digest?: string,
  ) {
    super(detail);
  }
}

/** Builds the problem for a refused request; bodies that are not problems still give one. */
export function problemFrom(status: number, body: unknown): ApiProblem {
  const problem = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const text = (value: unknown, fallback: string) => (typeof value === 'string' && value !== '' ? value : fallback);
  return new ApiProblem(
    status,
    text(problem.code, 'UNKNOWN'),
    text(problem.detail, text(problem.title, `The server answered ${status}.`)),
    Array.isArray(problem.errors) ? (problem.errors as ProblemField[]) : [],
    typeof problem.params === 'object' && problem.params !== null ? (problem.params as Record<string, unknown>) : {},
    typeof problem.digest === 'string' ? problem.digest : undefined,
  );
}

export interface ApiOptions {
  /** Origin of the API without a trailing slash. */
  baseUrl: string;
  /** Called for every 401, before the caller sees the problem. */
  onUnauthorized(): void;
  /**
   * Called when the session cannot work in its company any more, before the caller sees the problem: after a removal, or while a second factor that
   * the company requires is missing.
   */
  onCompanyLost?(): void;
}

export type Api = Client<paths>;

const COMPANY_LOST = ['NO_ACTIVE_COMPANY', 'FACTOR_SETUP_REQUIRED'];

/** A typed client of the API; it sends the session cookie and tells the host of a dead session or a lost company. */
export function createApi({ baseUrl, onUnauthorized, onCompanyLost }: ApiOptions): Api {
  // The global is looked up at each call, so that a test can stand in for it.
  const api = createClient<paths>({
    baseUrl,
    credentials: 'same-origin',
    fetch: (request) => globalThis.fetch(request),
  });
  const watchSession: Middleware = {
    onRequest({ request }) {
      // The language of the screens, which the browser's own may differ from.
      const { lang } = globalThis.document?.documentElement ?? {};
      if (lang) request.headers.set('Accept-Language', lang);
      return request;
    },
    async onResponse({ response }) {
      if (response.status === 401) onUnauthorized();
      if (response.status === 403 && onCompanyLost && COMPANY_LOST.includes(await codeOf(response))) onCompanyLost();
    },
  };
  api.use(watchSession);
  return api;
}

async function codeOf(response: Response): Promise<string> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return problemFrom(response.status, body).code;
}

/** What a call gives when it succeeds; throws `ApiProblem` when it does not. */
export async function unwrap<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call;
  if (!response.ok) throw problemFrom(response.status, error);
  return data as T;
}
