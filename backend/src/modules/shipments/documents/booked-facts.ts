import {
  type AccessorialRequest,
  ARRANGED_BY_CARRIER,
  isArrangedByCarrier,
} from '../../../kernel/accessorials/accessorial-request.js';
import type { Address } from '../../../kernel/places/address.js';
import { formatMoney } from '../../../kernel/money/money.js';
import { displayedPostalCode } from '../../../kernel/places/postal-code.js';
import { accessorialName, type CustomsParty, type Stop } from '../../rating/index.js';
import type { ShipmentBody } from '../domain/shipment-body.js';

/** `2026-11-24, ready 10:00, dock closes 16:00`, local to the origin. */
export function pickupText({ on, readyFrom, closeAt }: ShipmentBody['pickup']): string {
  return readyFrom && closeAt ? `${on}, ready ${readyFrom}, dock closes ${closeAt}` : on;
}

const DELIVERY = { by: 'by', on: 'on', window: 'between' } as const;

/** `by 2026-11-30` or `between 2026-11-30 and 2026-12-02`; null without a requirement. */
export function deliveryText({ delivery }: Pick<ShipmentBody, 'delivery'>): string | null {
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
export function trailerText(body: ShipmentBody): string | null {
  return body.equipment ? (TRAILERS[body.equipment] ?? body.equipment) : null;
}

/** `-20 to -18 °C, continuous, pre-cool the trailer`; null without a range. */
export function temperatureText({ temperature }: ShipmentBody): string | null {
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

/** Terms of sale, importer, broker and manifest numbers of a shipment that crosses the border. */
export function customsFacts({ customs }: Pick<ShipmentBody, 'customs'>): { label: string; text: string }[] {
  if (!customs) return [];
  const { incoterm, incotermPlace, importer, broker, aceNumber, aciNumber } = customs;
  const party = (label: string, { name, contact }: CustomsParty) => ({
    label,
    text: [name, contactText(contact)].filter((part) => part !== '').join(', '),
  });
  return [
    ...(broker ? [party('Customs broker', broker)] : []),
    ...(importer ? [party('Importer of record', importer)] : []),
    ...(incoterm ? [{ label: 'Terms of sale', text: [incoterm, incotermPlace].filter(Boolean).join(' ') }] : []),
    ...(aceNumber ? [{ label: 'ACE', text: aceNumber }] : []),
    ...(aciNumber ? [{ label: 'ACI', text: aciNumber }] : []),
  ];
}

/** The customs facts, one line each. */
export function customsTexts(body: Pick<ShipmentBody, 'customs'>): string[] {
  return customsFacts(body).map(({ label, text }) => `${label} ${text}`);
}

const OPERATIONS: Readonly<Record<string, string>> = { pickup: 'pick up', drop: 'drop' };

/** One line per intermediate stop: operation, items, address and contact. */
export function stopTexts({ stops, handlingUnits }: ShipmentBody): string[] {
  return stops
    .filter(({ type }) => type === 'intermediate')
    .map((stop, index) => {
      const { operation = null, handlingUnits: items = [] } = stop;
      const what = items.flatMap((item) => {
        const unit = handlingUnits[item];
        return unit === undefined ? [] : `item ${item + 1} (${unit.count} ${unit.type})`;
      });
      const work = operation === null ? [] : [[OPERATIONS[operation] ?? operation, ...what].join(' ')];
      return `Stop ${index + 1}: ${[...work, stop.name ?? '', ...placeLines(stop), contactText(stop.contact)].filter(Boolean).join(', ')}`;
    });
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
export function detailsOf(body: ShipmentBody, code: string): AccessorialRequest | null {
  return body.accessorialDetails?.find((accessorial) => accessorial.code === code) ?? null;
}

/** One line per accessorial with details, and one for an appointment that the carrier arranges. */
export function accessorialTexts({ accessorials, accessorialDetails = [] }: ShipmentBody): string[] {
  const arranged = isArrangedByCarrier(accessorials, accessorialDetails)
    ? [`${accessorialName('APTD')}: ${ARRANGED_BY_CARRIER}`]
    : [];
  const detailed = accessorialDetails.map(
    ({ code, ...details }) => `${accessorialName(code)}: ${detailTexts(details).join(', ')}`,
  );
  return [...detailed, ...arranged];
}

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
