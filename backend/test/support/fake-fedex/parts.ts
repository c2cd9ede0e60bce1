import type { Check } from './answers.js';

/* Written from the schemas of the carrier's LTL freight document: required properties, enumerations and limits. */

const CLASSES = '050 055 060 065 070 077_5 085 092_5 100 110 125 150 175 200 250 300 400 500'
  .split(' ')
  .map((name) => `CLASS_${name}`);
export const RATE_PACKAGING =
  'BAG BARREL BASKET BOX BUCKET BUNDLE CAGE CARTON CASE CHEST CONTAINER CRATE CYLINDER DRUM ENVELOPE PACKAGE PAIL PALLET PARCEL PIECES REEL ROLL SACK SHRINKWRAPPED SKID TANK TOTEBIN TUBE UNIT OTHER'.split(
    ' ',
  );
export const SHIP_PACKAGING = ['BUNDLE', 'CARTON', 'CRATE', 'DRUM', 'PAIL', 'PALLET', 'OTHER', 'SKID'];
const SPECIAL_SERVICES =
  'BROKER_SELECT_OPTION CALL_BEFORE_DELIVERY COD CUSTOM_DELIVERY_WINDOW DANGEROUS_GOODS DO_NOT_BREAK_DOWN_PALLETS DO_NOT_STACK_PALLETS EXTREME_LENGTH FOOD FREIGHT_DIRECT FREIGHT_GUARANTEE INSIDE_DELIVERY INSIDE_PICKUP LIFTGATE_DELIVERY LIFTGATE_PICKUP LIMITED_ACCESS_DELIVERY LIMITED_ACCESS_PICKUP OVER_LENGTH POISON PROTECTION_FROM_FREEZING TOP_LOAD'.split(
    ' ',
  );
export const SERVICES = ['FEDEX_FREIGHT_PRIORITY', 'FEDEX_FREIGHT_ECONOMY'];

export interface Address {
  streetLines?: string[];
  city?: string;
  stateOrProvinceCode?: string;
  postalCode?: string;
  countryCode?: string;
}

export interface Line {
  id?: string;
  handlingUnits?: number;
  pieces?: number;
  subPackagingType?: string;
  freightClass?: string;
  description?: string;
  weight?: { units?: string; value?: number };
  dimensions?: { length?: number; width?: number; height?: number; units?: string };
}

export interface Payer {
  accountNumber?: { value?: string };
  fedExFreightAccountNumber?: { value?: string };
  fedExFreightBillingContactAndAddress?: { address?: Address };
  alternateBillingParty?: { accountNumber?: { value?: string }; address?: Address };
}

export function checkAddress(check: Check, address: Address | undefined, name: string, withStreet = false): void {
  check.filled(address?.postalCode, `${name}.POSTALCODE.MISSING`);
  check.filled(address?.city, `${name}.CITY.MISSING`);
  check.that(/^[A-Z]{2}$/.test(address?.stateOrProvinceCode ?? ''), `${name}.STATE.INVALID`, 'State is invalid.');
  check.that(['US', 'CA'].includes(address?.countryCode ?? ''), `${name}.COUNTRY.INVALID`, 'Country is invalid.');
  if (!withStreet) return;
  const lines = address?.streetLines ?? [];
  check.that(lines.length > 0 && lines.length <= 3, `${name}.STREETLINES.INVALID`, 'One to three street lines.');
  check.that(
    lines.every((line) => line !== '' && line.length <= 35),
    `${name}.STREETLINES.LENGTH`,
    'A street line has at most 35 characters.',
  );
}

/** A freight account with the address that its invoices are sent to, or a bill-to account. */
export function checkPayer(check: Check, payer: Payer | undefined, known: string): void {
  const number =
    payer?.alternateBillingParty?.accountNumber ?? payer?.fedExFreightAccountNumber ?? payer?.accountNumber;
  check.that(number?.value === known, 'FREIGHT.ACCOUNT.INVALID', 'The freight account number is not valid.');
  checkAddress(
    check,
    payer?.alternateBillingParty?.address ?? payer?.fedExFreightBillingContactAndAddress?.address,
    'BILLING',
    true,
  );
}

export function checkLines(check: Check, lines: readonly Line[] | undefined, packaging: readonly string[]): void {
  check.that((lines ?? []).length > 0, 'LINEITEM.MISSING', 'At least one line item is required.');
  for (const line of lines ?? []) {
    check.filled(line.id, 'LINEITEM.ID.MISSING');
    check.that((line.pieces ?? 0) > 0, 'LINEITEM.PIECES.INVALID', 'Pieces must be above zero.');
    check.that((line.weight?.value ?? 0) > 0, 'LINEITEM.WEIGHT.INVALID', 'Weight must be above zero.');
    check.among(line.weight?.units, ['LB', 'KG'], 'LINEITEM.WEIGHT.UNITS');
    check.among(line.freightClass, CLASSES, 'LINEITEM.CLASS.INVALID');
    check.among(line.subPackagingType, packaging, 'LINEITEM.PACKAGING.INVALID');
  }
}

export function checkServices(check: Check, services: readonly string[] | undefined): void {
  for (const service of services ?? []) check.among(service, SPECIAL_SERVICES, 'SPECIALSERVICE.INVALID');
}
