import type { Commodity, Hazmat, Stop } from '../../rating/index.js';
import { phoneDigits, postalCodeOf, type TenderedShipment } from '../../carriers/index.js';
import type { ElementChoices, ReferenceQualifier } from '../domain/element-choices.js';
import type { Segment } from '../domain/x12/segments.js';
import { x12Lines, x12Text } from '../domain/x12/x12-text.js';

/** Packaging codes of DSDC that X12 (data element 211) names differently. PAL is a pail in both. */
const PACKAGING: Readonly<Record<string, string>> = { PAT: 'PLT' };
/** Units of hazardous material (data element 355); others are packages. */
const HAZMAT_UNITS: Readonly<Record<string, string>> = {
  BOX: 'BX',
  CTN: 'CT',
  DRM: 'DR',
  BAG: 'BG',
  CAN: 'CN',
  PLT: 'PF',
};
/** Data element 146: who pays the carrier. */
const PAYMENT = { prepaid: 'PP', collect: 'CC', third_party: 'TP' } as const;
const NAME_MAX = 60;
const ADDRESS_MAX = 55;
const CITY_MAX = 30;
const PHONE_MAX = 80;
const REFERENCE_MAX = 30;
/** Shipping names are divided over LH3 segments. */
const HAZMAT_NAME = 25;
const HAZMAT_NAME_PARTS = 4;

/** CCYYMMDD. */
export const x12Date = (on: string): string => on.replaceAll('-', '');
/** HHMM; empty without a time. */
export const x12Time = (time: string | null | undefined): string => (time ?? '').slice(0, 5).replace(':', '');

export const packagingCode = (code: string | null | undefined): string => PACKAGING[code ?? ''] ?? code ?? 'PCS';

export const paymentCode = ({ payment }: TenderedShipment): string => PAYMENT[payment?.terms ?? 'prepaid'];

/** A party or place with its entity code (data element 98). */
export interface Party extends Pick<
  Stop,
  'name' | 'address1' | 'address2' | 'city' | 'state' | 'postalCode' | 'country'
> {
  readonly contact?: Stop['contact'];
  /** The company's account number with the carrier. */
  readonly accountNumber?: string | null;
}

/** N1, N3, N4 and G61 of a party. */
export function partySegments(entity: string, party: Party): Segment[] {
  const { name, address1, address2, city, state, contact, accountNumber } = party;
  const account = x12Text(accountNumber ?? '', 20);
  const lines = [address1, address2].map((line) => x12Text(line ?? '', ADDRESS_MAX)).filter((line) => line !== '');
  const cityText = x12Text(city ?? '', CITY_MAX);
  return [
    ['N1', entity, x12Text(name ?? '', NAME_MAX) || 'NOT SPECIFIED', ...(account.length > 1 ? ['93', account] : [])],
    ...(lines.length > 0 ? [['N3', ...lines]] : []),
    ['N4', cityText.length > 1 ? cityText : '', state ?? '', postalCodeOf(party).replaceAll(' ', ''), party.country],
    ...contactSegments('IC', contact?.name, contact?.phone),
  ];
}

/** G61 with a telephone number; none without one. */
export function contactSegments(
  purpose: string,
  name: string | null | undefined,
  phone: string | null | undefined,
): Segment[] {
  const number = x12Text(phoneDigits(phone ?? ''), PHONE_MAX);
  return number === '' ? [] : [['G61', purpose, x12Text(name ?? '', NAME_MAX) || 'CONTACT', 'TE', number]];
}

/** L11 with a reference (data element 128 for the qualifier); none without a value. */
function reference(value: string | null | undefined, qualifier: string): Segment[] {
  const text = x12Text(value ?? '', REFERENCE_MAX);
  return text === '' ? [] : [['L11', text, qualifier]];
}

const REFERENCES = { PO: 'PO', SO: 'VN', CUSTOMER: 'CR', OTHER: 'ZZ' } as const;

/** References of the shipment: its number, BOL, PRO, quote, and those of the shipper, as far as the partner takes them. */
export function shipmentReferences(
  { bolNumber, proNumber, carrierQuoteNumber, references, number }: TenderedShipment,
  { references: taken }: ElementChoices,
): Segment[] {
  const all: [string | null | undefined, ReferenceQualifier][] = [
    [number, 'SI'],
    [bolNumber, 'BM'],
    [proNumber, 'CN'],
    [carrierQuoteNumber, 'Q1'],
    ...references.map(({ type, value }): [string, ReferenceQualifier] => [value, REFERENCES[type]]),
  ];
  return all.flatMap(([value, qualifier]) => (taken.includes(qualifier) ? reference(value, qualifier) : []));
}

/** NMFC item with its sub number. */
export const nmfcItem = ({ nmfc, nmfcSub }: Pick<Commodity, 'nmfc' | 'nmfcSub'>): string =>
  nmfc ? [nmfc, nmfcSub].filter(Boolean).join('-') : '';

/** Emergency contact and LH segments of a hazardous commodity, in the order of 49 CFR 172.202. */
export function hazmatSegments(hazmat: Hazmat, count: number, packaging: string): Segment[] {
  const { unNumber, properShippingName, technicalName, hazardClass, packingGroup, emergencyPhone } = hazmat;
  const name = [
    properShippingName,
    technicalName ? `(${technicalName})` : '',
    packingGroup ? `PG ${packingGroup}` : '',
  ];
  return [
    ...contactSegments('HM', 'EMERGENCY CONTACT', emergencyPhone),
    ['LH1', HAZMAT_UNITS[packaging] ?? 'PK', String(count), x12Text(unNumber, 6)],
    ['LH2', x12Text(hazardClass, 30)],
    ...x12Lines(name.filter(Boolean).join(' '), HAZMAT_NAME, HAZMAT_NAME_PARTS).map((line) => ['LH3', line]),
  ];
}
