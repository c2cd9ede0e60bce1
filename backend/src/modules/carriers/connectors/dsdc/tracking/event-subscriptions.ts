import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import type { ConnectionRef } from '../../connector.js';
import type { CarrierSubscriptions, SubscriptionAnswer, WantedSubscription } from '../../subscriptions.js';
import { type CarrierExchange, isUnknown } from '../../carrier-exchange.js';
import {
  isGone,
  pathOf,
  refusal,
  type SubscriptionCall,
  SubscriptionCalls,
  SUBSCRIPTIONS_PATH,
} from '../subscription-calls.js';
import {
  type EventSubscription,
  isEventSubscription,
  isEventSubscriptionsPage,
} from './event-subscription.messages.js';

const PAGE_SIZE = 200;
/** Maximum pages of a list, for carriers whose page count never ends. */
const PAGES_MAX = 10;

/** Subscriptions to events by the in-transit visibility standard. */
export class EventSubscriptions implements CarrierSubscriptions {
  private readonly calls: SubscriptionCalls;

  constructor(exchange: CarrierExchange) {
    this.calls = new SubscriptionCalls(exchange, 'tracking');
  }

  async ensure(
    connection: ConnectionRef,
    wanted: WantedSubscription,
    known: string | null,
    signal: AbortSignal,
  ): Promise<SubscriptionAnswer> {
    const read = known === null ? null : await this.read(connection, known, signal);
    if (read !== null && 'state' in read) return read;
    const found = read ?? (await this.find(connection, wanted.url, signal));
    if (found === null) return this.create(connection, wanted, signal);
    if ('state' in found) return found;
    const differs = found.endpointUrl !== wanted.url || (found.hmacSecretId ?? wanted.secretId) !== wanted.secretId;
    return differs || (wanted.resume && found.status !== 'active')
      ? this.update(connection, found.id, wanted, signal)
      : answerOf(found);
  }

  remove(connection: ConnectionRef, known: string, signal: AbortSignal): Promise<string | null> {
    return this.calls.remove(connection, known, signal);
  }

  /** Null if the carrier does not know it. */
  private async read(
    connection: ConnectionRef,
    id: string,
    signal: AbortSignal,
  ): Promise<EventSubscription | SubscriptionAnswer | null> {
    const answer = await this.calls.send(connection, { method: 'GET', path: pathOf(id) }, signal);
    if (isGone(answer)) return null;
    return !isUnknown(answer) && answer.status === 200 && isEventSubscription(answer.body)
      ? picked(answer.body)
      : refusal(answer);
  }

  /** A subscription that an earlier request created although its response was lost. */
  private async find(
    connection: ConnectionRef,
    url: string,
    signal: AbortSignal,
  ): Promise<EventSubscription | SubscriptionAnswer | null> {
    for (const status of ['active', 'paused'])
      for (let page = 1; page <= PAGES_MAX; page += 1) {
        const query = new URLSearchParams({ status, page: String(page), pageSize: String(PAGE_SIZE) });
        const path = `${SUBSCRIPTIONS_PATH}?${query.toString()}`;
        const answer = await this.calls.send(connection, { method: 'GET', path }, signal);
        if (isUnknown(answer)) return refusal(answer);
        if (answer.status !== 200 || !isEventSubscriptionsPage(answer.body)) break;
        const { data, pageSize = PAGE_SIZE, totalPages } = answer.body;
        const found = data.find(({ endpointUrl }) => endpointUrl === url);
        if (found !== undefined) return picked(found);
        if (data.length === 0 || (totalPages == null ? data.length < pageSize : page >= totalPages)) break;
      }
    return null;
  }

  private create(connection: ConnectionRef, wanted: WantedSubscription, signal: AbortSignal) {
    const body = { endpointUrl: wanted.url, hmacSecretId: wanted.secretId };
    return this.write(connection, { method: 'POST', path: SUBSCRIPTIONS_PATH, body }, signal);
  }

  private update(connection: ConnectionRef, id: string, wanted: WantedSubscription, signal: AbortSignal) {
    const body = {
      endpointUrl: wanted.url,
      hmacSecretId: wanted.secretId,
      ...(wanted.resume ? { status: 'active' as const } : {}),
    };
    return this.write(connection, { method: 'PATCH', path: pathOf(id), body }, signal);
  }

  private async write(
    connection: ConnectionRef,
    call: SubscriptionCall,
    signal: AbortSignal,
  ): Promise<SubscriptionAnswer> {
    const answer = await this.calls.send(connection, call, signal);
    return !isUnknown(answer) && answer.status < 300 && isEventSubscription(answer.body)
      ? answerOf(answer.body)
      : refusal(answer);
  }
}

/** Only the properties of the standard: a carrier's own `state` is not one of ours. */
function picked({ id, endpointUrl, hmacSecretId, status }: EventSubscription): EventSubscription {
  return { id, endpointUrl, hmacSecretId, status };
}

/** Without a status, it is active, as the standard says. */
function answerOf({ id, status = 'active' }: EventSubscription): SubscriptionAnswer {
  return status === 'active'
    ? { state: 'active', key: id, message: null }
    : { state: 'suspended', key: id, message: english(msg`The carrier reports it as ${{ status }}.`) };
}
