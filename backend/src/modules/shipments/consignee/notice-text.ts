import type { LocalDate } from '../../../kernel/time/local-date.js';
import type { Locale } from '../../../messages/locales.js';
import { longDayMessage, type Message, msg } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
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
const SENTENCES: Partial<Record<ExceptionKind, Message>> = {
  lost: msg`The carrier cannot find the freight at the moment. We are working on it and will contact you.`,
  refused: msg`The delivery was refused. Please tell us whether the freight should be delivered again.`,
  returned: msg`The freight is being returned to us.`,
  damage: msg`Damage was reported. Please keep the goods and their packaging for inspection, and take photographs.`,
  shortage: msg`Pieces are missing. Please count what arrived against the bill of lading.`,
  customs_hold: msg`The freight is held by customs. We are working on its release.`,
  pickup_missed: msg`The freight was not picked up as planned, so the delivery will be later.`,
  appointment_needed: msg`The carrier needs a delivery appointment. Please reply with a day and time that suit you.`,
  appointment_missed: msg`The delivery appointment was missed. Please reply with a new day and time that suit you.`,
};

/** Subject and text of a prepared email to the consignee, in the language of the company's documents. */
export function noticeText(locale: Locale, facts: NoticeFacts): { subject: string; text: string } {
  const { purchaseOrders, etaOn, contactName: name, companyName: company, to: destination } = facts;
  const write = (message: Message): string => translate(locale, message);
  const number = purchaseOrders.length === 0 ? facts.number : `${facts.number} (PO ${purchaseOrders.join(', ')})`;
  const isLate = facts.exceptions.includes('late');
  const about = Object.entries(SENTENCES)
    .filter(([kind]) => facts.exceptions.includes(kind as ExceptionKind))
    .map(([, sentence]) => sentence);
  const paragraphs = [
    name === null ? msg`Hello,` : msg`Hello ${{ name }},`,
    msg`This is about shipment ${{ number }} from ${{ company }} to ${{ destination }}.`,
    ...about,
    ...(etaOn === null ? [] : [arrival(facts, isLate, etaOn)]),
  ];
  const text = [
    ...paragraphs.map(write),
    [
      msg`Carrier: ${{ carrier: facts.carrierName }}`,
      ...(facts.proNumber === null ? [] : [msg`PRO number: ${{ proNumber: facts.proNumber }}`]),
      msg`From: ${{ origin: facts.from }}`,
    ]
      .map(write)
      .join('\n'),
    write(msg`Please reply to this email if you have questions.`),
    company,
  ].join('\n\n');
  return { subject: write(isLate ? delayed(number, etaOn) : msg`Shipment ${{ number }}`), text };
}

function delayed(number: string, etaOn: LocalDate | null): Message {
  return etaOn === null
    ? msg`Shipment ${{ number }} is delayed`
    : msg`Shipment ${{ number }} is delayed, new ETA ${{ day: longDayMessage(etaOn) }}`;
}

function arrival({ promisedOn }: NoticeFacts, isLate: boolean, etaOn: LocalDate): Message {
  const day = longDayMessage(etaOn);
  return isLate && promisedOn !== null && promisedOn !== etaOn
    ? msg`The estimated arrival is ${{ day }} instead of ${{ promised: longDayMessage(promisedOn) }}.`
    : msg`The estimated arrival is ${{ day }}.`;
}
