import {
  type AccessorialRequest,
  ARRANGED_BY_CARRIER,
  isArrangedByCarrier,
} from '../../../kernel/accessorials/accessorial-request.js';
import type { PaymentTerms } from '../../../kernel/codes.js';
import type { Address } from '../../../kernel/places/address.js';
import { formatMoney } from '../../../kernel/money/money.js';
import { displayedPostalCode } from '../../../kernel/places/postal-code.js';
import { SOURCE_LOCALE, type Locale } from '../../../messages/locales.js';
import { type Message, msg, plural, verbatim } from '../../../messages/message.js';
import { translate } from '../../../messages/translate.js';
import { accessorialMessage } from '../engine/index.js';
import type {
  BillTo,
  Customs,
  CustomsParty,
  DeliveryRequirement,
  HandlingUnit,
  PickupWindow,
  Reference,
  Stop,
  TemperatureRange,
} from './quote-request.js';

/** A label and its text. */
export type LabeledText = [label: string, text: string];

/** What was requested, as documents and emails to the carrier print it, in the language of the document. Days are ISO 8601. Optional fields are absent in shipments booked before they existed. */
interface Requested {
  stops: readonly Stop[];
  handlingUnits: readonly HandlingUnit[];
  delivery: DeliveryRequirement | null;
  equipment?: string | null;
  temperature?: TemperatureRange | null;
  accessorials: readonly string[];
  accessorialDetails?: readonly AccessorialRequest[];
  payment?: { terms: PaymentTerms; billTo: BillTo | null } | null;
  customs?: (Customs & { aceNumber?: string | null; aciNumber?: string | null }) | null;
}

/** `2026-11-24, ready 10:00, dock closes 16:00`, local to the origin. */
export function pickupText({ on, readyFrom, closeAt }: PickupWindow, locale = SOURCE_LOCALE): string {
  if (!readyFrom || !closeAt) return on;
  return translate(locale, msg`${{ on }}, ready ${{ readyFrom }}, dock closes ${{ closeAt }}`);
}

/** `by 2026-11-30` or `between 2026-11-30 and 2026-12-02`; null without a requirement. */
export function deliveryText({ delivery }: Pick<Requested, 'delivery'>, locale = SOURCE_LOCALE): string | null {
  if (delivery === null || delivery.type === 'none' || !delivery.on) return null;
  const { type, on, to } = delivery;
  if (type === 'by') return translate(locale, msg`by ${{ day: on }}`);
  if (type === 'on') return translate(locale, msg`on ${{ day: on }}`);
  return translate(locale, to ? msg`between ${{ start: on }} and ${{ end: to }}` : msg`from ${{ start: on }}`);
}

const TRAILERS: Readonly<Record<string, Message>> = {
  DRYVAN: msg`Dry van, 53 ft`,
  REEFER: msg`Refrigerated, 53 ft`,
  FLATBED: msg`Flatbed`,
  STEPDECK: msg`Step deck`,
  TANKER: msg`Tanker`,
};

/** Null for shipments without a trailer of their own. */
export function trailerText({ equipment }: Pick<Requested, 'equipment'>, locale = SOURCE_LOCALE): string | null {
  if (!equipment) return null;
  const name = TRAILERS[equipment];
  return name === undefined ? equipment : translate(locale, name);
}

/** `-20 to -18 °C, continuous, pre-cool the trailer`; null without a range. */
export function temperatureText(
  { temperature }: Pick<Requested, 'temperature'>,
  locale = SOURCE_LOCALE,
): string | null {
  if (!temperature) return null;
  const { min, max, unit, mode = 'continuous', preCool = false } = temperature;
  const texts = [
    msg`${{ min }} to ${{ max }} °${{ unit }}`,
    mode === 'cycle' ? msg`cycle` : msg`continuous`,
    ...(preCool ? [msg`pre-cool the trailer`] : []),
  ];
  return texts.map((text) => translate(locale, text)).join(', ');
}

/** Street, and city with state, postal code and country. */
export function placeLines({
  address1,
  address2,
  city,
  state,
  ...place
}: Stop | (Address & { name: string })): string[] {
  return [
    ...[address1, address2].flatMap((line) => line || []),
    `${city ?? ''}, ${state ?? ''} ${displayedPostalCode(place)} ${place.country}`,
  ];
}

