import { Injectable } from '@nestjs/common';
import { LIMITS } from '../../../../kernel/limits.js';
import {
  type BolTaken,
  type CarrierNotice,
  NO_IMAGES,
  type NoticeOutcome,
  type TenderOutcome,
  tenderOutcome,
  type TenderRequest,
} from '../tenders.js';
import { CarrierExchange, type Exchanged, isUnknown } from './carrier-exchange.js';
import type {
  ConnectionRef,
  ConnectionTarget,
  Connector,
  ConnectorOffer,
  ConnectorRateRequest,
  DeclineReason,
  EventsQuery,
  LinkedDocument,
} from '../connector.js';
import { ConnectorFor } from '../connector-registry.js';
import { RateQuotes } from './rate-quote/rate-quotes.js';
import { firstProblem } from './rate-quote/rate-quote.schemas.js';
import { readBol, readPickup } from './tender/read-tender.js';
import { isEbolRequest } from './tender/ebol.schemas.js';
import { isPickupRequest } from './tender/pickup.schemas.js';
import { writeEbol } from './tender/write-ebol.js';
import { writePickup } from './tender/write-pickup.js';

const BOL_PATH = '/bol/v1/app/';
const PICKUP_PATH = '/v1/pickups/';
const EVENTS_PATH = '/v1/events';
/** Two PDFs of many pages in base64. */
const BOL_MAX_BYTES = 16 * 1024 * 1024;
const ANSWER_MAX_BYTES = 262_144;
const EVENTS_MAX_BYTES = 8 * 1024 * 1024;

const FILE_PROBLEMS = {
  'other-server': () => 'it is on another server than the connection',
  status: (status: number) => `the carrier answered HTTP ${status}`,
  'too-large': () => `it is larger than ${LIMITS.documentUploadBytes / 1_048_576} MiB`,
} as const;

const UNREADABLE: NoticeOutcome = { state: 'unknown', message: 'The response of the carrier cannot be read.' };

/** Connector for carriers that implement the DSDC standards over HTTP: rate quote, eBOL 2.1.0, Pickup 1.0 and in-transit visibility. */
@ConnectorFor('dsdc')
@Injectable()
export class DsdcConnector implements Connector {
  readonly channel = 'http';
  /** The bill of lading of the standard is for LTL. */
  readonly tenderModes = ['LTL', 'VLTL'];

  constructor(
    private readonly rateQuotes: RateQuotes,
    private readonly exchange: CarrierExchange,
  ) {}

  rate(
    target: ConnectionTarget,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    return this.rateQuotes.rate(target, request, signal);
  }

  lateRate(
    target: ConnectionTarget,
    request: ConnectorRateRequest,
    signal: AbortSignal,
  ): Promise<ConnectorOffer[] | DeclineReason> {
    return this.rateQuotes.retrieve(target, request, signal);
  }

  tender(target: ConnectionRef, request: TenderRequest, signal: AbortSignal): Promise<TenderOutcome> {
    if (!this.tenderModes.includes(request.shipment.mode))
      return Promise.resolve(
        tenderOutcome(
          'failed',
          'MODE_NOT_TENDERABLE',
          'This carrier takes no truckload tenders electronically: the bill of lading of the DSDC standard is for LTL. Tender it by email or call the carrier.',
        ),
      );
    return this.sendBol(target, request, signal);
  }

  /** Replaces the bill of lading, then the pickup. Both messages have the whole shipment, so a retry changes nothing. */
  async change(target: ConnectionRef, notice: CarrierNotice, signal: AbortSignal): Promise<NoticeOutcome> {
    const { proNumber, pickupNumber } = notice.numbers;
    if (proNumber === null)
      return { state: 'refused', message: 'The carrier returned no PRO number. Call the carrier about the change.' };
    const updated = await this.updateBol(target, notice, proNumber, signal);
    if (updated.state !== 'told') return updated;
    if (pickupNumber !== null) return this.updatePickup(target, notice, pickupNumber, signal);
    return notice.pickupChanged
      ? { state: 'refused', message: 'The carrier returned no pickup number. Call the carrier about the change.' }
      : updated;
  }

  private async updateBol(
    target: ConnectionRef,
    { key, shipment }: CarrierNotice,
    proNumber: string,
    signal: AbortSignal,
  ): Promise<NoticeOutcome> {
    const known = { ...shipment, proNumber };
    if (!isEbolRequest(writeEbol(known, null, 'Update')))
      return {
        state: 'refused',
        message: `The shipment cannot be sent in the DSDC format: ${firstProblem(isEbolRequest.errors)}.`,
      };
    const answer = await this.exchange.send(target.companyId, target.connectionId, signal, (customerNumber) => ({
      method: 'PUT',
      path: `${BOL_PATH}${encodeURIComponent(proNumber)}`,
      body: writeEbol(known, customerNumber, 'Update'),
      key,
      maxBytes: BOL_MAX_BYTES,
    }));
    if (isUnknown(answer)) return { state: 'unknown', message: answer.message };
    const read = readBol(answer, { proNumber, confirmation: null });
    if (read.kind === 'unreadable') return UNREADABLE;
    return read.kind === 'taken'
      ? { state: 'told', message: null }
      : { state: 'refused', message: read.kind === 'rejected' ? read.message : 'The carrier has a duplicate.' };
  }

