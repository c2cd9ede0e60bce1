import { Injectable } from '@nestjs/common';
import { parseWellFormedJson } from '../../../../platform/http/validation/well-formed.js';
import { OutboundCallFailed } from '../../../../platform/http/egress/bounded-fetch.js';
import { OutboundClient } from '../../../../platform/http/egress/outbound-client.js';
import { below } from '../../connections/endpoint.js';
import { CarrierGuard } from '../carrier-guard.js';
import { type ConnectionTarget, type DeclineReason } from '../connector.js';
import { isEbolResponse, isEbolProblems } from './tender/ebol.schemas.js';

/** One message to a carrier. */
export interface CarrierMessage {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path relative to the connection's endpoint, with its query. */
  path: string;
  body?: object;
  /** Sent as `Idempotency-Key`: carriers that support it return the same response to a retry. */
  key?: string;
  maxBytes: number;
}

/** A carrier's response; `body` is undefined if it is not JSON, or if it is an error in a nonstandard format from an address that is not public. */
export interface CarrierResponse {
  status: number;
  body: unknown;
}

/** A carrier's response, or why there is none. */
export type Exchanged = CarrierResponse | DeclineReason;

/** Whether the outcome at the carrier is unknown. */
export function isUnknown(exchanged: Exchanged): exchanged is DeclineReason {
  return 'code' in exchanged;
}

/** Exchanges JSON with HTTP carriers through `CarrierGuard`. Redirects are never followed. */
@Injectable()
export class CarrierExchange {
  constructor(
    private readonly guard: CarrierGuard,
    private readonly client: OutboundClient,
  ) {}

  /** `compose` receives the company's customer number. */
  send(
    companyId: string,
    connectionId: string,
    signal: AbortSignal,
    compose: (customerNumber: string | null) => CarrierMessage,
  ): Promise<Exchanged> {
    return this.guard.call<Exchanged>(companyId, connectionId, signal, {
      run: (target, limited) => this.exchange(target, compose(target.customerNumber), limited),
      faultOf: (answer) => (isUnknown(answer) ? answer : null),
    });
  }

  private async exchange(
    target: ConnectionTarget,
    { method, path, body, key, maxBytes }: CarrierMessage,
    signal: AbortSignal,
  ): Promise<Exchanged> {
    const { carrierName, timeoutMs } = target;
    const headers = {
      ...target.headers,
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    try {
      const answer = await this.client.send({
        method,
        url: below(target.endpoint, path),
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal,
        maxBytes,
      });
      const { status, isPrivate, retryAfter } = answer;
      const read = parsed(answer.body);
      return (
        busy(status, retryAfter, carrierName) ??
        judged(status, isPrivate && status >= 400 ? problemsOf(read) : read, carrierName)
      );
    } catch (error) {
      if (error instanceof OutboundCallFailed) return unknownOf(error, carrierName, timeoutMs);
      throw error;
    }
  }
}

/** The reason if the carrier has too many calls, with the pause that it wants: seconds, as carriers send them. */
export function busy(status: number, retryAfter: string, carrier: string): DeclineReason | null {
  if (status !== 429) return null;
  const seconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 0;
  return {
    code: 'CARRIER_UNAVAILABLE',
    message: `${carrier} is unavailable (HTTP 429).`,
    ...(seconds > 0 ? { retryAfterMs: seconds * 1_000 } : {}),
  };
}

function judged(status: number, body: unknown, carrier: string): Exchanged {
  if (status >= 300 && status < 400)
    return {
      code: 'CARRIER_ANSWER_INVALID',
      message: `The response of ${carrier} cannot be read: it redirects to another address.`,
    };
  if (status === 408 || status >= 500)
    return { code: 'CARRIER_UNAVAILABLE', message: `${carrier} is unavailable (HTTP ${status}).` };
  if (status === 401 || status === 403)
    return { code: 'CARRIER_REFUSED', message: `${carrier} does not accept the credentials of this connection.` };
  return { status, body };
}

/** An error body in the format of the standard; undefined for any other, which may be the response of an internal server. */
function problemsOf(body: unknown): unknown {
  return isEbolProblems(body) || (isEbolResponse(body) && body.messageStatus !== undefined) ? body : undefined;
}

function unknownOf({ reason }: OutboundCallFailed, carrier: string, timeoutMs: number): DeclineReason {
  if (reason === 'timeout')
    return { code: 'CARRIER_TIMEOUT', message: `${carrier} did not respond within ${timeoutMs / 1_000} seconds.` };
  if (reason === 'too-large')
    return { code: 'CARRIER_ANSWER_INVALID', message: `The response of ${carrier} is too large.` };
  return { code: 'CARRIER_UNAVAILABLE', message: `${carrier} cannot be reached.` };
}

function parsed(text: string): unknown {
  try {
    return parseWellFormedJson(text);
  } catch {
    return undefined;
  }
}
