import type { BillTo, RatedPlace, Stop } from '../../../rating/index.js';
import type { ConnectionOptions } from '../connector-setup.js';
import { given, payerOf, phoneDigits, postalCodeOf } from '../freight-parts.js';
import type { TenderedShipment } from '../tenders.js';

/** Longest name, contact and address line. */
const LINE_MAX = 35;
const EMAIL_MAX = 50;

export interface TforceAddress {
  city: string;
  stateProvinceCode: string;
  postalCode: string;
  country: string;
}

/** Shipper, consignee or payer of a bill of lading. */
export interface TforceParty {
  name: string;
  contact?: string;
  email?: string;
  phone: TforcePhone;
  address: TforceAddress & { addressLine: string };
}

export interface TforcePhone {
  number: string;
  extension?: string;
}

/** The carrier finds the company's account by the address that its invoices are sent to. */
export interface TforcePayment<Payer> {
  payer: Payer;
  /** `10`: prepaid. `30`: third party. `40`: collect. */
  billingCode: '10' | '30' | '40';
}

const CODES = { prepaid: '10', third_party: '30', collect: '40' } as const;

type Place = Pick<RatedPlace | Stop, 'city' | 'state' | 'country' | 'postalCode'>;

export function addressOf({ city, state, ...place }: Place): TforceAddress {
  return {
    city: city ?? '',
    stateProvinceCode: state ?? '',
    postalCode: postalCodeOf(place),
    country: place.country,
  };
}

function billingPlace(options: ConnectionOptions) {
  return {
    city: options.billingCity ?? '',
    state: options.billingState ?? '',
    postalCode: options.billingPostalCode ?? '',
    country: options.billingCountry ?? 'US',
  };
}

/** The company pays for quotes. */
export function quotePayment(options: ConnectionOptions): TforcePayment<{ address: TforceAddress }> {
  return {
    payer: { address: addressOf(billingPlace(options)) },
    billingCode: options.freightAccountType === 'bill_to' ? '30' : '10',
  };
}

/** Who pays, as booked. A company that pays is named with the address of its account. */
export function paymentOf(shipment: TenderedShipment, options: ConnectionOptions): TforcePayment<TforceParty> {
  const { terms = 'prepaid', byCompany = true } = shipment.payment ?? {};
  const payer = payerOf(shipment, null);
  if (!byCompany) return { payer: partyOf(payer), billingCode: CODES[terms] };
  const { billingAddress1: address1 = '' } = options;
  return {
    payer: partyOf({ ...payer, ...billingPlace(options), address1, address2: null }),
    billingCode: terms === 'prepaid' && options.freightAccountType === 'bill_to' ? '30' : CODES[terms],
  };
}

/** Street of a place in one line. */
export function streetOf({ address1, address2 }: Pick<Stop, 'address1' | 'address2'>): string {
  return [address1, address2].filter(Boolean).join(' ');
}

/** Whether the street does not fit into the carrier's line. */
export const isCut = (place: Pick<Stop, 'address1' | 'address2'>): boolean => streetOf(place).length > LINE_MAX;

export function partyOf(place: Omit<BillTo, 'accountNumber'> | Stop): TforceParty {
  const { name, contact } = place;
  return {
    name: (name ?? '').slice(0, LINE_MAX),
    ...given('contact', contact?.name?.slice(0, LINE_MAX)),
    ...given('email', contact?.email?.slice(0, EMAIL_MAX)),
    phone: phoneOf(contact),
    address: { addressLine: streetOf(place).slice(0, LINE_MAX).trim(), ...addressOf(place) },
  };
}

/** A number of ten digits as `312-555-0100`. */
export function phoneOf(contact: Stop['contact'] | null): TforcePhone {
  const digits = contact ? phoneDigits(contact.phone) : '';
  return {
    number: digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3'),
    ...given('extension', contact?.extension?.slice(0, 6)),
  };
}