  private async updatePickup(
    target: ConnectionRef,
    { key, shipment }: CarrierNotice,
    pickupNumber: string,
    signal: AbortSignal,
  ): Promise<NoticeOutcome> {
    const answer = await this.exchange.send(target.companyId, target.connectionId, signal, (customerNumber) => ({
      method: 'PUT',
      path: `${PICKUP_PATH}${encodeURIComponent(pickupNumber)}`,
      body: writePickup(shipment, customerNumber, pickupNumber),
      key: `${key}-pickup`,
      maxBytes: ANSWER_MAX_BYTES,
    }));
    if (isUnknown(answer)) return { state: 'unknown', message: answer.message };
    const reply = readPickup(answer);
    if (reply.kind === 'unreadable') return UNREADABLE;
    return { state: reply.kind === 'taken' ? 'told' : 'refused', message: reply.message };
  }

  /** Cancels the pickup and the bill of lading. Unknown to the carrier counts as canceled. */
  async cancel(
    target: ConnectionRef,
    { key, numbers: { proNumber, pickupNumber } }: CarrierNotice,
    signal: AbortSignal,
  ): Promise<NoticeOutcome> {
    const paths = [
      pickupNumber && `${PICKUP_PATH}${encodeURIComponent(pickupNumber)}`,
      proNumber && `${BOL_PATH}${encodeURIComponent(proNumber)}`,
    ].filter((path) => path !== null);
    if (paths.length === 0)
      return { state: 'refused', message: 'The carrier returned no number for the cancellation. Call the carrier.' };
    for (const path of paths) {
      const answer = await this.exchange.send(target.companyId, target.connectionId, signal, () => ({
        method: 'DELETE',
        path,
        key,
        maxBytes: ANSWER_MAX_BYTES,
      }));
      if (isUnknown(answer)) return { state: 'unknown', message: answer.message };
      if (answer.status >= 400 && answer.status !== 404)
        return {
          state: 'refused',
          message: `The carrier did not accept the cancellation (HTTP ${answer.status}). Call the carrier.`,
        };
    }
    return { state: 'told', message: null };
  }

  async track(
    { companyId, connectionId }: ConnectionRef,
    { from, to, page, pageSize }: EventsQuery,
    signal: AbortSignal,
  ): Promise<unknown> {
    const query = new URLSearchParams({
      occurredFrom: from.toISOString(),
      occurredTo: to.toISOString(),
      page: String(page),
      pageSize: String(pageSize),
    });
    const answer = await this.exchange.send(companyId, connectionId, signal, () => ({
      method: 'GET',
      path: `${EVENTS_PATH}?${query.toString()}`,
      maxBytes: EVENTS_MAX_BYTES,
    }));
    return isUnknown(answer) || answer.status !== 200 ? null : answer.body;
  }

  async documents(connection: ConnectionRef, link: string, signal: AbortSignal): Promise<LinkedDocument> {
    const url = URL.parse(link);
    if (url === null) return { state: 'missing', message: 'its address is not valid' };
    const file = await this.exchange.file(connection, url, LIMITS.documentUploadBytes, signal);
    if ('code' in file) return { state: 'unknown', message: file.message };
    if (file.problem === null) return { state: 'fetched', bytes: file.bytes };
    return { state: 'missing', message: FILE_PROBLEMS[file.problem](file.status) };
  }

  private async sendBol(
    target: ConnectionRef,
    { key, retried, shipment }: TenderRequest,
    signal: AbortSignal,
  ): Promise<TenderOutcome> {
    const message = writeEbol(shipment, null, 'Create');
    if (!isEbolRequest(message))
      return tenderOutcome(
        'failed',
        'NOT_TENDERABLE',
        `The shipment cannot be sent in the DSDC format: ${firstProblem(isEbolRequest.errors)}.`,
      );
    const answer = await this.exchange.send(target.companyId, target.connectionId, signal, (customerNumber) => ({
      method: 'POST',
      path: BOL_PATH,
      body: writeEbol(shipment, customerNumber, 'Create'),
      key,
      maxBytes: BOL_MAX_BYTES,
    }));
    if (isUnknown(answer)) return unknownOutcome(answer);
    const read = readBol(answer);
    if (read.kind === 'unreadable')
      return tenderOutcome('unknown', 'CARRIER_ANSWER_INVALID', 'The response of the carrier cannot be read.');
    if (read.kind === 'rejected') return tenderOutcome('rejected', read.code, read.message);
    if (read.kind === 'taken')
      return {
        ...tenderOutcome('accepted', null, null, withOwnPro(read.bol, shipment.proNumber)),
        images: read.images,
      };
    // The number exists because an earlier attempt succeeded.
    if (retried) return tenderOutcome('accepted', null, null, withOwnPro(read.bol, shipment.proNumber));
    return tenderOutcome(
      'rejected',
      '1400',
      `The carrier has another shipment under PRO ${shipment.proNumber ?? 'number'} already.`,
    );
  }

  async pickup(
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
}

function unknownOutcome({ code, message }: Extract<Exchanged, { code: unknown }>): TenderOutcome {
  return tenderOutcome('unknown', code, message);
}

/** Uses our PRO number if the carrier does not return one. */
function withOwnPro({ proNumber, confirmation }: BolTaken, own: string | null): BolTaken {
  return { proNumber: proNumber ?? own, confirmation };
}
