import type { LocalDate } from '../../../kernel/time/local-date.js';
import type { ExceptionKind } from '../domain/exception-kinds.js';

/** What the prepared email to a consignee says. Prices are not among it. */
export interface NoticeFacts {
  companyName: string;
  /** Name to address; null if none is known. */
  contactName: string | null;
  number: string;
  /** Purchase orders of the consignee. */
  purchaseOrders: readonly string[];
  carrierName: string;
  proNumber: string | null;
  from: string;
  to: string;
  etaOn: LocalDate | null;
  promisedOn: LocalDate | null;
  /** Kinds of open exceptions. */
  exceptions: readonly ExceptionKind[];
}

/** Sentences about exceptions that concern the consignee, the most urgent first. */
const SENTENCES: Partial<Record<ExceptionKind, string>> = {
  lost: 'The carrier cannot find the freight at the moment. We are working on it and will contact you.',
  refused: 'The delivery was refused. Please tell us whether the freight should be delivered again.',
  returned: 'The freight is being returned to us.',
  damage: 'Damage was reported. Please keep the goods and their packaging for inspection, and take photographs.',
  shortage: 'Pieces are missing. Please count what arrived against the bill of lading.',
  customs_hold: 'The freight is held by customs. We are working on its release.',
  pickup_missed: 'The freight was not picked up as planned, so the delivery will be later.',
  appointment_needed: 'The carrier needs a delivery appointment. Please reply with a day and time that suit you.',
  appointment_missed: 'The delivery appointment was missed. Please reply with a new day and time that suit you.',
};

/** Subject and text of a prepared email to the consignee. */
export function noticeText(facts: NoticeFacts): { subject: string; text: string } {
  const { number, purchaseOrders, etaOn } = facts;
  const order = purchaseOrders.length === 0 ? '' : ` (PO ${purchaseOrders.join(', ')})`;
  const isLate = facts.exceptions.includes('late');
  const subject = isLate
    ? `Shipment ${number}${order} is delayed${etaOn === null ? '' : `, new ETA ${day(etaOn)}`}`
    : `Shipment ${number}${order}`;
  const about = Object.entries(SENTENCES)
    .filter(([kind]) => facts.exceptions.includes(kind as ExceptionKind))
    .map(([, sentence]) => sentence);
  const text = [
    facts.contactName === null ? 'Hello,' : `Hello ${facts.contactName},`,
    `This is about shipment ${number}${order} from ${facts.companyName} to ${facts.to}.`,
    ...about,
    ...(etaOn === null ? [] : [arrival(facts, isLate, etaOn)]),
    [
      `Carrier: ${facts.carrierName}`,
      ...(facts.proNumber === null ? [] : [`PRO number: ${facts.proNumber}`]),
      `From: ${facts.from}`,
    ].join('\n'),
    'Please reply to this email if you have questions.',
    facts.companyName,
  ].join('\n\n');
  return { subject, text };
}

function arrival({ promisedOn }: NoticeFacts, isLate: boolean, etaOn: LocalDate): string {
  const now = `The estimated arrival is ${day(etaOn)}`;
  return isLate && promisedOn !== null && promisedOn !== etaOn ? `${now} instead of ${day(promisedOn)}.` : `${now}.`;
}

/** Formatted in UTC, so that no time zone shifts it. */
function day(date: LocalDate): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
