import { english } from '../../../../../messages/translate.js';
import { msg } from '../../../../../messages/message.js';
import { isUnknown } from '../../carrier-exchange.js';
import type { TenderTarget } from '../../connector.js';
import { notTenderable, rejected, unreadable } from '../../tender-parts.js';
import { type TenderOutcome, tenderOutcome, type TenderRequest } from '../../tenders.js';
import { errorText, isRejected, versioned } from '../tforce-answer.js';
import type { TforceExchange } from '../tforce-exchange.js';
import type { Tracing } from '../tracing/tracing.js';
import { type BolAnswer, isBolAnswer } from './tender.schemas.js';
import { bolProblem, writeBol } from './write-bol.js';

/** Document and labels in base64. */
const ANSWER_MAX_BYTES = 16 * 1024 * 1024;

export const CALL_ABOUT_PICKUP = english(
  msg`The carrier has the bill of lading but returned no pickup number. Call the carrier about the pickup.`,
);

/** Bills of lading of TForce Freight. */
export class BillsOfLading {
  constructor(
    private readonly exchange: TforceExchange,
    private readonly tracing: Tracing,
  ) {}

  /** The carrier has no idempotency key: before a second call, the shipment is looked up by its BOL number. */
  async create(
    target: TenderTarget,
    { retried, shipment }: TenderRequest,
    signal: AbortSignal,
  ): Promise<TenderOutcome> {
    const earlier = retried ? await this.tracing.findByBol(target, shipment, signal) : null;
    if (earlier !== null) {
      if (typeof earlier !== 'string') return tenderOutcome('unknown', earlier.code, earlier.message);
      return tenderOutcome('accepted', null, CALL_ABOUT_PICKUP, { proNumber: earlier, confirmation: null });
    }
    const answer = await this.exchange.sendUnless(target, signal, (_, options) => {
      const body = writeBol(shipment, options);
      const path = versioned('/shipping/bol/create', options);
      return bolProblem(shipment, body) ?? { method: 'POST', path, body, maxBytes: ANSWER_MAX_BYTES };
    });
    if ('problem' in answer) return notTenderable(target, answer.problem);
    if (isUnknown(answer)) return tenderOutcome('unknown', answer.code, answer.message);
    const { status, body } = answer;
    if (isRejected(status, body)) return rejected(status, errorText(body));
    return isBolAnswer(body) ? accepted(body) : unreadable();
  }
}

function accepted({ detail: { bolId, pro, documents } }: BolAnswer): TenderOutcome {
  const confirmation = bolId === null || bolId === undefined ? null : String(bolId);
  const fileOf = (type: string) => {
    const data = documents?.image?.find((image) => image.type === type)?.data;
    return data ? Buffer.from(data, 'base64') : null;
  };
  return {
    ...tenderOutcome('accepted', null, null, { proNumber: pro, confirmation }),
    images: { bol: fileOf('20'), labels: fileOf('30') },
  };
}
