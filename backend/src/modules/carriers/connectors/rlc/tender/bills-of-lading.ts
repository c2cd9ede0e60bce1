import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { truncate } from '../../../../../platform/text/truncate.js';
import { isUnknown } from '../../carrier-exchange.js';
import type { ConnectionRef, TenderTarget } from '../../connector.js';
import { cancelOutcome, NO_WINDOW, notTenderable, rejected, unreadable } from '../../tender-parts.js';
import {
  type CarrierImages,
  type CarrierNotice,
  type NoticeOutcome,
  type TenderOutcome,
  tenderOutcome,
  type TenderRequest,
} from '../../tenders.js';
import { errorText, isRejected } from '../rlc-answer.js';
import type { RlcExchange } from '../rlc-exchange.js';
import type { Tracing } from '../tracing/tracing.js';
import { isBolAnswer, isPrintAnswer, type PrintAnswer } from './tender.schemas.js';
import { bolProblem, writeBol } from './write-bol.js';

const ANSWER_MAX_BYTES = 262_144;
/** A PDF of many pages in base64. */
const PRINT_MAX_BYTES = 16 * 1024 * 1024;
const LABELS_MAX = 100;
const REASON_MAX = 100;

/** Bills of lading with their pickup requests. */
export class BillsOfLading {
  constructor(
    private readonly exchange: RlcExchange,
    private readonly tracing: Tracing,
  ) {}

  /** The carrier has no idempotency key: before a second call, the shipment is looked up by its BOL number. */
  async create(
    target: TenderTarget,
    { retried, shipment }: TenderRequest,
    signal: AbortSignal,
  ): Promise<TenderOutcome> {
    const message = writeBol(shipment);
    const problem = bolProblem(shipment, message);
    if (problem !== null) return notTenderable(target, problem);
    const earlier = retried ? await this.tracing.find(target, 'BOL', shipment.bolNumber, signal) : null;
    if (earlier !== null) {
      if ('code' in earlier) return tenderOutcome('unknown', earlier.code, earlier.message);
      return this.accepted(target, earlier.ShipmentNumber, null, CALL_ABOUT_PICKUP, shipment.handlingUnitCount, signal);
    }
    const answer = await this.exchange.send(target.companyId, target.connectionId, signal, () => ({
      method: 'POST',
      path: '/BillOfLading',
      body: message,
      maxBytes: ANSWER_MAX_BYTES,
    }));
    if (isUnknown(answer)) return tenderOutcome('unknown', answer.code, answer.message);
    const { status, body } = answer;
    if (isRejected(status, body)) return rejected(status, errorText(body));
    if (!isBolAnswer(body)) return unreadable();
    const { ProNumber: pro, PickupRequestNumber: pickup } = body;
    const pickupNumber = pickup === null || pickup === undefined ? null : String(pickup);
    const note = message.PickupRequest === undefined ? NO_WINDOW : pickupNumber === null ? CALL_ABOUT_PICKUP : null;
    return this.accepted(target, pro, pickupNumber, note, shipment.handlingUnitCount, signal);
  }

  /** Cancels the pickup. The carrier has no message that voids a bill of lading. */
  async cancel(
    { companyId, connectionId }: ConnectionRef,
    { numbers: { pickupNumber, proNumber }, reason }: CarrierNotice,
    signal: AbortSignal,
  ): Promise<NoticeOutcome> {
    if (pickupNumber === null || !/^\d{1,15}$/.test(pickupNumber))
      return { state: 'refused', message: english(msg`The carrier returned no pickup number. Call the carrier.`) };
    const answer = await this.exchange.send(companyId, connectionId, signal, () => ({
      method: 'DELETE',
      path: '/PickupRequest',
      body: { PickupRequestId: Number(pickupNumber), Reason: truncate(reason, REASON_MAX) },
      maxBytes: ANSWER_MAX_BYTES,
    }));
    return cancelOutcome(answer, proNumber, (status, body) => (isRejected(status, body) ? errorText(body) : null));
  }

  private async accepted(
    target: ConnectionRef,
    proNumber: string,
    pickupNumber: string | null,
    message: string | null,
    units: number,
    signal: AbortSignal,
  ): Promise<TenderOutcome> {
    const outcome = tenderOutcome('accepted', null, message, { proNumber, confirmation: null });
    return { ...outcome, pickupNumber, images: await this.print(target, proNumber, units, signal) };
  }

  /** The carrier's bill of lading and labels; null where it does not return them. */
  private async print(target: ConnectionRef, pro: string, units: number, signal: AbortSignal): Promise<CarrierImages> {
    const labels = { Style: '1', StartPosition: '1', NumberOfLabels: String(Math.min(units, LABELS_MAX)) };
    return {
      bol: await this.file(target, 'PrintBOL', { ProNumber: pro }, 'BolDocument', signal),
      labels: await this.file(
        target,
        'PrintShippingLabels',
        { ProNumber: pro, ...labels },
        'ShippingLabelsFile',
        signal,
      ),
    };
  }

  private async file(
    { companyId, connectionId }: ConnectionRef,
    name: string,
    query: Record<string, string>,
    property: 'BolDocument' | 'ShippingLabelsFile',
    signal: AbortSignal,
  ): Promise<Buffer | null> {
    const answer = await this.exchange.send(companyId, connectionId, signal, () => ({
      method: 'GET',
      path: `/BillOfLading/${name}?${new URLSearchParams(query).toString()}`,
      maxBytes: PRINT_MAX_BYTES,
    }));
    if (isUnknown(answer) || answer.status !== 200 || !isPrintAnswer(answer.body)) return null;
    const file = (answer.body satisfies PrintAnswer)[property];
    return file ? Buffer.from(file, 'base64') : null;
  }
}

const CALL_ABOUT_PICKUP = english(
  msg`The carrier has the bill of lading but returned no pickup number. Call the carrier about the pickup.`,
);
