import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { truncate } from '../../../../../platform/text/truncate.js';
import type { BolTaken, CarrierImages } from '../../tenders.js';
import type { CarrierResponse } from '../../carrier-exchange.js';
import { plain } from '../../carrier-text.js';
import type { EbolMessageStatus } from './ebol.messages.js';
import { isEbolResponse, isEbolProblems } from './ebol.schemas.js';
import { isPickupResponse } from './pickup.schemas.js';

/** Result code of the eBOL standard: the PRO number or the bill of lading already exists. */
const DUPLICATE_PRO = '1400';

const NO_NUMBERS: BolTaken = { proNumber: null, confirmation: null };

/** A carrier's reply to a bill of lading. */
export type BolResponse =
  | { kind: 'taken'; bol: BolTaken; images: CarrierImages }
  | { kind: 'duplicate'; bol: BolTaken }
  | { kind: 'rejected'; code: string; message: string }
  | { kind: 'unreadable' };

/** Parses the response to a bill of lading. Only 2xx with PASS or WARNING accepts it; only 4xx or FAIL rejects it. `known`: the numbers of an update. */
export function readBol({ status, body }: CarrierResponse, known: BolTaken = NO_NUMBERS): BolResponse {
  if (status >= 400) return rejection(problemIn(body), status, null);
  if (!isEbolResponse(body) || body.messageStatus?.status === undefined) return { kind: 'unreadable' };
  const { referenceNumbers = {}, images = {}, messageStatus } = body;
  const bol = {
    proNumber: referenceNumbers.pro ?? known.proNumber,
    confirmation: referenceNumbers.shipmentConfirmationNumber ?? known.confirmation,
  };
  if (/^fail/i.test(messageStatus.status ?? '')) return rejection(messageStatus, status, bol);
  if (bol.proNumber === null && bol.confirmation === null) return { kind: 'unreadable' };
  return { kind: 'taken', bol, images: { bol: bytesOf(images.bol), labels: bytesOf(images.shippingLabels) } };
}

/** The first error in the response: from a list of result codes, or inside a BOL_Response. */
function problemIn(body: unknown): EbolMessageStatus | undefined {
  if (isEbolProblems(body)) return body[0];
  return isEbolResponse(body) ? body.messageStatus : undefined;
}

function rejection(problem: EbolMessageStatus | undefined, status: number, bol: BolTaken | null): BolResponse {
  const code = String(problem?.code ?? `HTTP_${status}`);
  if (code === DUPLICATE_PRO) return { kind: 'duplicate', bol: bol ?? { proNumber: null, confirmation: null } };
  return {
    kind: 'rejected',
    code: truncate(code, 40),
    message: plain([problem?.message, problem?.resolution]) || english(msg`The carrier answered HTTP ${{ status }}.`),
  };
}

/** A carrier's reply to a pickup request. */
export type PickupReply =
  | { kind: 'taken' | 'call'; pickupNumber: string | null; message: string | null }
  | { kind: 'rejected'; message: string }
  | { kind: 'unreadable' };

/** Parses the response to a pickup request: accepted, rejected, or "call us". */
export function readPickup({ status, body }: CarrierResponse): PickupReply {
  if (status >= 400)
    return {
      kind: 'rejected',
      message:
        plain([(body as { message?: unknown } | undefined)?.message]) ||
        english(msg`The carrier answered HTTP ${{ status }}.`),
    };
  if (!isPickupResponse(body)) return { kind: 'unreadable' };
  const [{ pickupStatus, carrierPickupNumber, pickupMessage } = { pickupStatus: '' }] = body;
  const message = plain(pickupMessage ?? []) || null;
  if (/^accept/i.test(pickupStatus)) return { kind: 'taken', pickupNumber: carrierPickupNumber ?? null, message };
  if (/^call/i.test(pickupStatus)) return { kind: 'call', pickupNumber: carrierPickupNumber ?? null, message };
  return /^reject/i.test(pickupStatus)
    ? { kind: 'rejected', message: message ?? english(msg`The carrier rejected the pickup.`) }
    : { kind: 'unreadable' };
}

/** Decodes base64; null if there is none. */
function bytesOf(text: string | undefined): Buffer | null {
  return text ? Buffer.from(text, 'base64') : null;
}
