import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { isUnknown } from '../../carrier-exchange.js';
import type { TenderTarget } from '../../connector.js';
import { notTenderable, rejected, unreadable } from '../../tender-parts.js';
import { type CarrierImages, type TenderOutcome, tenderOutcome, type TenderRequest } from '../../tenders.js';
import { errorText, isRejected } from '../fedex-answer.js';
import type { FedexExchange } from '../fedex-exchange.js';
import type { Tracing } from '../tracing/tracing.js';
import { type FedexDocument, type FedexShipment, isShipAnswer } from './tender.schemas.js';
import { shipmentProblem, writeShipment } from './write-shipment.js';

/** Documents and labels in base64. */
const ANSWER_MAX_BYTES = 16 * 1024 * 1024;
const PATH = '/ship/v1/freight/shipments';
/** Labels of all handling units in one file. */
const MERGED: readonly string[] = ['MERGED_LABELS_ONLY', 'MERGED_LABEL_DOCUMENTS'];

export const CALL_ABOUT_PICKUP = english(
  msg`The carrier has the shipment but returned no pickup number. Call the carrier about the pickup.`,
);
const SEPARATE_LABELS = english(
  msg`The carrier returned its labels in separate files, which are not stored. Print those of Lading.`,
);

/** Shipments of FedEx Freight, which are bills of lading with labels. */
export class Shipments {
  constructor(
    private readonly exchange: FedexExchange,
    private readonly tracing: Tracing,
  ) {}

  /** The carrier has no idempotency key: before a second call, the shipment is looked up by its BOL number. */
  async create(target: TenderTarget, request: TenderRequest, signal: AbortSignal): Promise<TenderOutcome> {
    const { retried, shipment } = request;
    const earlier = retried ? await this.tracing.findByBol(target, shipment, signal) : null;
    if (earlier !== null) {
      if ('code' in earlier) return tenderOutcome('unknown', earlier.code, earlier.message);
      const bol = { proNumber: earlier.trackingNumber, confirmation: null };
      return tenderOutcome('accepted', null, CALL_ABOUT_PICKUP, bol);
    }
    const answer = await this.exchange.sendUnless(target, signal, (customerNumber, options) => {
      const body = writeShipment(shipment, customerNumber, options);
      const problem = shipmentProblem(shipment, body);
      return problem ?? { method: 'POST', path: PATH, body, maxBytes: ANSWER_MAX_BYTES };
    });
    if ('problem' in answer) return notTenderable(target, answer.problem);
    if (isUnknown(answer)) return tenderOutcome('unknown', answer.code, answer.message);
    const { status, body } = answer;
    if (isRejected(status, body)) return rejected(status, errorText(body));
    const created = isShipAnswer(body) ? body.output.transactionShipments[0] : undefined;
    return created === undefined ? unreadable() : accepted(created);
  }
}

function accepted(shipment: FedexShipment): TenderOutcome {
  const { images, areSeparate } = imagesOf(shipment);
  const bol = { proNumber: shipment.masterTrackingNumber, confirmation: null };
  return { ...tenderOutcome('accepted', null, areSeparate ? SEPARATE_LABELS : null, bol), images };
}

/** Several label files are not joined. */
function imagesOf({ shipmentDocuments, pieceResponses }: FedexShipment): {
  images: CarrierImages;
  areSeparate: boolean;
} {
  const documents = [
    ...(shipmentDocuments ?? []),
    ...(pieceResponses ?? []).flatMap(({ packageDocuments }) => packageDocuments ?? []),
  ];
  const merged = documents.find(({ contentType }) => MERGED.includes(contentType ?? ''));
  const labels = documents.filter(({ contentType, encodedLabel }) => contentType === 'LABEL' && encodedLabel);
  const label = merged ?? (labels.length === 1 ? labels[0] : undefined);
  return {
    images: {
      bol: fileOf(documents.find(({ contentType }) => contentType === 'BILL_OF_LADING')),
      labels: fileOf(label),
    },
    areSeparate: merged === undefined && labels.length > 1,
  };
}

function fileOf(document: FedexDocument | undefined): Buffer | null {
  return document?.encodedLabel ? Buffer.from(document.encodedLabel, 'base64') : null;
}
