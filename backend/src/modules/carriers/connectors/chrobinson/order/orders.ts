import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { type MessageCheck, messageCheck } from '../../../../../platform/messages/message-check.js';
import { isUnknown } from '../../carrier-exchange.js';
import type { ConnectionRef, TenderTarget } from '../../connector.js';
import { cancelOutcome, NO_WINDOW, notTenderable, rejected, unreadable } from '../../tender-parts.js';
import {
  type CarrierNotice,
  type NoticeOutcome,
  type TenderedShipment,
  type TenderOutcome,
  tenderOutcome,
  type TenderRequest,
} from '../../tenders.js';
import { errorText } from '../chr-answer.js';
import type { ChrExchange } from '../chr-exchange.js';
import type { Tracing } from '../tracing/tracing.js';
import { orderProblem, writeOrder } from './write-order.js';

const ANSWER_MAX_BYTES = 262_144;
const PATH = '/v1/orders';

interface OrderAnswer {
  orderNumber: number | string;
}

const order = {
  type: 'object',
  required: ['orderNumber'],
  properties: { orderNumber: { type: ['integer', 'string'], minLength: 1, maxLength: 30 } },
};

/** Response of `POST /v1/orders/quotes`: an order, though the request has a list of them. */
const isOrderAnswer: MessageCheck<OrderAnswer | [OrderAnswer]> = messageCheck({
  anyOf: [order, { type: 'array', minItems: 1, maxItems: 1, items: order }],
});

/** Orders of C.H. Robinson, made of its quotes. An order is the pickup too. */
export class Orders {
  constructor(
    private readonly exchange: ChrExchange,
    private readonly tracing: Tracing,
  ) {}

  /** The carrier has no idempotency key: before a second call, the order is looked up by our shipment number. */
  async create(
    target: TenderTarget,
    { retried, shipment }: TenderRequest,
    signal: AbortSignal,
  ): Promise<TenderOutcome> {
    const problem = orderProblem(shipment);
    if (problem !== null) return notTenderable(target, problem);
    const earlier = retried ? await this.tracing.findOrder(target, shipment.number, signal) : null;
    if (earlier !== null)
      return typeof earlier === 'string'
        ? accepted(earlier, shipment)
        : tenderOutcome('unknown', earlier.code, earlier.message);
    const { companyId, connectionId } = target;
    const answer = await this.exchange.send(companyId, connectionId, signal, (customerNumber) => ({
      method: 'POST',
      path: `${PATH}/quotes`,
      body: writeOrder(shipment, customerNumber),
      maxBytes: ANSWER_MAX_BYTES,
    }));
    if (isUnknown(answer)) return tenderOutcome('unknown', answer.code, answer.message);
    if (answer.status >= 400) return rejected(answer.status, errorText(answer.body));
    if (!isOrderAnswer(answer.body)) return unreadable();
    const { orderNumber } = Array.isArray(answer.body) ? answer.body[0] : answer.body;
    return accepted(String(orderNumber), shipment);
  }

  /** Deletes the order, whose number is that of the pickup. */
  async cancel(
    { companyId, connectionId }: ConnectionRef,
    { numbers: { pickupNumber, proNumber } }: CarrierNotice,
    signal: AbortSignal,
  ): Promise<NoticeOutcome> {
    if (pickupNumber === null || !/^\d{1,18}$/.test(pickupNumber))
      return { state: 'refused', message: english(msg`The carrier returned no order number. Call the carrier.`) };
    const answer = await this.exchange.send(companyId, connectionId, signal, () => ({
      method: 'DELETE',
      path: `${PATH}/${pickupNumber}`,
      maxBytes: ANSWER_MAX_BYTES,
    }));
    return cancelOutcome(answer, proNumber, (status, body) => (status >= 400 ? errorText(body) : null));
  }
}

function accepted(orderNumber: string, { pickup }: TenderedShipment): TenderOutcome {
  const note = pickup.readyFrom && pickup.closeAt ? null : NO_WINDOW;
  const outcome = tenderOutcome('accepted', null, note, { proNumber: null, confirmation: orderNumber });
  return { ...outcome, pickupNumber: orderNumber };
}
