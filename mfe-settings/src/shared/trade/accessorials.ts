import type { components } from '@lading/api-client';

export type AccessorialCode = components['schemas']['CompanyDefaultsDto']['accessorials'][number];

/** Where on the form a service stands. */
export type AccessorialGroup = 'pickup' | 'delivery' | 'time' | 'care';

interface Accessorial {
  code: AccessorialCode;
  name: string;
  group: AccessorialGroup;
}

/** The 28 accessorial services of DSDC eBOL 2.1.0, the usual ones of each group first. */
export const ACCESSORIALS: readonly Accessorial[] = [
  { code: 'LFTP', name: 'Liftgate', group: 'pickup' },
  { code: 'APTP', name: 'Appointment', group: 'pickup' },
  { code: 'IPU', name: 'Inside pickup', group: 'pickup' },
  { code: 'REP', name: 'Residential pickup', group: 'pickup' },
  { code: 'LTDAP', name: 'Limited access', group: 'pickup' },
  { code: 'LFTD', name: 'Liftgate', group: 'delivery' },
  { code: 'APTD', name: 'Appointment', group: 'delivery' },
  { code: 'MNC', name: 'Notify before delivery', group: 'delivery' },
  { code: 'IDL', name: 'Inside delivery', group: 'delivery' },
  { code: 'RES', name: 'Residential delivery', group: 'delivery' },
  { code: 'LTDAD', name: 'Limited access', group: 'delivery' },
  { code: 'SRT', name: 'Sort and segregate', group: 'delivery' },
  { code: 'GTD_AM', name: 'Guaranteed by morning', group: 'time' },
  { code: 'GTD_NOON', name: 'Guaranteed by noon', group: 'time' },
  { code: 'GTD_PM', name: 'Guaranteed by end of day', group: 'time' },
  { code: 'EXPD', name: 'Expedited', group: 'time' },
  { code: 'TCS', name: 'Time critical', group: 'time' },
  { code: 'HAZ', name: 'Hazardous material', group: 'care' },
  { code: 'PSN', name: 'Poisonous material', group: 'care' },
  { code: 'PPD', name: 'Perishable food', group: 'care' },
  { code: 'PSC', name: 'Protect from cold', group: 'care' },
  { code: 'PSH', name: 'Protect from heat', group: 'care' },
  { code: 'OVR', name: 'Overlength', group: 'care' },
  { code: 'MARK', name: 'Marking or tagging', group: 'care' },
  { code: 'SS', name: 'Single shipment', group: 'care' },
  { code: 'COD', name: 'Collect on delivery', group: 'care' },
  { code: 'FVC', name: 'Full value coverage', group: 'care' },
  { code: 'INBD', name: 'In bond', group: 'care' },
];

const SIDES: Partial<Record<AccessorialGroup, string>> = { pickup: 'at pickup', delivery: 'at delivery' };

/** Words for a code outside its group: "Liftgate at delivery". An unknown code is shown as it is. */
export function accessorialName(code: string): string {
  const found = ACCESSORIALS.find((accessorial) => accessorial.code === code);
  if (!found) return code;
  const side = SIDES[found.group];
  const namesItsSide = /pickup|delivery/i.test(found.name);
  return side && !namesItsSide ? `${found.name} ${side}` : found.name;
}
