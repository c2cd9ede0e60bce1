import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { parseWellFormedJson } from '../../../platform/http/validation/well-formed.js';
import { OutboundCallFailed } from '../../../platform/http/egress/bounded-fetch.js';
import { OutboundClient } from '../../../platform/http/egress/outbound-client.js';
import { below } from '../connections/endpoint.js';
import { CarrierGuard } from './carrier-guard.js';
import type { CarrierPaths, ConnectionRef, ConnectionTarget, DeclineReason } from './connector.js';
import type { ConnectionOptions } from './connector-setup.js';

/**
 * Default base paths, relative to the endpoint. In-transit visibility and preliminary freight charges both have `/v1/subscriptions`, so they need
 * different bases.
 */
const DEFAULT_BASES: Readonly<Record<keyof CarrierPaths, string>> = { tracking: '', charges: '/pfc', invoices: '' };

/** One message to a carrier. */
export interface CarrierMessage {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The service that the path belongs to; absent: those at the connection's endpoint. */
  service?: keyof CarrierPaths;
  /** Path with its query, below the base path of its service. */
  path: string;
  body?: object;
  /** Sent as `Idempotency-Key`: carriers that support it return the same response to a retry. */
  key?: string;
  maxBytes: number;
}

/** A carrier's response; `body` is undefined if it is not JSON, or if it is an error in a foreign format from an address that is not public. */
export interface CarrierResponse {
  status: number;
  body: unknown;
}

/** A carrier's response, or why there is none. */
export type Exchanged = CarrierResponse | DeclineReason;

/** Why a message cannot be written in the carrier's format. */
export interface Unwritten {
  problem: string;
}

/** A file of a carrier's server, why it has none, or why there is no response. */
export type CarrierFile =
  | { status: number; bytes: Buffer; problem: null }
  | { status: number; bytes: null; problem: 'other-server' | 'status' | 'too-large' }
  | DeclineReason;

/** Whether the outcome at the carrier is unknown. */
export function isUnknown(exchanged: Exchanged): exchanged is DeclineReason {
  return 'code' in exchanged;
}

/** Exchanges JSON with HTTP carriers through `CarrierGuard`; one subclass per kind of connection. Redirects are never followed. */
@Injectable()
export abstract class CarrierExchange {
  constructor(
    private readonly guard: CarrierGuard,
    private readonly client: OutboundClient,
  ) {}

  /** Whether the body is an error in a format of the carrier's interface and nothing else, so that responses of internal servers do not match. */
  protected abstract isProblem(body: unknown): boolean;

  /** `compose` receives the company's customer number, and the settings that only this carrier has. */
  send(
    companyId: string,
    connectionId: string,
    signal: AbortSignal,
    compose: (customerNumber: string | null, options: ConnectionOptions) => CarrierMessage,
    { evenDisabled = false } = {},
  ): Promise<Exchanged> {
    return this.guard.call<Exchanged>(companyId, connectionId, signal, {
      evenDisabled,
      run: (target, limited) => this.within(target, compose(target.customerNumber, target.options), limited),
      faultOf: (answer) => (isUnknown(answer) ? answer : null),
      succeeded: (answer) => !isUnknown(answer) && answer.status < 400,
    });
  }

  /** Like `send`; the carrier is not called if `compose` returns a text, which says why the message cannot be written. */
  sendUnless(
    { companyId, connectionId }: ConnectionRef,
    signal: AbortSignal,
    compose: (customerNumber: string | null, options: ConnectionOptions) => CarrierMessage | string,
  ): Promise<Exchanged | Unwritten> {
    return this.guard.call<Exchanged | Unwritten>(companyId, connectionId, signal, {
      run: async (target, limited) => {
        const message = compose(target.customerNumber, target.options);
        return typeof message === 'string' ? { problem: message } : this.within(target, message, limited);
      },
      faultOf: (answer) => ('code' in answer ? answer : null),
      succeeded: (answer) => 'status' in answer && answer.status < 400,
      ignores: (answer) => 'problem' in answer,
    });
  }

  /** Requests a file of the connection's server, by its address or its path below the endpoint, with the credentials. */
  file(
    { companyId, connectionId }: ConnectionRef,
    at: URL | string,
    maxBytes: number,
    signal: AbortSignal,
  ): Promise<CarrierFile> {
    return this.guard.call<CarrierFile>(companyId, connectionId, signal, {
      run: (target, limited) =>
        this.fetch(target, typeof at === 'string' ? below(target.endpoint, at) : at, maxBytes, limited),
      faultOf: (answer) => ('code' in answer ? answer : null),
      succeeded: (answer) => !('code' in answer) && answer.problem === null,
    });
  }

