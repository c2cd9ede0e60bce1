import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../../platform/clock.js';
import { OutboundCallFailed } from '../../../../../platform/http/egress/bounded-fetch.js';
import { type OutboundResponse, OutboundClient } from '../../../../../platform/http/egress/outbound-client.js';
import { busy } from '../../carrier-exchange.js';
import { below } from '../../../connections/endpoint.js';
import type { ConnectionTarget, ConnectorOffer, ConnectorRateRequest, DeclineReason } from '../../connector.js';
import { firstProblem, isRateQuoteRequest } from './rate-quote.schemas.js';
import type { RateQuoteMode, RateQuoteRequest } from './rate-quote.messages.js';
import { invalid, refused } from '../../carrier-text.js';
import { readRateQuote } from './read-rate-quote.js';
import { askedModes, writeRateQuote } from './write-rate-quote.js';

const PATH = '/v1/ratequote/app';
/** A response with 20 prices of 50 charges uses a third of it. */
const ANSWER_MAX_BYTES = 262_144;

interface RateQuoteCall {
  path: string;
  /** Null to read an earlier response. */
  message: RateQuoteRequest | null;
}

/** Sends rate requests by the DSDC rate quote standard. */
@Injectable()
export class RateQuotes {
  constructor(
    private readonly client: OutboundClient,
    private readonly clock: Clock,
  ) {}

  async rate(
    target: ConnectionTarget,
    asked: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    const { carrierName } = target;
    const modes = askedModes(asked);
    if (modes.length === 0)
      return {
        code: 'MODE_NOT_OFFERED',
        message: english(msg`${{ carrier: carrierName }} is connected for LTL and FTL only.`),
      };
    const message = writeRateQuote(asked, modes, target.customerNumber);
    if (!isRateQuoteRequest(message)) {
      return {
        code: 'CARRIER_REFUSED',
        message: english(
          msg`The request for ${{ carrier: carrierName }} does not fit the DSDC standard: ${{ problem: firstProblem(isRateQuoteRequest.errors) }}.`,
        ),
      };
    }
    return this.exchange(target, modes, { path: PATH, message }, signal);
  }

  /** Reads the carrier's response to an earlier request by our quote number (`uniqueQuoteReferenceId`). */
  retrieve(
    target: ConnectionTarget,
    asked: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    const path = `${PATH}/${encodeURIComponent(asked.reference)}`;
    return this.exchange(target, askedModes(asked), { path, message: null }, signal);
  }

  private async exchange(
    target: ConnectionTarget,
    modes: readonly RateQuoteMode[],
    call: RateQuoteCall,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    try {
      return this.read(await this.send(target, call, signal), modes, target.carrierName);
    } catch (error) {
      if (error instanceof OutboundCallFailed) return reasonOf(error, target);
      throw error;
    }
  }

  private send(
    { endpoint, headers }: ConnectionTarget,
    { path, message }: RateQuoteCall,
    signal: AbortSignal,
  ): Promise<OutboundResponse> {
    return this.client.send({
      method: message === null ? 'GET' : 'POST',
      url: below(endpoint, path),
      headers: {
        ...headers,
        ...(message === null ? {} : { 'content-type': 'application/json' }),
        accept: 'application/json',
        'accept-encoding': 'identity',
      },
      ...(message === null ? {} : { body: JSON.stringify(message) }),
      signal,
      maxBytes: ANSWER_MAX_BYTES,
    });
  }

  private read(
    { status, contentType, body, retryAfter }: OutboundResponse,
    modes: readonly RateQuoteMode[],
    carrier: string,
  ): ConnectorOffer[] | DeclineReason {
    if (status === 401 || status === 403)
      return {
        ...refused(carrier, english(msg`The credentials of this connection are not accepted.`)),
        ...(status === 401 ? { isUnauthorized: true } : {}),
      };
    if (status >= 300 && status < 400) return invalid(carrier, 'it redirects to another address');
    const pause = busy(status, retryAfter, carrier);
    if (pause !== null) return pause;
    if (status >= 500)
      return {
        code: 'CARRIER_UNAVAILABLE',
        message: english(msg`${{ carrier }} is unavailable (HTTP ${{ status }}).`),
      };
    if (status !== 200) return refused(carrier, `HTTP ${status}`);
    if (!/^application\/json\b/i.test(contentType)) return invalid(carrier, 'it is not JSON');
    return readRateQuote(body, modes, carrier, this.clock.now().toISOString().slice(0, 10));
  }
}

function reasonOf({ reason }: OutboundCallFailed, { carrierName, timeoutMs }: ConnectionTarget): DeclineReason {
  if (reason === 'timeout')
    return {
      code: 'CARRIER_TIMEOUT',
      message: english(
        msg`${{ carrier: carrierName }} did not respond within ${{ seconds: timeoutMs / 1_000 }} seconds.`,
      ),
    };
  if (reason === 'too-large') return invalid(carrierName, `it is larger than ${ANSWER_MAX_BYTES / 1_024} KiB`);
  if (reason === 'forbidden-address')
    return {
      code: 'CARRIER_UNAVAILABLE',
      message: english(
        msg`The address of ${{ carrier: carrierName }} resolves to a private network, which is not allowed.`,
      ),
    };
  return { code: 'CARRIER_UNAVAILABLE', message: english(msg`${{ carrier: carrierName }} cannot be reached.`) };
}
