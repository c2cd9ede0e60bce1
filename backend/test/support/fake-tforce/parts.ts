import type { Check } from './answers.js';

/* Written from the recorded exchanges and code tables of public clients: required properties, enumerations and lengths. */

export const SERVICES = ['308', '309', '334', '349'];
const CLASSES = '50 55 60 65 70 77.5 85 92.5 100 110 125 150 175 200 250 300 400 500'.split(' ');
const PACKAGING =
  'BAG BAL BAR BDL BIN BOX BSK BUN CAB CAN CAR CAS CBY CON CRT CSK CTN CYL DRM LOO OTH PAL PCS PKG PLN PLT RCK REL ROL SKD SPL TBE TNK TOT UNT VPK WRP'.split(
    ' ',
  );
const PICKUP_OPTIONS = ['INPU', 'LIFO', 'LAPU', 'WHPU', 'TRPU', 'RESP'];
const DELIVERY_OPTIONS = ['INDE', 'LIFD', 'LADL', 'WHDL', 'NTFN', 'TRDS', 'RESD'];

export interface Address {
  addressLine?: string;
  city?: string;
  stateProvinceCode?: string;
  postalCode?: string;
  country?: string;
}

export interface Commodity {
  description?: string;
  class?: string;
  pieces?: number;
  weight?: { weight?: number; weightUnit?: string };
  packagingType?: string;
  dangerousGoods?: boolean;
}

export interface ServiceOptions {
  pickup?: string[];
  delivery?: string[];
}

export function checkAddress(check: Check, address: Address | undefined, name: string): void {
  check.filled(address?.city, `${name}.city`);
  check.filled(address?.stateProvinceCode, `${name}.stateProvinceCode`, 2);
  check.filled(address?.postalCode, `${name}.postalCode`, 6);
  check.among(address?.country, ['US', 'CA', 'MX', 'PR'], `${name}.country`);
}

export function checkCommodities(check: Check, commodities: readonly Commodity[] | undefined): void {
  check.that((commodities ?? []).length > 0, 'Required property is missing: commodities.');
  for (const commodity of commodities ?? []) {
    check.filled(commodity.description, 'description');
    check.among(commodity.class, CLASSES, 'class');
    check.that(Number.isInteger(commodity.pieces) && (commodity.pieces ?? 0) > 0, 'pieces must be above zero.');
    check.that((commodity.weight?.weight ?? 0) > 0, 'weight must be above zero.');
    check.among(commodity.weight?.weightUnit, ['LBS', 'KGS'], 'weightUnit');
    check.among(commodity.packagingType, PACKAGING, 'packagingType');
    check.that(typeof commodity.dangerousGoods === 'boolean', 'Required property is missing: dangerousGoods.');
  }
}

export function checkServices(check: Check, options: ServiceOptions | undefined): void {
  for (const option of options?.pickup ?? []) check.among(option, PICKUP_OPTIONS, 'serviceOptions.pickup');
  for (const option of options?.delivery ?? []) check.among(option, DELIVERY_OPTIONS, 'serviceOptions.delivery');
}
