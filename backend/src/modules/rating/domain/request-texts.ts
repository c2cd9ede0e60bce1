import {
  type AccessorialRequest,
  ARRANGED_BY_CARRIER,
  isArrangedByCarrier,
} from '../../../kernel/accessorials/accessorial-request.js';
import type { PaymentTerms } from '../../../kernel/codes.js';
import type { Address } from '../../../kernel/places/address.js';
import { formatMoney } from '../../../kernel/money/money.js';
import { displayedPostalCode } from '../../../kernel/places/postal-code.js';
import { accessorialName } from '../engine/index.js';
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

/** What was requested, as documents and emails to the carrier print it. Optional fields are absent in shipments booked before they existed. */
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
export function pickupText({ on, readyFrom, closeAt }: PickupWindow): string {
  return readyFrom && closeAt ? `${on}, ready ${readyFrom}, dock closes ${closeAt}` : on;
}

const DELIVERY = { by: 'by', on: 'on', window: 'between' } as const;

/** `by 2026-11-30` or `between 2026-11-30 and 2026-12-02`; null without a requirement. */
export function deliveryText({ delivery }: Pick<Requested, 'delivery'>): string | null {
  if (delivery === null || delivery.type === 'none' || !delivery.on) return null;
  const to = delivery.type === 'window' && delivery.to ? ` and ${delivery.to}` : '';
  return `${DELIVERY[delivery.type]} ${delivery.on}${to}`;
}

const TRAILERS: Readonly<Record<string, string>> = {
  DRYVAN: 'Dry van, 53 ft',
  REEFER: 'Refrigerated, 53 ft',
  FLATBED: 'Flatbed',
  STEPDECK: 'Step deck',
  TANKER: 'Tanker',
};

/** Null for shipments without a trailer of their own. */
export function trailerText({ equipment }: Pick<Requested, 'equipment'>): string | null {
  return equipment ? (TRAILERS[equipment] ?? equipment) : null;
}

