import { msg, type Message } from '../../../../../messages/message.js';
import { ACCESSORIAL_CODES } from '../../../../../kernel/codes.js';

/** Charges for the freight itself, on which discount and fuel surcharge are calculated. */
export const GROSS_CODES: readonly string[] = ['LINEHAUL', 'DEFICIT', 'CUBIC', 'LINEAR_FOOT'];

/** The gross, its discount and the lift to the minimum charge: together the net freight charge. */
export const FREIGHT_CODES: readonly string[] = [...GROSS_CODES, 'DISCOUNT', 'MINIMUM'];

/** A charge whose code we do not know. */
export const OTHER_CODE = 'OTHR';

/** Codes that can appear on an invoice beside those of the booking: DSDC Preliminary Freight Charges (freight.md §2.6). */
const EVENT_CODES: Readonly<Record<string, Message>> = {
  RCL: msg`Reclass`,
  RWE: msg`Reweigh`,
  RCC: msg`Reconsignment`,
  DET: msg`Detention`,
  CBL: msg`Change of the bill of lading`,
  ACTCHG: msg`Change of account or terms`,
  STG: msg`Storage`,
  LUM: msg`Lumper`,
  UNL: msg`Unloading`,
  INBC: msg`In-bond charges`,
  DMIN: msg`Direct minimum`,
  CMIN: msg`Cubic minimum`,
  VOR: msg`Vehicle ordered, not used`,
  RDL: msg`Redelivery`,
  SEC: msg`Security`,
  HIPU: msg`High-cost pickup`,
  HIDL: msg`High-cost delivery`,
  CCS: msg`California compliance surcharge`,
};

const FREIGHT_NAMES: Readonly<Record<string, Message>> = {
  LINEHAUL: msg`Linehaul`,
  DEFICIT: msg`Deficit weight`,
  CUBIC: msg`Cubic capacity`,
  LINEAR_FOOT: msg`Linear foot`,
  DISCOUNT: msg`Discount`,
  MINIMUM: msg`Minimum charge`,
  FUEL: msg`Fuel surcharge`,
  STOP_OFF: msg`Stop-off`,
  TARE: msg`Tare weight`,
  TAX: msg`Tax`,
  [OTHER_CODE]: msg`Other charge`,
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

const NAMES: Readonly<Record<string, Message>> = { ...EVENT_CODES, ...FREIGHT_NAMES };
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

/** English name of a charge that is no accessorial; undefined for those. */
export function freightChargeName(code: string): string | undefined {
  return Object.hasOwn(NAMES, code) ? NAMES[code]?.message : undefined;
}
