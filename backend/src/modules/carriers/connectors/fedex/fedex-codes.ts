import type { AccessorialCode } from '../../../../kernel/codes.js';

/** Service of quotes and shipments that name none. */
export const STANDARD_SERVICE = 'FEDEX_FREIGHT_PRIORITY';

/** Services that are offered; others of a response are left out. */
export const SERVICES: Readonly<Record<string, string>> = {
  FEDEX_FREIGHT_PRIORITY: 'FedEx Freight Priority',
  FEDEX_FREIGHT_ECONOMY: 'FedEx Freight Economy',
};

/** The carrier's special services for our codes. Codes without one are written into the instructions. */
export const SPECIAL_SERVICES: Readonly<Partial<Record<AccessorialCode, string>>> = {
  IDL: 'INSIDE_DELIVERY',
  IPU: 'INSIDE_PICKUP',
  LFTD: 'LIFTGATE_DELIVERY',
  LFTP: 'LIFTGATE_PICKUP',
  LTDAD: 'LIMITED_ACCESS_DELIVERY',
  LTDAP: 'LIMITED_ACCESS_PICKUP',
  MNC: 'CALL_BEFORE_DELIVERY',
  OVR: 'OVER_LENGTH',
  PPD: 'FOOD',
  PSC: 'PROTECTION_FROM_FREEZING',
  PSN: 'POISON',
};

/** Codes that are not special services at the carrier but have a field of their own. */
const WITH_FIELD: readonly string[] = ['HAZ', 'REP', 'RES'];

/** Guarantees: freight guaranteed for the morning is also guaranteed by noon and by the end of the day. */
export const GUARANTEE_CODES: readonly string[] = ['GTD_AM', 'GTD_NOON', 'GTD_PM'];
/** Codes that ask for a level of service instead of a special service. */
export const LEVEL_CODES: readonly string[] = ['EXPD', 'TCS', ...GUARANTEE_CODES];

/** Our codes for guarantees in a price. */
export const GUARANTEES: Readonly<Record<string, string>> = {
  GUARANTEED_MORNING: 'GTD_AM',
  GUARANTEED_CLOSE_OF_BUSINESS: 'GTD_PM',
};

/** Guarantees that satisfy the requested codes; null: standard service does too. Empty: the carrier has no such service. */
export function acceptableGuarantees(codes: readonly string[]): readonly (string | null)[] {
  if (codes.some((code) => code === 'EXPD' || code === 'TCS')) return [];
  if (codes.some((code) => code === 'GTD_AM' || code === 'GTD_NOON')) return ['GTD_AM'];
  if (codes.includes('GTD_PM')) return ['GTD_PM', 'GTD_AM'];
  return [null, 'GTD_PM', 'GTD_AM'];
}

/** The carrier's special services for our codes, and the codes without one. */
export function specialServices(codes: readonly string[]): { services: string[]; unknown: string[] } {
  const names: Readonly<Partial<Record<string, string>>> = SPECIAL_SERVICES;
  const known = [...new Set(codes)].filter((code) => names[code] !== undefined);
  return {
    services: known.map((code) => names[code] ?? '').sort(),
    unknown: [...new Set(codes)].filter(
      (code) => names[code] === undefined && !WITH_FIELD.includes(code) && !LEVEL_CODES.includes(code),
    ),
  };
}

/** Our codes for surcharge types of a price; others keep the carrier's description. */
export const CHARGE_CODES: Readonly<Record<string, string>> = {
  FUEL: 'FUEL',
  HAZARDOUS_MATERIAL: 'HAZ',
  RESIDENTIAL_DELIVERY: 'RES',
  RESIDENTIAL_PICKUP: 'REP',
  ...Object.fromEntries(Object.entries(SPECIAL_SERVICES).map(([code, name]) => [name, code])),
};

/** Packaging of a rate quote; `OTHER` for codes that the carrier does not have. */
const RATE_PACKAGING: Readonly<Partial<Record<string, string>>> = {
  BAG: 'BAG',
  BBL: 'BARREL',
  BDL: 'BUNDLE',
  BOX: 'BOX',
  BSK: 'BASKET',
  CAG: 'CAGE',
  CAS: 'CASE',
  CHS: 'CHEST',
  CNT: 'CONTAINER',
  CRT: 'CRATE',
  CTN: 'CARTON',
  CYL: 'CYLINDER',
  DRM: 'DRUM',
  ENV: 'ENVELOPE',
  PAL: 'PAIL',
  PAT: 'PALLET',
  PCS: 'PIECES',
  PKG: 'PACKAGE',
  REL: 'REEL',
  ROL: 'ROLL',
  SKD: 'SKID',
  TBE: 'TUBE',
  TNK: 'TANK',
  UNT: 'UNIT',
};
/** Packaging that shipments accept. */
const SHIP_PACKAGING: readonly string[] = ['BUNDLE', 'CARTON', 'CRATE', 'DRUM', 'PAIL', 'PALLET', 'SKID'];

export function ratePackaging(code: string): string {
  return RATE_PACKAGING[code] ?? 'OTHER';
}

export function shipPackaging(code: string): string {
  const name = ratePackaging(code);
  return SHIP_PACKAGING.includes(name) ? name : 'OTHER';
}

/** Packaging of a pickup, which writes pieces in the singular. */
export function pickupPackaging(code: string): string {
  const name = ratePackaging(code);
  return name === 'PIECES' ? 'PIECE' : name;
}

/** `77.5` becomes `CLASS_077_5`. */
export function writeClass(name: string): string {
  const [whole = '', half] = name.split('.');
  return `CLASS_${whole.padStart(3, '0')}${half === undefined ? '' : `_${half}`}`;
}

const DAYS =
  'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN TWENTY'.split(
    ' ',
  );

/** Days of `THREE_DAYS`; null for other values. */
export function readDays(text: string | null | undefined): number | null {
  const index = DAYS.indexOf(/^([A-Z]+)_DAYS?$/.exec(text ?? '')?.[1] ?? '-');
  return index < 0 ? null : index + 1;
}

/** Document types of the DSDC standards for those of the carrier. */
export const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  SIGNATURE_PROOF_OF_DELIVERY: 'POD',
  BILL_OF_LADING: 'BOL',
};

/** Scans that say more than that the freight is in transit. Other codes keep their text and code in the notes of an event. */
export const SCAN_EVENTS: Readonly<Record<string, string>> = {
  DL: 'DELIVERED',
  OD: 'OUT_FOR_DELIVERY',
  PU: 'PICKED_UP',
};

/** Scans before the freight was picked up, which say nothing about its transport. */
export const BEFORE_PICKUP: readonly string[] = ['AP', 'CA', 'DR', 'DS', 'EP', 'OC', 'PD'];
