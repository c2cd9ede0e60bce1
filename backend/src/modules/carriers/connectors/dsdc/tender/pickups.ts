import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import type { ConnectionRef, DeclineReason } from '../../connector.js';
import {
  type CarrierNotice,
  NO_IMAGES,
  type NoticeOutcome,
  type PickupStatus,
  type TenderedNumbers,
  type TenderOutcome,
  type TenderRequest,
} from '../../tenders.js';
import { type CarrierExchange, isUnknown } from '../../carrier-exchange.js';
import { firstProblem } from '../rate-quote/rate-quote.schemas.js';
import { isPickupRequest } from './pickup.schemas.js';
import { readPickupStatus } from './pickup-status.js';
import { readPickup } from './read-tender.js';
import { ANSWER_MAX_BYTES, removeAt, UNREADABLE, unknownOutcome } from './tender-answers.js';
import { writePickup } from './write-pickup.js';

const PICKUP_PATH = '/v1/pickups/';

/** Pickups by Pickup Request 1.0. */
export class Pickups {
  constructor(private readonly exchange: CarrierExchange) {}

  /** Requests the pickup of a shipment whose bill of lading the carrier has. A retry first asks whether an earlier request arrived. */
  async request(
    target: ConnectionRef,
    { key, retried, shipment }: TenderRequest,
    taken: TenderOutcome,
    signal: AbortSignal,
  ): Promise<TenderOutcome> {
    const known = { ...shipment, proNumber: taken.bol?.proNumber ?? shipment.proNumber };
    const message = writePickup(known, null, null);
    if (!isPickupRequest(message))
      return {
        ...taken,
        message: english(
          msg`The pickup has to be arranged by telephone: ${{ problem: firstProblem(isPickupRequest.errors) }}.`,
        ),
      };
    const earlier = retried ? await this.status(target, { ...known, pickupNumber: null }, signal) : null;
    if (earlier !== null && earlier !== 'not_found' && earlier.state !== 'cancelled')
      return { ...taken, pickupNumber: earlier.pickupNumber };
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
        message: english(msg`The response of the carrier to the pickup request cannot be read.`),
      };
    if (reply.kind === 'rejected')
      return { ...taken, images: NO_IMAGES, state: 'rejected', code: 'PICKUP_REJECTED', message: reply.message };
    return {
      ...taken,
      pickupNumber: reply.pickupNumber,
      message:
        reply.kind === 'call'
          ? `${english(msg`Call the carrier about the pickup.`)} ${reply.message ?? ''}`.trim()
          : reply.message,
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
    if (isUnknown(answer)) return this.afterTimeout(target, pickupNumber, answer, signal);
    const reply = readPickup(answer);
    if (reply.kind === 'unreadable') return UNREADABLE;
    return { state: reply.kind === 'taken' ? 'told' : 'refused', message: reply.message };
  }

  /** State of a pickup by its number, or by the PRO number if the number is not known. */
  async status(
    { companyId, connectionId }: ConnectionRef,
    { proNumber, pickupNumber }: TenderedNumbers,
    signal: AbortSignal,
  ): Promise<PickupStatus | 'not_found' | null> {
    const lookupValue = pickupNumber ?? proNumber;
    if (lookupValue === null) return null;
    const query = new URLSearchParams({
      lookupValue,
      lookupType: pickupNumber === null ? 'PRO' : 'PickupConfirmationID',
      requestType: 'Status',
      isTest: 'false',
    });
    const message = { method: 'GET', path: `${PICKUP_PATH}?${query.toString()}`, maxBytes: ANSWER_MAX_BYTES } as const;
    const answer = await this.exchange.send(companyId, connectionId, signal, () => message);
    if (isUnknown(answer)) return null;
    if (answer.status === 404) return 'not_found';
    return answer.status === 200 ? readPickupStatus(answer.body) : null;
  }

  /** A change without a response is sent again, unless the carrier has no such pickup. */
  private async afterTimeout(
    target: ConnectionRef,
    pickupNumber: string,
    { message }: DeclineReason,
    signal: AbortSignal,
  ): Promise<NoticeOutcome> {
    const status = await this.status(target, { proNumber: null, pickupNumber }, signal);
    if (status === 'not_found')
      return {
        state: 'refused',
        message: english(msg`The carrier does not have pickup ${{ pickupNumber }}. Call the carrier.`),
      };
    if (status?.state === 'cancelled')
      return {
        state: 'refused',
        message: `${english(msg`The carrier has canceled pickup ${{ pickupNumber }}.`)} ${status.message ?? ''}`.trim(),
      };
    return { state: 'unknown', message };
  }

  remove(target: ConnectionRef, key: string, pickupNumber: string, signal: AbortSignal): Promise<NoticeOutcome> {
    return removeAt(this.exchange, target, pathOf(pickupNumber), key, signal);
  }
}

function pathOf(pickupNumber: string): string {
  return `${PICKUP_PATH}${encodeURIComponent(pickupNumber)}`;
}
