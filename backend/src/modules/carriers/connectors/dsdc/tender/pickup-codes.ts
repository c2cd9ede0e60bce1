import { FREIGHT_CLASS_NAMES } from '../../../../../kernel/codes.js';

/** Piece types of the Pickup 1.0 standard. */
export const PIECE_TYPES = [
  'BAG',
  'BALE',
  'BDL',
  'BOX',
  'BSKD',
  'CAN',
  'CASE',
  'CRT',
  'CTN',
  'DRUM',
  'LSE',
  'OTH',
  'PAIL',
  'REEL',
  'ROLL',
  'SKID',
  'TOTE',
  'WSKD',
] as const;
type PieceType = (typeof PIECE_TYPES)[number];

/** Piece types by the codes of the eBOL standard whose names differ. */
const BY_EBOL_CODE: Readonly<Record<string, PieceType>> = {
  BAL: 'BALE',
  CAS: 'CASE',
  DRM: 'DRUM',
  PAL: 'PAIL',
  PAT: 'SKID',
  REL: 'REEL',
  ROL: 'ROLL',
  SKD: 'SKID',
  TBN: 'TOTE',
};

/** Piece type of a packaging code; `OTH` for types that the standard does not have. */
export function pieceType(code: string): PieceType {
  return BY_EBOL_CODE[code] ?? PIECE_TYPES.find((type) => type === code) ?? 'OTH';
}

/** Handling unit type: the standard has no list, so only codes with another name in it are converted. */
export function unitType(code: string): string {
  return BY_EBOL_CODE[code] ?? code;
}

/** Freight classes of the standard: 77.5 and 92.5 without the half. */
export const PICKUP_CLASSES = FREIGHT_CLASS_NAMES.map(pickupClass);

export function pickupClass(freightClass: string): string {
  return freightClass.replace(/\.5$/, '');
}

/** Delivery date types of the standard. */
export const DELIVERY_DATE_TYPES = [
  'Deliver On or After Date',
  'Deliver By Date',
  'Delivery Window',
  'Required Delivery Date',
] as const;
