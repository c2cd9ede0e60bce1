import type { AccessorialCode } from '../../../../kernel/codes.js';

/** Special requirements of a stop. */
export interface SpecialRequirement {
  liftGate: boolean;
  residentialNonCommercial: boolean;
  limitedAccess: boolean;
  insidePickup?: boolean;
  insideDelivery?: boolean;
  appointmentNotification?: boolean;
}

/** Our codes that are special requirements of a stop. */
const WITH_FIELD: readonly AccessorialCode[] = [
  'APTD',
  'HAZ',
  'IDL',
  'IPU',
  'LFTD',
  'LFTP',
  'LTDAD',
  'LTDAP',
  'REP',
  'RES',
];
/** Codes that ask for a level of service, which the description does not have. */
export const LEVEL_CODES: readonly string[] = ['EXPD', 'GTD_AM', 'GTD_NOON', 'GTD_PM', 'TCS'];

export function requirementsOf(codes: readonly string[]): {
  origin: SpecialRequirement;
  destination: SpecialRequirement;
} {
  const has = (code: AccessorialCode) => codes.includes(code);
  return {
    origin: {
      liftGate: has('LFTP'),
      insidePickup: has('IPU'),
      residentialNonCommercial: has('REP'),
      limitedAccess: has('LTDAP'),
    },
    destination: {
      liftGate: has('LFTD'),
      insideDelivery: has('IDL'),
      residentialNonCommercial: has('RES'),
      limitedAccess: has('LTDAD'),
      appointmentNotification: has('APTD'),
    },
  };
}

/** Requested services without a special requirement. */
export function unpricedCodes(codes: readonly string[]): string[] {
  const known: readonly string[] = [...WITH_FIELD, ...LEVEL_CODES];
  return [...new Set(codes)].filter((code) => !known.includes(code));
}

/** Our codes for rate codes of a price; others keep the carrier's words. A lift gate (`LFT`) is at either end. */
const CHARGE_CODES: Readonly<Record<string, string>> = {
  '405': 'FUEL',
  APT: 'APTD',
  DLA: 'LTDAD',
  HAZ: 'HAZ',
  IDL: 'IDL',
  IPU: 'IPU',
  PLA: 'LTDAP',
  REP: 'REP',
  RES: 'RES',
};
/** Rate code of the linehaul. */
export const LINEHAUL = '400';

export function chargeCode(code: string, requested: readonly string[]): string {
  if (code === 'LFT') return requested.includes('LFTD') ? 'LFTD' : 'LFTP';
  return CHARGE_CODES[code] ?? 'OTHER';
}

interface TransportMode {
  mode: string;
  equipments?: { equipmentType: string; quantity: number }[];
}

/** The carrier's mode of a truckload by its trailer. Names of other trailers are not published. */
export const TRUCKLOADS: Readonly<Partial<Record<string, TransportMode>>> = {
  DRYVAN: { mode: 'TL', equipments: [{ equipmentType: 'Van', quantity: 1 }] },
  FLATBED: { mode: 'Flatbed' },
};
export const LTL: TransportMode = { mode: 'LTL' };

/** Our modes for those of a price. */
export const MODES: Readonly<Record<string, 'LTL' | 'FTL'>> = { LTL: 'LTL', TL: 'FTL', Flatbed: 'FTL' };

/** Document types of the DSDC standards for those of the carrier. */
export const DOCUMENT_TYPES: Readonly<Record<string, string>> = { POD: 'POD', BOL: 'BOL' };

/** Events of a load on its way. Events of the order, and of the planning of its load, say nothing about its transport. */
export const EVENT_TYPES: Readonly<Record<string, string>> = {
  'CARRIER ARRIVED': 'IN_TRANSIT',
  'CARRIER DEPARTED': 'IN_TRANSIT',
  'IN TRANSIT': 'IN_TRANSIT',
  'LOAD DELIVERED': 'DELIVERED',
  'LOAD PICKED UP': 'PICKED_UP',
};
/** Events after which an order does not count. */
export const ENDED: readonly string[] = ['ORDER CANCELED', 'ORDER REJECTED'];
