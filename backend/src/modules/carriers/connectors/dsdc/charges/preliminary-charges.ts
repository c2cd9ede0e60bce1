import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import type { ConnectionRef } from '../../connector.js';
import type { CarrierSubscriptions, SubscriptionAnswer, WantedSubscription } from '../../subscriptions.js';
import { type CarrierExchange, type Exchanged, isUnknown } from '../../carrier-exchange.js';
import { isStandardProblem, refusalText } from '../problems.js';
import { isGone, pathOf, refusal, SubscriptionCalls, SUBSCRIPTIONS_PATH } from '../subscription-calls.js';
import {
  type ChargesSubscription,
  isChargesSubscription,
  writeChargesSubscription,
} from './charges-subscription.messages.js';

const TEST_PATH = '/webhooks/test';
/** Charges of several thousand shipments. */
const INFLIGHT_MAX_BYTES = 16 * 1024 * 1024;
const CONFLICT = 409;

/** Preliminary freight charges by the DSDC standard: the subscription, its webhook test, and charges of freight in transit. */
export class PreliminaryCharges implements CarrierSubscriptions {
  private readonly calls: SubscriptionCalls;

  constructor(private readonly exchange: CarrierExchange) {
    this.calls = new SubscriptionCalls(exchange, 'charges');
  }

  async ensure(
    connection: ConnectionRef,
    wanted: WantedSubscription,
    known: string | null,
    signal: AbortSignal,
  ): Promise<SubscriptionAnswer> {
    const read = known === null ? null : await this.read(connection, known, signal);
    if (read !== null && 'state' in read) return read;
    if (read !== null) {
      if (fits(read, wanted) && !(wanted.resume && statusOf(read) !== 'active'))
        return wanted.resume ? this.tested(connection, read, wanted, signal) : answerOf(read);
      // The standard cannot change a subscription.
      const problem = await this.remove(connection, read.subscriptionId, signal);
      if (problem !== null) return { state: 'failed', message: problem };
    }
    return this.create(connection, wanted, signal);
  }

  remove(connection: ConnectionRef, known: string, signal: AbortSignal): Promise<string | null> {
    return this.calls.remove(connection, known, signal);
  }

  /** Charges of the freight in transit, unvalidated; null if there is no response, `gone` if the carrier does not have the subscription. */
  async inFlight({ companyId, connectionId }: ConnectionRef, id: string, signal: AbortSignal): Promise<unknown> {
    const answer = await this.exchange.send(companyId, connectionId, signal, () => ({
      method: 'GET',
      service: 'charges',
      path: `${pathOf(id)}/inflight`,
      maxBytes: INFLIGHT_MAX_BYTES,
    }));
    if (isGone(answer)) return 'gone';
    return isUnknown(answer) || answer.status !== 200 ? null : answer.body;
  }

  /** Null if the carrier does not know it. */
  private async read(
    connection: ConnectionRef,
    id: string,
    signal: AbortSignal,
  ): Promise<ChargesSubscription | SubscriptionAnswer | null> {
    const answer = await this.calls.send(connection, { method: 'GET', path: pathOf(id) }, signal);
    if (isGone(answer)) return null;
    return readable(answer) ?? refusal(answer);
  }

  private async create(
    connection: ConnectionRef,
    wanted: WantedSubscription,
    signal: AbortSignal,
  ): Promise<SubscriptionAnswer> {
    const body = writeChargesSubscription(wanted.url, wanted.account ?? '');
    const answer = await this.calls.send(connection, { method: 'POST', path: SUBSCRIPTIONS_PATH, body }, signal);
    const created = readable(answer);
    if (created !== null) return this.tested(connection, created, wanted, signal);
    if (isUnknown(answer) || answer.status !== CONFLICT) return refusal(answer);
    return (await this.adopt(connection, answer.body, wanted, signal)) ?? refusal(answer);
  }

  /** The existing subscription that the conflict names, if it is ours: the response to an earlier request was lost. */
  private async adopt(
    connection: ConnectionRef,
    problem: unknown,
    wanted: WantedSubscription,
    signal: AbortSignal,
  ): Promise<SubscriptionAnswer | null> {
    const id = isStandardProblem(problem) ? problem.details?.subscriptionId : undefined;
    if (typeof id !== 'string' || id === '') return null;
    const read = await this.read(connection, id, signal);
    return read !== null && !('state' in read) && fits(read, wanted) ? answerOf(read) : null;
  }

  /** Has the carrier send a test message. Its failure is a note: charges are also read from the carrier. */
  private async tested(
    connection: ConnectionRef,
    created: ChargesSubscription,
    { url, signed }: WantedSubscription,
    signal: AbortSignal,
  ): Promise<SubscriptionAnswer> {
    // Without a secret, the test message would be refused.
    if (!signed) return answerOf(created);
    const answer = await this.calls.send(
      connection,
      { method: 'POST', path: TEST_PATH, body: { webhookUrl: url } },
      signal,
    );
    const subscribed = answerOf(created);
    if (!('key' in subscribed) || (!isUnknown(answer) && answer.status < 300)) return subscribed;
    const problem = isUnknown(answer) ? answer.message : refusalText(answer);
    return { ...subscribed, message: english(msg`The carrier’s test message failed. ${{ problem }}`) };
  }
}

/** Only the properties of the standard: a carrier's own `state` is not one of ours. */
function readable(answer: Exchanged): ChargesSubscription | null {
  if (isUnknown(answer) || answer.status >= 300 || !isChargesSubscription(answer.body)) return null;
  const { subscriptionId, status, webhookUrl, accounts } = answer.body;
  return { subscriptionId, status, webhookUrl, accounts };
}

/** Whether the subscription is for our address and account, as far as the carrier says. */
function fits(
  { webhookUrl, accounts }: ChargesSubscription,
  { url, account }: Pick<WantedSubscription, 'url' | 'account'>,
): boolean {
  return (webhookUrl ?? url) === url && (accounts === undefined || accounts.includes(account ?? ''));
}

function statusOf({ status = 'active' }: ChargesSubscription) {
  return status;
}

function answerOf(subscription: ChargesSubscription): SubscriptionAnswer {
  const status = statusOf(subscription);
  const key = subscription.subscriptionId;
  return status === 'active'
    ? { state: 'active', key, message: null }
    : { state: 'suspended', key, message: english(msg`The carrier reports it as ${{ status }}.`) };
}
