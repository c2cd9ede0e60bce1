import type { ConnectionRef } from '../../connector.js';
import {
  type CarrierNotice,
  NO_IMAGES,
  type NoticeOutcome,
  type TenderOutcome,
  type TenderRequest,
} from '../../tenders.js';
import { type CarrierExchange, isUnknown } from '../carrier-exchange.js';
import { firstProblem } from '../rate-quote/rate-quote.schemas.js';
import { isPickupRequest } from './pickup.schemas.js';
import { readPickup } from './read-tender.js';
import { ANSWER_MAX_BYTES, removeAt, UNREADABLE, unknownOutcome } from './tender-answers.js';
import { writePickup } from './write-pickup.js';

const PICKUP_PATH = '/v1/pickups/';

/** Pickups by Pickup Request 1.0. */
export class Pickups {
  constructor(private readonly exchange: CarrierExchange) {}

  /** Requests the pickup of a shipment whose bill of lading the carrier has. */
  async request(
    target: ConnectionRef,
    { key, shipment }: TenderRequest,
    taken: TenderOutcome,
    signal: AbortSignal,
  ): Promise<TenderOutcome> {
    const known = { ...shipment, proNumber: taken.bol?.proNumber ?? shipment.proNumber };
    const message = writePickup(known, null, null);
    if (!isPickupRequest(message))
      return {
        ...taken,
        message: `The pickup has to be arranged by telephone: ${firstProblem(isPickupRequest.errors)}.`,
      };
    const answer = await this.exchange.send(target.companyId, target.connectionId, signal, (customerNumber) => ({
      method: 'POST',
      path: PICKUP_PATH,
      body: writePickup(known, customerNumber, null),
      key: `${key}-pickup`,
      maxBytes: ANSWER_MAX_BYTES,
    }));
    if (isUnknown(answer)) return { ...unknownOutcome(answer), bol: taken.bol, images: taken.images };
    const reply = readPickup(answer);
    if (reply.kind === 'unreadable')
      return {
        ...taken,
        state: 'unknown',
        code: 'CARRIER_ANSWER_INVALID',
        message: 'The response of the carrier to the pickup request cannot be read.',
      };
    if (reply.kind === 'rejected')
      return { ...taken, images: NO_IMAGES, state: 'rejected', code: 'PICKUP_REJECTED', message: reply.message };
    return {
      ...taken,
      pickupNumber: reply.pickupNumber,
      message:
        reply.kind === 'call' ? `Call the carrier about the pickup. ${reply.message ?? ''}`.trim() : reply.message,
    };
  }

  async update(
    target: ConnectionRef,
    { key, shipment }: CarrierNotice,
    pickupNumber: string,
    signal: AbortSignal,
  ): Promise<NoticeOutcome> {
    const answer = await this.exchange.send(target.companyId, target.connectionId, signal, (customerNumber) => ({
      method: 'PUT',
      path: pathOf(pickupNumber),
      body: writePickup(shipment, customerNumber, pickupNumber),
      key: `${key}-pickup`,
      maxBytes: ANSWER_MAX_BYTES,
    }));
    if (isUnknown(answer)) return { state: 'unknown', message: answer.message };
    const reply = readPickup(answer);
    if (reply.kind === 'unreadable') return UNREADABLE;
    return { state: reply.kind === 'taken' ? 'told' : 'refused', message: reply.message };
  }

  remove(target: ConnectionRef, key: string, pickupNumber: string, signal: AbortSignal): Promise<NoticeOutcome> {
    return removeAt(this.exchange, target, pathOf(pickupNumber), key, signal);
  }
}

function pathOf(pickupNumber: string): string {
  return `${PICKUP_PATH}${encodeURIComponent(pickupNumber)}`;
}
