import type { AccessorialCode } from '../../../../kernel/codes.js';

/** Names of the accessorial codes (DSDC eBOL 2.1.0). */
const ACCESSORIAL_NAMES: Readonly<Record<AccessorialCode, string>> = {
  APTD: 'Appointment at delivery',
  APTP: 'Appointment at pickup',
  COD: 'Collect on delivery',
  EXPD: 'Expedited service',
  FVC: 'Full value coverage',
  GTD_AM: 'Guaranteed by morning',
  GTD_NOON: 'Guaranteed by noon',
  GTD_PM: 'Guaranteed by end of day',
  HAZ: 'Hazardous material',
  IDL: 'Inside delivery',
  INBD: 'In bond shipment',
  IPU: 'Inside pickup',
  LFTD: 'Liftgate at delivery',
  LFTP: 'Liftgate at pickup',
  LTDAD: 'Limited access delivery',
  LTDAP: 'Limited access pickup',
  MARK: 'Marked or tagged',
  MNC: 'Must notify consignee',
  OVR: 'Overlength',
  PPD: 'Perishables (food)',
  PSC: 'Protect from cold',
  PSH: 'Protect from heat',
  PSN: 'Poisonous material',
  REP: 'Residential pickup',
  RES: 'Residential delivery',
  SRT: 'Sort and segregate',
  SS: 'Single shipment',
  TCS: 'Time critical service',
};

/** Name of an accessorial, or the code itself if it is specific to a tariff. */
export function accessorialName(code: string): string {
  return Object.hasOwn(ACCESSORIAL_NAMES, code) ? ACCESSORIAL_NAMES[code as AccessorialCode] : code;
}
