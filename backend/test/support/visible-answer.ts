import type { ApiAnswer } from './api-client.js';

/** Differ from one request to the next by design. */
const VARYING_HEADERS = ['date', 'ratelimit', 'x-request-id'];

/** Visible parts of a response: two responses that must be indistinguishable are equal in these. */
export function visible({ status, headers, body }: ApiAnswer) {
  const names = [...headers.keys()].filter((name) => !VARYING_HEADERS.includes(name));
  const { instance: _, ...rest } = body as { instance?: string };
  return { status, headers: names.map((name) => [name, headers.get(name)]), body: rest };
}
