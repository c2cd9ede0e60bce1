import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { truncate } from '../../../../../platform/text/truncate.js';
import { isUnknown } from '../../carrier-exchange.js';
import type { ConnectionRef } from '../../connector.js';
import { endOf } from '../../freight-parts.js';
import { cancelOutcome, NO_WINDOW } from '../../tender-parts.js';
import type { CarrierNotice, NoticeOutcome, TenderOutcome, TenderRequest } from '../../tenders.js';
import { errorText, isRejected } from '../fedex-answer.js';
import type { FedexExchange } from '../fedex-exchange.js';
import { accountOf } from '../fedex-parties.js';
import { CALL_ABOUT_PICKUP } from './shipments.js';
import { isPickupAnswer } from './tender.schemas.js';
import { writePickup } from './write-pickup.js';

const ANSWER_MAX_BYTES = 262_144;
const PATH = '/pickup/v1/freight/pickups/';
const REASON_MAX = 100;

/** Pickups of FedEx Freight. */
export class Pickups {
  constructor(private readonly exchange: FedexExchange) {}

  /**
   * Requests the pickup once: the carrier has no lookup of pickups, so after a lost response the user is asked to call. Only a request that the
   * carrier has surely not received is repeated.
   */
  async request(
    connection: ConnectionRef,
    { shipment, retried, bol }: TenderRequest,
    taken: TenderOutcome,
    signal: AbortSignal,
  ): Promise<TenderOutcome> {
    // Found by a lookup: the attempt whose response was lost may have requested the pickup too.
    if (retried && bol === null && taken.message === CALL_ABOUT_PICKUP) return taken;
    const answer = await this.exchange.sendUnless(connection, signal, (customerNumber, options) => {
      const body = writePickup(shipment, taken.bol?.proNumber ?? null, customerNumber, options);
      return body === null ? NO_WINDOW : { method: 'POST', path: PATH, body, maxBytes: ANSWER_MAX_BYTES };
    });
    if ('problem' in answer) return { ...taken, message: answer.problem };
    if (isUnknown(answer))
      return answer.isUnsent
        ? { ...taken, state: 'unknown', code: answer.code, message: answer.message }
        : { ...taken, message: CALL_ABOUT_PICKUP };
    const { status, body } = answer;
    if (isRejected(status, body)) {
      const reason = errorText(body) || `HTTP ${status}`;
      return {
        ...taken,
        message: truncate(english(msg`The carrier refused the pickup: ${{ reason }} Call the carrier.`), 500),
      };
    }
    if (!isPickupAnswer(body)) return { ...taken, message: CALL_ABOUT_PICKUP };
    return { ...taken, pickupNumber: body.output.pickupConfirmationCode };
  }

  /** Cancels the pickup. The carrier has no message that voids a shipment without one. */
  async cancel(
    { companyId, connectionId }: ConnectionRef,
    { numbers: { pickupNumber, proNumber }, reason, shipment }: CarrierNotice,
    signal: AbortSignal,
  ): Promise<NoticeOutcome> {
    if (pickupNumber === null)
      return { state: 'refused', message: english(msg`The carrier returned no pickup number. Call the carrier.`) };
    const { contact, name } = endOf(shipment, 'origin');
    const answer = await this.exchange.send(companyId, connectionId, signal, (customerNumber, options) => ({
      method: 'PUT',
      path: '/pickup/v1/freight/pickups/cancel/',
      body: {
        associatedAccountNumber: { value: accountOf(customerNumber, options).freightNumber },
        pickupConfirmationCode: pickupNumber,
        reason: truncate(reason, REASON_MAX),
        contactName: contact?.name ?? name ?? '',
        scheduledDate: shipment.pickup.on,
      },
      maxBytes: ANSWER_MAX_BYTES,
    }));
    return cancelOutcome(answer, proNumber, (status, body) => (isRejected(status, body) ? errorText(body) : null));
  }
}