  private async fetch(
    { endpoint, headers, carrierName, timeoutMs }: ConnectionTarget,
    url: URL,
    maxBytes: number,
    signal: AbortSignal,
  ): Promise<CarrierFile> {
    if (url.origin !== endpoint.origin) return { status: 0, bytes: null, problem: 'other-server' };
    try {
      const { status, body, retryAfter } = await this.client.sendForBytes({
        method: 'GET',
        url,
        headers: { ...headers, 'accept-encoding': 'identity' },
        signal,
        maxBytes,
      });
      if (status === 408 || status === 429 || status >= 500)
        return busy(status, retryAfter, carrierName) ?? unavailable(status, carrierName);
      return status === 200 ? { status, bytes: body, problem: null } : { status, bytes: null, problem: 'status' };
    } catch (error) {
      if (!(error instanceof OutboundCallFailed)) throw error;
      if (error.reason === 'too-large') return { status: 200, bytes: null, problem: 'too-large' };
      return unknownOf(error, carrierName, timeoutMs);
    }
  }

  /** Sends a message in a call that the guard has admitted already. */
  async within(
    target: ConnectionTarget,
    { method, service, path, body, key, maxBytes }: CarrierMessage,
    signal: AbortSignal,
  ): Promise<Exchanged> {
    const { carrierName, timeoutMs } = target;
    const headers = {
      ...target.headers,
      accept: 'application/json',
      'accept-encoding': 'identity',
      ...(body === undefined ? {} : { 'content-type': CONTENT_TYPES[method] ?? 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    try {
      const answer = await this.client.send({
        method,
        url: addressOf(target, service, path),
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal,
        maxBytes,
      });
      const { status, isPrivate, retryAfter } = answer;
      const read = parsed(answer.body);
      return (
        busy(status, retryAfter, carrierName) ??
        judged(status, isPrivate && status >= 400 && !this.isProblem(read) ? undefined : read, carrierName)
      );
    } catch (error) {
      if (error instanceof OutboundCallFailed) return unknownOf(error, carrierName, timeoutMs);
      throw error;
    }
  }
}

/** `PATCH` sends a JSON Merge Patch (RFC 7386), as the standard wants. */
const CONTENT_TYPES: Partial<Record<CarrierMessage['method'], string>> = { PATCH: 'application/merge-patch+json' };

function addressOf({ endpoint, paths }: ConnectionTarget, service: keyof CarrierPaths | undefined, path: string): URL {
  if (service === undefined) return below(endpoint, path);
  const given = paths[service];
  return given === null
    ? below(endpoint, `${DEFAULT_BASES[service]}${path}`)
    : below(new URL(given, endpoint.origin), path);
}

/** The reason if the carrier has too many calls, with the pause that it wants: seconds, as carriers send them. */
export function busy(status: number, retryAfter: string, carrier: string): DeclineReason | null {
  if (status !== 429) return null;
  const seconds = /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : 0;
  return {
    code: 'CARRIER_UNAVAILABLE',
    message: english(msg`${{ carrier }} is unavailable (HTTP ${{ status: 429 }}).`),
    isUnsent: true,
    ...(seconds > 0 ? { retryAfterMs: seconds * 1_000 } : {}),
  };
}

function unavailable(status: number, carrier: string): DeclineReason {
  return { code: 'CARRIER_UNAVAILABLE', message: english(msg`${{ carrier }} is unavailable (HTTP ${{ status }}).`) };
}

function judged(status: number, body: unknown, carrier: string): Exchanged {
  if (status >= 300 && status < 400)
    return {
      code: 'CARRIER_ANSWER_INVALID',
      message: english(msg`The response of ${{ carrier }} cannot be read: it redirects to another address.`),
    };
  if (status === 408 || status >= 500) return unavailable(status, carrier);
  if (status === 401 || status === 403)
    return {
      code: 'CARRIER_REFUSED',
      message: english(msg`${{ carrier }} does not accept the credentials of this connection.`),
      ...(status === 401 ? { isUnauthorized: true } : {}),
      isUnsent: true,
    };
  return { status, body };
}

function unknownOf({ reason }: OutboundCallFailed, carrier: string, timeoutMs: number): DeclineReason {
  if (reason === 'timeout')
    return {
      code: 'CARRIER_TIMEOUT',
      message: english(msg`${{ carrier }} did not respond within ${{ seconds: timeoutMs / 1_000 }} seconds.`),
    };
  if (reason === 'too-large')
    return { code: 'CARRIER_ANSWER_INVALID', message: english(msg`The response of ${{ carrier }} is too large.`) };
  return { code: 'CARRIER_UNAVAILABLE', message: english(msg`${{ carrier }} cannot be reached.`) };
}

function parsed(text: string): unknown {
  try {
    return parseWellFormedJson(text);
  } catch {
    return undefined;
  }
}
