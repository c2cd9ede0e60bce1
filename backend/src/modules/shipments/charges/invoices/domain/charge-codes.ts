import { ACCESSORIAL_CODES } from '../../../../../kernel/codes.js';

/** Charges for the freight itself, on which discount and fuel surcharge are calculated. */
export const GROSS_CODES: readonly string[] = ['LINEHAUL', 'DEFICIT', 'CUBIC', 'LINEAR_FOOT'];

/** The gross, its discount and the lift to the minimum charge: together the net freight charge. */
export const FREIGHT_CODES: readonly string[] = [...GROSS_CODES, 'DISCOUNT', 'MINIMUM'];

/** A charge whose code we do not know. */
export const OTHER_CODE = 'OTHR';

/** Codes that can appear on an invoice beside those of the booking: DSDC Preliminary Freight Charges (freight.md §2.6). */
const EVENT_CODES: Readonly<Record<string, string>> = {
  RCL: 'Reclass',
  RWE: 'Reweigh',
  RCC: 'Reconsignment',
  DET: 'Detention',
  CBL: 'Change of the bill of lading',
  ACTCHG: 'Change of account or terms',
  STG: 'Storage',
  LUM: 'Lumper',
  UNL: 'Unloading',
  INBC: 'In-bond charges',
  DMIN: 'Direct minimum',
  CMIN: 'Cubic minimum',
  VOR: 'Vehicle ordered, not used',
  RDL: 'Redelivery',
  SEC: 'Security',
  HIPU: 'High-cost pickup',
  HIDL: 'High-cost delivery',
  CCS: 'California compliance surcharge',
};

const FREIGHT_NAMES: Readonly<Record<string, string>> = {
  LINEHAUL: 'Linehaul',
  DEFICIT: 'Deficit weight',
  CUBIC: 'Cubic capacity',
  LINEAR_FOOT: 'Linear foot',
  DISCOUNT: 'Discount',
  MINIMUM: 'Minimum charge',
  FUEL: 'Fuel surcharge',
  STOP_OFF: 'Stop-off',
  TARE: 'Tare weight',
  TAX: 'Tax',
  [OTHER_CODE]: 'Other charge',
};

/** Spellings of carriers. */
const ALIASES: Readonly<Record<string, string>> = {
  FSC: 'FUEL',
  FUE: 'FUEL',
  FUEL_SURCHARGE: 'FUEL',
  LHS: 'LINEHAUL',
  LINE_HAUL: 'LINEHAUL',
  FREIGHT: 'LINEHAUL',
  GROSS: 'LINEHAUL',
  DISC: 'DISCOUNT',
  DSC: 'DISCOUNT',
  MIN: 'MINIMUM',
};

const NAMES: Readonly<Record<string, string>> = { ...EVENT_CODES, ...FREIGHT_NAMES };
const KNOWN: ReadonlySet<string> = new Set([...Object.keys(NAMES), ...ACCESSORIAL_CODES]);

/** The code of a carrier's charge: ours if it is known or a usual spelling of it, else `OTHR`. */
export function chargeCode(carrierCode: string): string {
  const code = carrierCode
    .trim()
    .toUpperCase()
    .replace(/[\s-]+/g, '_');
  if (KNOWN.has(code)) return code;
  return Object.hasOwn(ALIASES, code) ? ALIASES[code]! : OTHER_CODE;
}

/** Name of a charge that is no accessorial; undefined for those. */
export function freightChargeName(code: string): string | undefined {
  return Object.hasOwn(NAMES, code) ? NAMES[code] : undefined;
}
