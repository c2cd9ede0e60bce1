import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { wholePounds } from '../../../../../kernel/measures/measures.js';
import { truncate } from '../../../../../platform/text/truncate.js';
import { isUnknown } from '../../carrier-exchange.js';
import type { ConnectionRef } from '../../connector.js';
import { endOf, given, postalCodeOf } from '../../freight-parts.js';
import { cancelOutcome, NO_WINDOW } from '../../tender-parts.js';
import type { CarrierNotice, NoticeOutcome, TenderedShipment, TenderOutcome, TenderRequest } from '../../tenders.js';
import { errorText, isRejected, versioned } from '../tforce-answer.js';
import { packagingOf, pickupServices, serviceOptions } from '../tforce-codes.js';
import type { TforceExchange } from '../tforce-exchange.js';
import { addressOf, phoneOf } from '../tforce-parties.js';
import { CALL_ABOUT_PICKUP } from './bills-of-lading.js';
import { isPickupAnswer } from './tender.schemas.js';
import { instructionsOf } from './write-bol.js';

const ANSWER_MAX_BYTES = 262_144;
const PATH = '/pickup/request';

/** Pickups of TForce Freight. */
export class Pickups {
  constructor(private readonly exchange: TforceExchange) {}

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
    const answer = await this.exchange.sendUnless(connection, signal, (_, options) => {
      const body = writePickup(shipment);
      const path = versioned(PATH, options);
      return body === null ? NO_WINDOW : { method: 'POST', path, body, maxBytes: ANSWER_MAX_BYTES };
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
    return { ...taken, pickupNumber: body.transactionReference.confirmationNumber };
  }

  /** Cancels the pickup. The description has no message that voids a bill of lading. */
  async cancel(
    { companyId, connectionId }: ConnectionRef,
    { numbers: { pickupNumber, proNumber } }: CarrierNotice,
    signal: AbortSignal,
  ): Promise<NoticeOutcome> {
    if (pickupNumber === null)
      return { state: 'refused', message: english(msg`The carrier returned no pickup number. Call the carrier.`) };
    const answer = await this.exchange.send(companyId, connectionId, signal, (_, options) => ({
      method: 'DELETE',
      path: versioned(`${PATH}/${encodeURIComponent(pickupNumber)}`, options),
      maxBytes: ANSWER_MAX_BYTES,
    }));
    return cancelOutcome(answer, proNumber, (status, body) => (isRejected(status, body) ? errorText(body) : null));
  }
}

/** Body of `POST /pickup/request`; null if the shipment has no pickup window. Times are local to the origin. */
function writePickup(shipment: TenderedShipment): object | null {
  const { pickup, accessorials, handlingUnits, units } = shipment;
  if (!pickup.readyFrom || !pickup.closeAt) return null;
  const origin = endOf(shipment, 'origin');
  const destination = endOf(shipment, 'destination');
  const person = {
    companyName: origin.name ?? '',
    contactName: origin.contact?.name ?? origin.name ?? '',
    ...given('email', origin.contact?.email),
    phone: phoneOf(origin.contact),
  };
  const { address1, address2 } = origin;
  return {
    pickup: {
      date: pickup.on,
      time: `${pickup.readyFrom}:00`,
      openTime: `${pickup.readyFrom}:00`,
      closeTime: `${pickup.closeAt}:00`,
    },
    requester: person,
    origin: {
      ...person,
      address: { address1: address1 ?? '', ...given('address2', address2), ...addressOf(origin) },
    },
    destination: { postalCode: postalCodeOf(destination), country: destination.country },
    services: pickupServices(accessorials),
    lineItems: handlingUnits.flatMap(({ count, type, commodities }) =>
      commodities.map(({ description, weight, hazmat }) => ({
        description: description ?? '',
        weight: wholePounds(weight, units),
        weightUnit: 'LBS',
        pieces: count,
        packagingType: packagingOf(type),
        hazardous: Boolean(hazmat),
      })),
    ),
    instructions: instructionsOf(shipment, serviceOptions(accessorials).unknown),
    pomIndicator: false,
  };
}