/** Names of payment terms. */
export const PAYMENT_TERMS_NAMES: Readonly<Record<PaymentTerms, Message>> = {
  prepaid: msg`Prepaid`,
  collect: msg`Collect`,
  third_party: msg`Third party`,
};

/** `Third party, bill to Acme Accounts Payable, 500 Main St, Akron, OH 44308 US, account 9001`; null without stored terms. */
export function paymentText({ payment }: Pick<Requested, 'payment'>, locale = SOURCE_LOCALE): string | null {
  if (!payment) return null;
  const { terms, billTo } = payment;
  if (billTo === null) return translate(locale, PAYMENT_TERMS_NAMES[terms]);
  const { name, accountNumber, contact } = billTo;
  return [
    translate(locale, PAYMENT_TERMS_NAMES[terms]),
    translate(locale, msg`bill to ${{ name }}`),
    ...placeLines(billTo),
    ...(accountNumber ? [translate(locale, msg`account ${{ accountNumber }}`)] : []),
    ...(contact ? [contactText(contact)] : []),
  ].join(', ');
}

/** Importer, broker, terms of sale and manifest numbers of a shipment that crosses the border. */
export function customsFacts({ customs }: Pick<Requested, 'customs'>, locale = SOURCE_LOCALE): LabeledText[] {
  if (!customs) return [];
  const { incoterm, incotermPlace, importer, broker, aceNumber, aciNumber } = customs;
  const party = ({ name, contact }: CustomsParty) =>
    [name, contactText(contact)].filter((part) => part !== '').join(', ');
  return [
    ...(broker ? [[translate(locale, msg`Customs broker`), party(broker)] as LabeledText] : []),
    ...(importer ? [[translate(locale, msg`Importer of record`), party(importer)] as LabeledText] : []),
    ...(incoterm
      ? [[translate(locale, msg`Terms of sale`), [incoterm, incotermPlace].filter(Boolean).join(' ')] as LabeledText]
      : []),
    ...(aceNumber ? [['ACE', aceNumber] as LabeledText] : []),
    ...(aciNumber ? [['ACI', aciNumber] as LabeledText] : []),
  ];
}

/** `customsFacts` as one line each. */
export function customsTexts(request: Pick<Requested, 'customs'>, locale = SOURCE_LOCALE): string[] {
  return customsFacts(request, locale).map((fact) => fact.join(' '));
}

const OPERATIONS: Readonly<Record<string, Message>> = { pickup: msg`pick up`, drop: msg`drop` };

/** Operation, items, address and contact of each intermediate stop. */
export function stopFacts(
  { stops, handlingUnits }: Pick<Requested, 'stops' | 'handlingUnits'>,
  locale = SOURCE_LOCALE,
): LabeledText[] {
  return stops
    .filter(({ type }) => type === 'intermediate')
    .map((stop, index) => {
      const { operation = null, handlingUnits: items = [] } = stop;
      const what = items.flatMap((item) => {
        const unit = handlingUnits[item];
        if (unit === undefined) return [];
        return translate(locale, msg`item ${{ item: item + 1 }} (${{ count: unit.count }} ${{ type: unit.type }})`);
      });
      const work = operation === null ? [] : [[operationName(operation, locale), ...what].join(' ')];
      return [
        translate(locale, msg`Stop ${{ number: index + 1 }}`),
        [...work, partyText(stop)].filter(Boolean).join(', '),
      ];
    });
}

function operationName(operation: string, locale: Locale): string {
  const name = OPERATIONS[operation];
  return name === undefined ? operation : translate(locale, name);
}

/** `stopFacts` as one line each. */
export function stopTexts(request: Pick<Requested, 'stops' | 'handlingUnits'>, locale = SOURCE_LOCALE): string[] {
  return stopFacts(request, locale).map((fact) => fact.join(': '));
}

/** Name, address and contact of a stop. */
export function partyText(stop: Stop): string {
  return [stop.name ?? '', ...placeLines(stop), contactText(stop.contact)].filter(Boolean).join(', ');
}

