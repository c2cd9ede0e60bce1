import type { BillTo, Stop } from '../../../rating/index.js';
import type { ConnectionOptions } from '../connector-setup.js';
import { given, phoneDigits, postalCodeOf } from '../freight-parts.js';

/** Longest street line and company name. */
const LINE_MAX = 35;
const PERSON_MAX = 70;

/** An address in the carrier's format. */
export interface FedexAddress {
  streetLines?: string[];
  city: string;
  stateOrProvinceCode: string;
  postalCode: string;
  countryCode: string;
  residential?: boolean;
}

interface FedexContact {
  companyName?: string;
  personName?: string;
  phoneNumber: string;
  phoneExtension?: string;
  emailAddress?: string;
}

export interface FedexParty {
  address: FedexAddress;
  contact: FedexContact;
}

/** Who pays: the account of the company, with the address that its invoices are sent to. */
export interface FedexAccount {
  /** Account of the requests. */
  number: string;
  /** Account that is invoiced for freight. */
  freightNumber: string;
  type: 'ship_to' | 'bill_to';
  address: FedexAddress;
}

/** The company's account as entered. The settings are required, so none is missing. */
export function accountOf(customerNumber: string | null, options: ConnectionOptions): FedexAccount {
  const { billingAddress1 = '', billingCity = '', billingState = '', billingPostalCode = '' } = options;
  const country = options.billingCountry ?? 'US';
  const number = customerNumber ?? '';
  return {
    number,
    freightNumber: options.freightAccountNumber ?? number,
    type: options.freightAccountType ?? 'ship_to',
    address: {
      streetLines: [billingAddress1],
      city: billingCity,
      stateOrProvinceCode: billingState,
      postalCode: postalCodeOf({ country, postalCode: billingPostalCode }),
      countryCode: country,
    },
  };
}

/** Up to three lines of at most 35 characters, broken at spaces. */
export function streetLines(first: string, second: string): string[] {
  const lines: string[] = [];
  for (const text of [first, second]) {
    let rest = text.trim();
    while (rest !== '' && lines.length < 3) {
      const space = rest.length > LINE_MAX ? rest.lastIndexOf(' ', LINE_MAX) : -1;
      const end = rest.length <= LINE_MAX ? rest.length : space > 0 ? space : LINE_MAX;
      lines.push(rest.slice(0, end));
      rest = rest.slice(end).trim();
    }
  }
  return lines;
}

/** A stop as shipper or recipient. */
export function partyOf({ name, address1, address2, city, state, contact, ...stop }: Stop, residential: boolean) {
  return party(
    {
      name: name ?? '',
      address1: address1 ?? '',
      address2: address2 ?? null,
      city: city ?? '',
      state: state ?? '',
      country: stop.country,
      postalCode: stop.postalCode,
      contact: contact ?? null,
    },
    residential,
  );
}

/** A payer or stop in the carrier's format. */
export function party(
  { name, address1, address2, city, state, country, postalCode, contact }: Omit<BillTo, 'accountNumber'>,
  residential: boolean,
): FedexParty {
  return {
    address: {
      streetLines: streetLines(address1, address2 ?? ''),
      city,
      stateOrProvinceCode: state,
      postalCode: postalCodeOf({ country, postalCode }),
      countryCode: country,
      residential,
    },
    contact: {
      ...given('companyName', name.slice(0, LINE_MAX)),
      ...given('personName', contact?.name?.slice(0, PERSON_MAX)),
      phoneNumber: contact ? phoneDigits(contact.phone) : '',
      ...given('phoneExtension', contact?.extension?.slice(0, 6)),
      ...given('emailAddress', contact?.email),
    },
  };
}
