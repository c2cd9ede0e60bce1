import { parseWellFormedJson } from '../../../../platform/http/validation/well-formed.js';
import {
  boundedFetch,
  OutboundCallFailed,
  type BoundedResponse,
} from '../../../../platform/http/egress/bounded-fetch.js';
import { GATEWAY_TIMEOUT, SourceUnavailable } from '../oauth.errors.js';

const LIMITS = { timeoutMs: 4_000, maxBytes: 262_144 };
const OK = 200;

/** Sends a request to a source. @throws SourceUnavailable if there is no readable response */
export async function askSource(url: string, init: RequestInit): Promise<BoundedResponse> {
  const headers = new Headers(init.headers);
  headers.set('accept', 'application/json');
  try {
    return await boundedFetch(url, { ...init, headers }, LIMITS);
  } catch (error) {
    if (!(error instanceof OutboundCallFailed)) throw error;
    throw new SourceUnavailable(`${url}: ${error.reason}`, error.reason === 'timeout' ? GATEWAY_TIMEOUT : undefined);
  }
}

/** Fetches a JSON object from a source. @throws SourceUnavailable for any other response */
export async function askSourceForObject(url: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
  const { status, body } = await askSource(url, init);
  const object = parseObject(body);
  if (status !== OK || object === null) throw new SourceUnavailable(`${url} answers ${status} without a JSON object`);
  return object;
}

/** Null for everything except a JSON object. */
export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = parseWellFormedJson(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