/** Name and phone number with extension. */
export function contactText(contact: { name: string; phone: string; extension?: string | null } | null | undefined) {
  return contact ? `${contact.name} ${phoneText(contact)}` : '';
}

/** `+13125550100 ext. 12`. */
export function phoneText({ phone, extension }: { phone: string; extension?: string | null }): string {
  return `${phone}${extension ? ` ext. ${extension}` : ''}`;
}

/** The accessorial with the details of a code, if it was booked with details. */
export function detailsOf(
  { accessorialDetails }: Pick<Requested, 'accessorialDetails'>,
  code: string,
): AccessorialRequest | null {
  return accessorialDetails?.find((accessorial) => accessorial.code === code) ?? null;
}

/** Name and details of each accessorial with details, and of an appointment that the carrier arranges. */
export function accessorialFacts(
  { accessorials, accessorialDetails = [] }: Pick<Requested, 'accessorials' | 'accessorialDetails'>,
  locale = SOURCE_LOCALE,
): LabeledText[] {
  const name = (code: string) => translate(locale, accessorialMessage(code));
  const detailed = accessorialDetails.map(({ code, ...details }): LabeledText => [
    name(code),
    detailTexts(details, locale).join(', '),
  ]);
  return isArrangedByCarrier(accessorials, accessorialDetails)
    ? [...detailed, [name('APTD'), translate(locale, ARRANGED_BY_CARRIER)]]
    : detailed;
}

/** `accessorialFacts` as one line each. */
export function accessorialTexts(
  request: Pick<Requested, 'accessorials' | 'accessorialDetails'>,
  locale = SOURCE_LOCALE,
): string[] {
  return accessorialFacts(request, locale).map((fact) => fact.join(': '));
}

/** Names of reference types. */
export const REFERENCE_NAMES: Readonly<Record<Reference['type'], Message>> = {
  PO: msg`Purchase order`,
  SO: msg`Sales order`,
  CUSTOMER: msg`Customer reference`,
  OTHER: msg`Reference`,
};

const FEE_TERMS = { prepaid: msg`fee prepaid`, collect: msg`fee collect` } as const;

function detailTexts(details: Omit<AccessorialRequest, 'code'>, locale: Locale): string[] {
  const write = (text: Message) => translate(locale, text);
  const { amount, feeTerms, checkAccepted, remitTo, pieces, placeType, confirmationNumber, contact } = details;
  return [
    amount ? `${formatMoney(amount)} ${amount.currency}` : '',
    feeTerms ? write(FEE_TERMS[feeTerms]) : '',
    checkAccepted ? write(msg`customer check acceptable`) : '',
    remitTo ? write(msg`remit to ${{ payee: [remitTo.name, ...placeLines(remitTo)].join(', ') }}`) : '',
    momentText(details, locale),
    pieces ? write(msg`${plural({ pieces }, { one: '# piece', other: '# pieces' })}`) : '',
    placeType ?? '',
    confirmationNumber ? write(msg`confirmation ${{ confirmationNumber }}`) : '',
    contact ? write(msg`contact ${{ contact: contactText(contact) }}`) : '',
  ].filter((text) => text !== '');
}

/** `on 2026-11-30 10:00 to 12:00` or `between 2026-11-30 10:00 and 2026-12-01 12:00`. */
function momentText({ type, date, from, to, endDate }: Omit<AccessorialRequest, 'code'>, locale: Locale): string {
  if (!date) return '';
  const start = [date, from ?? ''].filter((part) => part !== '').join(' ');
  const end = [endDate ?? '', to ?? ''].filter((part) => part !== '').join(' ');
  return translate(locale, moment(type ?? '', start, end));
}

function moment(type: string, start: string, end: string): Message {
  if (type === 'window' && end !== '') return msg`between ${{ start }} and ${{ end }}`;
  const day = end === '' ? verbatim(start) : msg`${{ start }} to ${{ end }}`;
  if (type === 'on') return msg`on ${{ day }}`;
  if (type === 'by') return msg`by ${{ day }}`;
  return type === 'on_or_after' ? msg`on or after ${{ day }}` : day;
}
