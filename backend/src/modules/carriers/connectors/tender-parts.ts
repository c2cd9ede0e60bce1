import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { formatMoney } from '../../../kernel/money/money.js';
import { truncate } from '../../../platform/text/truncate.js';
import { accessorialName } from '../../rating/index.js';
import { type Exchanged, isUnknown } from './carrier-exchange.js';
import type { TenderTarget } from './connector.js';
import { type NoticeOutcome, type TenderedShipment, type TenderOutcome, tenderOutcome } from './tenders.js';

/** The pickup of a shipment without ready and close time. */
export const NO_WINDOW = english(
  msg`The pickup has to be arranged by telephone: the shipment has no ready and close time.`,
);

/** The shipment does not fit into the carrier's format. */
export function notTenderable({ carrierName }: TenderTarget, problem: string): TenderOutcome {
  return tenderOutcome(
    'failed',
    'NOT_TENDERABLE',
    english(
      msg`The shipment cannot be sent to ${{ carrier: carrierName }}: ${{ problem }}. Tender it by email or call the carrier.`,
    ),
  );
}

/** The carrier declined; `words`: its own, empty without any. */
export function rejected(status: number, words: string): TenderOutcome {
  return tenderOutcome('rejected', `HTTP_${status}`, words || english(msg`The carrier answered HTTP ${{ status }}.`));
}

/** The response is in another format: the carrier may have the shipment. */
export function unreadable(): TenderOutcome {
  return tenderOutcome('unknown', 'CARRIER_ANSWER_INVALID', english(msg`The response of the carrier cannot be read.`));
}

/** Result of a canceled pickup. `refusal`: the carrier's words for an error, null if there is none. */
export function cancelOutcome(
  answer: Exchanged,
  proNumber: string | null,
  refusal: (status: number, body: unknown) => string | null,
): NoticeOutcome {
  if (isUnknown(answer)) return { state: 'unknown', message: answer.message };
  const words = refusal(answer.status, answer.body);
  if (words !== null)
    return {
      state: 'refused',
      message: `${words || english(msg`The carrier answered HTTP ${{ status: answer.status }}.`)} ${english(msg`Call the carrier.`)}`,
    };
  return {
    state: 'told',
    message:
      proNumber === null
        ? english(msg`The pickup is canceled.`)
        : english(msg`The pickup is canceled. Do not use PRO ${{ proNumber }} again.`),
  };
}

/** Services, values and the delivery requirement, for messages without fields for them. */
export function unwrittenParts(
  { accessorials, declaredValue, delivery }: TenderedShipment,
  unknownCodes: readonly string[],
): string[] {
  const parts = [
    unknownCodes.length > 0 && `Services: ${unknownCodes.map(accessorialName).join(', ')}`,
    accessorials.includes('FVC') && declaredValue && `Declared value of the shipment: ${formatMoney(declaredValue)}`,
    delivery?.on && delivery.type !== 'none' && `Deliver ${delivery.type === 'by' ? 'by' : 'on'} ${delivery.on}`,
  ];
  return parts.filter((part): part is string => typeof part === 'string' && part !== '');
}

/** Instructions of at most `max` characters; null without any. */
export function instructionText(parts: readonly (string | null | undefined | false)[], max: number): string | null {
  const text = parts.filter(Boolean).join('. ');
  return text === '' ? null : truncate(text, max);
}
