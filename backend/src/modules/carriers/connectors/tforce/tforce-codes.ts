import type { AccessorialCode } from '../../../../kernel/codes.js';

/** Service of requests that name none. A quote for it has the prices of the guaranteed services too. */
export const STANDARD_SERVICE = '308';

/** A service of the carrier. `code`: our accessorial that asks for it; null for standard service. */
interface Service {
  readonly name: string;
  readonly code: 'GTD_PM' | 'GTD_NOON' | null;
}

/** Services that are offered; others of a response are left out. */
export const SERVICES: Readonly<Record<string, Service>> = {
  '308': { name: 'TForce Freight LTL', code: null },
  '309': { name: 'TForce Freight LTL, guaranteed', code: 'GTD_PM' },
  '334': { name: 'TForce Freight LTL, guaranteed A.M.', code: 'GTD_NOON' },
  '349': { name: 'TForce Standard LTL', code: null },
};

/** Codes that ask for a level of service instead of an additional service. */
export const LEVEL_CODES: readonly string[] = ['EXPD', 'GTD_AM', 'GTD_NOON', 'GTD_PM', 'TCS'];

/** Guarantees that satisfy the requested codes; null: standard service does too. Empty: the carrier has no such service. */
export function acceptableGuarantees(codes: readonly string[]): readonly (string | null)[] {
  if (codes.some((code) => ['EXPD', 'GTD_AM', 'TCS'].includes(code))) return [];
  if (codes.includes('GTD_NOON')) return ['GTD_NOON'];
  if (codes.includes('GTD_PM')) return ['GTD_PM', 'GTD_NOON'];
  return [null, 'GTD_PM', 'GTD_NOON'];
}

type Names = Readonly<Partial<Record<AccessorialCode, string>>>;

/** The carrier's service options at pickup for our codes. */
const PICKUP_OPTIONS: Names = { IPU: 'INPU', LFTP: 'LIFO', LTDAP: 'LAPU', REP: 'RESP' };
/** The carrier's service options at delivery. */
const DELIVERY_OPTIONS: Names = { IDL: 'INDE', LFTD: 'LIFD', LTDAD: 'LADL', MNC: 'NTFN', RES: 'RESD' };
/** Service options of a pickup request, which has fewer. */
const PICKUP_REQUEST_OPTIONS: Names = { IPU: 'INPU', LFTP: 'LIFO', OVR: 'EXLT', PSC: 'PFFF', REP: 'RESP' };
/** Hazardous material is a property of the commodity. */
const WITH_FIELD: readonly string[] = ['HAZ'];

function named(codes: readonly string[], names: Readonly<Partial<Record<string, string>>>): string[] {
  return [...new Set(codes)].flatMap((code) => names[code] ?? []).sort();
}

/** The carrier's service options, and the codes without one. */
export function serviceOptions(codes: readonly string[]): { pickup: string[]; delivery: string[]; unknown: string[] } {
  const known = [...Object.keys(PICKUP_OPTIONS), ...Object.keys(DELIVERY_OPTIONS), ...WITH_FIELD, ...LEVEL_CODES];
  return {
    pickup: named(codes, PICKUP_OPTIONS),
    delivery: named(codes, DELIVERY_OPTIONS),
    unknown: [...new Set(codes)].filter((code) => !known.includes(code)),
  };
}

/** Service options of a pickup request. */
export function pickupServices(codes: readonly string[]): string[] {
  return named(codes, PICKUP_REQUEST_OPTIONS);
}

const options = { ...PICKUP_OPTIONS, ...DELIVERY_OPTIONS };
/** Our codes for rates of a price; others keep the carrier's description. */
export const CHARGE_CODES: Readonly<Record<string, string>> = {
  FUEL_SUR: 'FUEL',
  PFFF: 'PSC',
  ...Object.fromEntries(Object.entries(options).map(([code, name]) => [name, code])),
};
/** Surcharge of a guaranteed service. */
export const GUARANTEE_RATE = 'GRTD_SUR';
/** Rates that are not added to the price: the gross price, the discount and what it leaves. */
export const NOT_ADDED: readonly string[] = ['AFTR_DSCNT', 'DSCNT', 'DSCNT_RATE', 'LND_GROSS'];

/** Packaging; `OTH` for codes that the carrier does not have. */
const PACKAGING: Readonly<Partial<Record<string, string>>> = {
  BAG: 'BAG',
  BAL: 'BAL',
  BBL: 'BAR',
  BCH: 'BUN',
  BDL: 'BDL',
  BIN: 'BIN',
  BOX: 'BOX',
  BSK: 'BSK',
  CAB: 'CAB',
  CAN: 'CAN',
  CAR: 'CAR',
  CAS: 'CAS',
  CBY: 'CBY',
  CNT: 'CON',
  CRT: 'CRT',
  CSK: 'CSK',
  CTN: 'CTN',
  CYL: 'CYL',
  DRM: 'DRM',
  LSE: 'LOO',
  PAL: 'PAL',
  PAT: 'PLT',
  PCS: 'PCS',
  PKG: 'PKG',
  PLN: 'PLN',
  RCK: 'RCK',
  REL: 'REL',
  ROL: 'ROL',
  SKD: 'SKD',
  SPL: 'SPL',
  TBE: 'TBE',
  TBN: 'TOT',
  TNK: 'TNK',
  UNT: 'UNT',
  VPK: 'VPK',
  WRP: 'WRP',
};

export function packagingOf(code: string): string {
  return PACKAGING[code] ?? 'OTH';
}

/** Handling units that a bill of lading counts as its first kind; it counts others as loose or other units. */
export const UNITS: readonly string[] = ['CBY', 'PLT', 'SKD', 'TOT'];

/** Document types of the DSDC standards for categories of the carrier. */
export const DOCUMENT_TYPES: Readonly<Record<string, string>> = { DR: 'POD', BOL: 'BOL', WGHT: 'WI', INVC: 'INV' };

/** Events that say more than that the freight is in transit, by their words: the carrier publishes no list of them. */
export const EVENT_WORDS: readonly (readonly [RegExp, string])[] = [
  [/out for delivery/i, 'OUT_FOR_DELIVERY'],
  [/attempt/i, 'DELIVERY_ATTEMPTED'],
];
/** Details of the current status. */
export const OUT_FOR_DELIVERY = '006';
export const VOIDED = '004';
