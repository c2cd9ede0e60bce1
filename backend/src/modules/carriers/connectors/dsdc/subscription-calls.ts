import { english } from '../../../../messages/translate.js';
import { msg } from '../../../../messages/message.js';
import type { CarrierPaths, ConnectionRef } from '../connector.js';
import type { SubscriptionAnswer } from '../subscriptions.js';
import { type CarrierExchange, type CarrierMessage, type Exchanged, isUnknown } from '../carrier-exchange.js';
import { refusalText } from './problems.js';

export const SUBSCRIPTIONS_PATH = '/v1/subscriptions';
const ANSWER_MAX_BYTES = 262_144;
const NOT_FOUND: readonly number[] = [404, 410];
/** The carrier does not have the operation. */
const NO_SUCH_OPERATION: readonly number[] = [404, 405, 501];

export type SubscriptionCall = Pick<CarrierMessage, 'method' | 'path' | 'body'>;

/** Calls to the subscriptions of one service of a carrier. */
export class SubscriptionCalls {
  constructor(
    private readonly exchange: CarrierExchange,
    private readonly service: keyof CarrierPaths,
  ) {}

  send(connection: ConnectionRef, call: SubscriptionCall, signal: AbortSignal, options?: { evenDisabled: boolean }) {
    const message = { ...call, service: this.service, maxBytes: ANSWER_MAX_BYTES };
    return this.exchange.send(connection.companyId, connection.connectionId, signal, () => message, options);
  }

  /** Null if the carrier deleted it or does not have it. */
  async remove(connection: ConnectionRef, id: string, signal: AbortSignal): Promise<string | null> {
    const answer = await this.send(connection, { method: 'DELETE', path: pathOf(id) }, signal, { evenDisabled: true });
    if (isUnknown(answer)) return answer.message;
    return answer.status < 300 || isGone(answer) ? null : refusalText(answer);
  }
}

export function pathOf(id: string): string {
  return `${SUBSCRIPTIONS_PATH}/${encodeURIComponent(id)}`;
}

/** Whether the carrier does not know the subscription. */
export function isGone(answer: Exchanged): boolean {
  return !isUnknown(answer) && NOT_FOUND.includes(answer.status);
}

/** Why there is no subscription. */
export function refusal(answer: Exchanged): SubscriptionAnswer {
  if (isUnknown(answer)) return { state: 'failed', message: answer.message };
  if (NO_SUCH_OPERATION.includes(answer.status))
    return {
      state: 'not_offered',
      message: english(msg`The carrier has no such service (HTTP ${{ status: answer.status }}).`),
    };
  if (answer.status < 300)
    return { state: 'failed', message: english(msg`The response of the carrier cannot be read.`) };
  return { state: 'failed', message: refusalText(answer) };
}