/** `-20 to -18 °C, continuous, pre-cool the trailer`; null without a range. */
export function temperatureText({ temperature }: Pick<Requested, 'temperature'>): string | null {
  if (!temperature) return null;
  const { min, max, unit, mode = 'continuous', preCool = false } = temperature;
  const operation = mode === 'cycle' ? 'cycle' : 'continuous';
  return `${min} to ${max} °${unit}, ${operation}${preCool ? ', pre-cool the trailer' : ''}`;
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
export const PAYMENT_TERMS_NAMES: Readonly<Record<PaymentTerms, string>> = {
  prepaid: 'Prepaid',
  collect: 'Collect',
  third_party: 'Third party',
};

/** `Third party, bill to Acme Accounts Payable, 500 Main St, Akron, OH 44308 US, account 9001`; null without stored terms. */
export function paymentText({ payment }: Pick<Requested, 'payment'>): string | null {
  if (!payment) return null;
  const { terms, billTo } = payment;
  if (billTo === null) return PAYMENT_TERMS_NAMES[terms];
  const { name, accountNumber, contact } = billTo;
  return [
    PAYMENT_TERMS_NAMES[terms],
    `bill to ${name}`,
    ...placeLines(billTo),
    ...(accountNumber ? [`account ${accountNumber}`] : []),
    ...(contact ? [contactText(contact)] : []),
  ].join(', ');
}

/** Importer, broker, terms of sale and manifest numbers of a shipment that crosses the border. */
export function customsFacts({ customs }: Pick<Requested, 'customs'>): LabeledText[] {
  if (!customs) return [];
  const { incoterm, incotermPlace, importer, broker, aceNumber, aciNumber } = customs;
  const party = ({ name, contact }: CustomsParty) =>
    [name, contactText(contact)].filter((part) => part !== '').join(', ');
  return [
    ...(broker ? [['Customs broker', party(broker)] as LabeledText] : []),
    ...(importer ? [['Importer of record', party(importer)] as LabeledText] : []),
    ...(incoterm ? [['Terms of sale', [incoterm, incotermPlace].filter(Boolean).join(' ')] as LabeledText] : []),
    ...(aceNumber ? [['ACE', aceNumber] as LabeledText] : []),
    ...(aciNumber ? [['ACI', aciNumber] as LabeledText] : []),
  ];
}

/** `customsFacts` as one line each. */
export function customsTexts(request: Pick<Requested, 'customs'>): string[] {
  return customsFacts(request).map((fact) => fact.join(' '));
}

const OPERATIONS: Readonly<Record<string, string>> = { pickup: 'pick up', drop: 'drop' };

/** Operation, items, address and contact of each intermediate stop. */
export function stopFacts({ stops, handlingUnits }: Pick<Requested, 'stops' | 'handlingUnits'>): LabeledText[] {
  return stops
    .filter(({ type }) => type === 'intermediate')
    .map((stop, index) => {
      const { operation = null, handlingUnits: items = [] } = stop;
      const what = items.flatMap((item) => {
        const unit = handlingUnits[item];
        return unit === undefined ? [] : `item ${item + 1} (${unit.count} ${unit.type})`;
      });
      const work = operation === null ? [] : [[OPERATIONS[operation] ?? operation, ...what].join(' ')];
      return [`Stop ${index + 1}`, [...work, partyText(stop)].filter(Boolean).join(', ')];
    });
}

/** `stopFacts` as one line each. */
export function stopTexts(request: Pick<Requested, 'stops' | 'handlingUnits'>): string[] {
  return stopFacts(request).map((fact) => fact.join(': '));
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
export function accessorialFacts({
  accessorials,
  accessorialDetails = [],
}: Pick<Requested, 'accessorials' | 'accessorialDetails'>): LabeledText[] {
  const detailed = accessorialDetails.map(({ code, ...details }): LabeledText => [
    accessorialName(code),
    detailTexts(details).join(', '),
  ]);
  return isArrangedByCarrier(accessorials, accessorialDetails)
    ? [...detailed, [accessorialName('APTD'), ARRANGED_BY_CARRIER]]
    : detailed;
}

/** `accessorialFacts` as one line each. */
export function accessorialTexts(request: Pick<Requested, 'accessorials' | 'accessorialDetails'>): string[] {
  return accessorialFacts(request).map((fact) => fact.join(': '));
}

/** Names of reference types. */
export const REFERENCE_NAMES: Readonly<Record<Reference['type'], string>> = {
  PO: 'Purchase order',
  SO: 'Sales order',
  CUSTOMER: 'Customer reference',
  OTHER: 'Reference',
};

function detailTexts(details: Omit<AccessorialRequest, 'code'>): string[] {
  const { amount, feeTerms, checkAccepted, remitTo, pieces, placeType, confirmationNumber, contact } = details;
  return [
    amount ? `${formatMoney(amount)} ${amount.currency}` : '',
    feeTerms ? `fee ${feeTerms}` : '',
    checkAccepted ? 'customer check acceptable' : '',
    remitTo ? `remit to ${[remitTo.name, ...placeLines(remitTo)].join(', ')}` : '',
    momentText(details),
    pieces ? `${pieces} pieces` : '',
    placeType ?? '',
    confirmationNumber ? `confirmation ${confirmationNumber}` : '',
    contact ? `contact ${contactText(contact)}` : '',
  ].filter((text) => text !== '');
}

const TIME_CRITICAL: Readonly<Record<string, string>> = {
  on: 'on',
  on_or_after: 'on or after',
  by: 'by',
  window: 'between',
};

/** `on 2026-11-30 10:00 to 12:00` or `between 2026-11-30 10:00 and 2026-12-01 12:00`. */
function momentText({ type, date, from, to, endDate }: Omit<AccessorialRequest, 'code'>): string {
  if (!date) return '';
  const start = [TIME_CRITICAL[type ?? ''] ?? '', date, from ?? ''].filter((part) => part !== '').join(' ');
  const end = [endDate ?? '', to ?? ''].filter((part) => part !== '').join(' ');
  if (end === '') return start;
  return `${start} ${type === 'window' ? 'and' : 'to'} ${end}`;
}
