import type { AccessorialCode } from '../../../../kernel/codes.js';

/** The carrier's names of services in a rate quote. Services without a name are not priced. */
export const RATE_SERVICES: Readonly<Partial<Record<AccessorialCode, string>>> = {
  APTD: 'DeliveryAppointment',
  HAZ: 'Hazmat',
  IDL: 'InsideDelivery',
  IPU: 'InsidePickup',
  LFTD: 'DestinationLiftgate',
  LFTP: 'OriginLiftgate',
  LTDAD: 'LimitedAccessDelivery',
  LTDAP: 'LimitedAccessPickup',
  PSC: 'Freezable',
  REP: 'ResidentialPickup',
  RES: 'ResidentialDelivery',
  SRT: 'SortAndSegregate',
};

/** Since January 2026 a place is residential or has limited access, not both. */
const EXCLUDED_BY: Readonly<Record<string, string>> = {
  LimitedAccessDelivery: 'ResidentialDelivery',
  LimitedAccessPickup: 'ResidentialPickup',
};

/** The carrier's services for our codes, and the codes without one. */
export function servicesOf(
  codes: readonly string[],
  names: Readonly<Partial<Record<string, string>>>,
): { services: string[]; unknown: string[] } {
  const known = [...new Set(codes.map((code) => names[code]).filter((name) => name !== undefined))];
  return {
    services: known.filter((name) => !known.includes(EXCLUDED_BY[name] ?? '')).sort(),
    unknown: [...new Set(codes.filter((code) => names[code] === undefined))],
  };
}

/** A service level of the carrier. `code`: our accessorial that stands for it; null for standard service. */
export interface ServiceLevel {
  readonly code: 'GTD_PM' | 'GTD_NOON' | 'EXPD' | null;
  /** Value of `ServiceLevel` in a bill of lading. */
  readonly name: string;
}

/** Levels by the code of a rate quote. The guaranteed hourly window (GSHW) is left out, because a quote has no window to ask for. */
export const SERVICE_LEVELS: Readonly<Record<string, ServiceLevel>> = {
  STD: { code: null, name: 'Standard' },
  GSDS: { code: 'GTD_PM', name: 'Guaranteed' },
  GSAM: { code: 'GTD_NOON', name: 'GuaranteedByNoon' },
  EXPD: { code: 'EXPD', name: 'Expedited' },
};

/** Our codes that ask for a service level instead of an additional service. */
export const LEVEL_CODES: readonly string[] = ['EXPD', 'GTD_AM', 'GTD_NOON', 'GTD_PM', 'TCS'];

/** Level codes that satisfy the requested ones; without a request, all that need none. Freight guaranteed by noon is also guaranteed by the end of the day. */
export function acceptableLevels(codes: readonly string[]): string[] {
  if (codes.some((code) => code === 'GTD_AM' || code === 'TCS')) return [];
  if (codes.includes('EXPD')) return ['EXPD'];
  if (codes.includes('GTD_NOON')) return ['GSAM'];
  if (codes.includes('GTD_PM')) return ['GSDS', 'GSAM'];
  return ['STD', 'GSDS', 'GSAM'];
}

/** The carrier's names of services in a bill of lading; the others are written into its instructions. */
export const BOL_SERVICES: Readonly<Partial<Record<AccessorialCode, string>>> = {
  APTD: 'DeliveryAppointment',
  IDL: 'InsideDelivery',
  IPU: 'InsidePickup',
  LFTD: 'DestinationLiftgate',
  LFTP: 'OriginLiftgate',
  LTDAD: 'LimitedAccessDelivery',
  LTDAP: 'LimitedAccessPickup',
  PSC: 'Freezable',
  REP: 'ResidentialPickup',
  RES: 'ResidentialDelivery',
};

/** The carrier's packaging codes; `NSTD` (not standard) for those that it does not have. */
const PACKAGING: Readonly<Partial<Record<string, string>>> = {
  BAG: 'BAG',
  BBL: 'BAR',
  BDL: 'BNDL',
  BIN: 'BIN',
  BOX: 'BOX',
  BSK: 'BSKT',
  BXT: 'BOX',
  CBY: 'CARBOY',
  COL: 'COIL',
  CRT: 'CRT',
  CTN: 'CTN',
  CYL: 'CYL',
  DRM: 'DRM',
  JCN: 'JER',
  LSE: 'LSE',
  PAL: 'PAIL',
  PAT: 'PLT',
  RCK: 'RACK',
  REL: 'REEL',
  ROL: 'ROLL',
  SKD: 'SKD',
  TNK: 'TANK',
  UNT: 'UNIT',
};

/** Packaging code of the carrier for ours. */
export function packagingOf(code: string): string {
  return PACKAGING[code] ?? 'NSTD';
}

/** Statuses of traces that say more than their dates, by their text: the carrier publishes no list of them. */
export const STATUS_EVENTS: readonly (readonly [RegExp, string])[] = [
  [/out for delivery/i, 'OUT_FOR_DELIVERY'],
  [/attempt/i, 'DELIVERY_ATTEMPTED'],
];

/** Document types of the DSDC standards for those of the carrier. */
export const DOCUMENT_TYPES: Readonly<Record<string, string>> = {
  DeliveryReceipt: 'POD',
  BillOfLading: 'BOL',
  Invoice: 'INV',
  WeightCertificate: 'WI',
  NmfcCertificate: 'INSP',
};
