import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import {
  type BolTaken,
  type CarrierNotice,
  type NoticeOutcome,
  type TenderOutcome,
  tenderOutcome,
  type TenderRequest,
} from '../../tenders.js';
import type { ConnectionRef } from '../../connector.js';
import { type CarrierExchange, isUnknown } from '../../carrier-exchange.js';
import { firstProblem } from '../rate-quote/rate-quote.schemas.js';
import { isEbolRequest } from './ebol.schemas.js';
import { readBol } from './read-tender.js';
import { removeAt, UNREADABLE, unknownOutcome } from './tender-answers.js';
import { writeEbol } from './write-ebol.js';

const BOL_PATH = '/bol/v1/app/';
/** Two PDFs of many pages in base64. */
const BOL_MAX_BYTES = 16 * 1024 * 1024;

/** Bills of lading by eBOL 2.1.0. */
export class BillsOfLading {
  constructor(private readonly exchange: CarrierExchange) {}

  async create(
    target: ConnectionRef,
    { key, retried, shipment }: TenderRequest,
    signal: AbortSignal,
  ): Promise<TenderOutcome> {
    const message = writeEbol(shipment, null, 'Create');
    if (!isEbolRequest(message))
      return tenderOutcome(
        'failed',
        'NOT_TENDERABLE',
        english(
          msg`The shipment cannot be sent in the DSDC format: ${{ problem: firstProblem(isEbolRequest.errors) }}.`,
        ),
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
      return tenderOutcome(
        'unknown',
        'CARRIER_ANSWER_INVALID',
        english(msg`The response of the carrier cannot be read.`),
      );
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
      english(
        msg`The carrier has another shipment under PRO ${{ proNumber: shipment.proNumber ?? 'number' }} already.`,
      ),
    );
  }

  async update(
    target: ConnectionRef,
    { key, shipment }: CarrierNotice,
    proNumber: string,
    signal: AbortSignal,
  ): Promise<NoticeOutcome> {
    const known = { ...shipment, proNumber };
    if (!isEbolRequest(writeEbol(known, null, 'Update')))
      return {
        state: 'refused',
        message: english(
          msg`The shipment cannot be sent in the DSDC format: ${{ problem: firstProblem(isEbolRequest.errors) }}.`,
        ),
      };
    const answer = await this.exchange.send(target.companyId, target.connectionId, signal, (customerNumber) => ({
      method: 'PUT',
      path: pathOf(proNumber),
      body: writeEbol(known, customerNumber, 'Update'),
      key,
      maxBytes: BOL_MAX_BYTES,
    }));
    if (isUnknown(answer)) return { state: 'unknown', message: answer.message };
    const read = readBol(answer, { proNumber, confirmation: null });
    if (read.kind === 'unreadable') return UNREADABLE;
    return read.kind === 'taken'
      ? { state: 'told', message: null }
      : {
          state: 'refused',
          message: read.kind === 'rejected' ? read.message : english(msg`The carrier has a duplicate.`),
        };
  }

  remove(target: ConnectionRef, key: string, proNumber: string, signal: AbortSignal): Promise<NoticeOutcome> {
    return removeAt(this.exchange, target, pathOf(proNumber), key, signal);
  }
}

function pathOf(proNumber: string): string {
  return `${BOL_PATH}${encodeURIComponent(proNumber)}`;
}

/** Uses our PRO number if the carrier does not return one. */
function withOwnPro({ proNumber, confirmation }: BolTaken, own: string | null): BolTaken {
  return { proNumber: proNumber ?? own, confirmation };
}
