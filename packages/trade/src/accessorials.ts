import type { components } from '@lading/api-client';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type AccessorialCode = components['schemas']['CompanyDefaultsDto']['accessorials'][number];

/** Section of the form with the service. */
export type AccessorialGroup = 'pickup' | 'delivery' | 'time' | 'care';

interface Accessorial {
  code: AccessorialCode;
  name: MessageDescriptor;
  /** Name outside its group, where `name` lacks the side. */
  alone?: MessageDescriptor;
  group: AccessorialGroup;
}

/** The 28 accessorial services of DSDC eBOL 2.1.0, the usual ones of each group first. */
export const ACCESSORIALS: readonly Accessorial[] = [
  { code: 'LFTP', name: msg`Liftgate`, alone: msg`Liftgate at pickup`, group: 'pickup' },
  { code: 'APTP', name: msg`Appointment`, alone: msg`Appointment at pickup`, group: 'pickup' },
  { code: 'IPU', name: msg`Inside pickup`, group: 'pickup' },
  { code: 'REP', name: msg`Residential pickup`, group: 'pickup' },
  { code: 'LTDAP', name: msg`Limited access`, alone: msg`Limited access at pickup`, group: 'pickup' },
  { code: 'LFTD', name: msg`Liftgate`, alone: msg`Liftgate at delivery`, group: 'delivery' },
  { code: 'APTD', name: msg`Appointment`, alone: msg`Appointment at delivery`, group: 'delivery' },
  { code: 'MNC', name: msg`Notify before delivery`, group: 'delivery' },
  { code: 'IDL', name: msg`Inside delivery`, group: 'delivery' },
  { code: 'RES', name: msg`Residential delivery`, group: 'delivery' },
  { code: 'LTDAD', name: msg`Limited access`, alone: msg`Limited access at delivery`, group: 'delivery' },
  { code: 'SRT', name: msg`Sort and segregate`, alone: msg`Sort and segregate at delivery`, group: 'delivery' },
  { code: 'GTD_AM', name: msg`Guaranteed by morning`, group: 'time' },
  { code: 'GTD_NOON', name: msg`Guaranteed by noon`, group: 'time' },
  { code: 'GTD_PM', name: msg`Guaranteed by end of day`, group: 'time' },
  { code: 'EXPD', name: msg`Expedited`, group: 'time' },
  { code: 'TCS', name: msg`Time-critical`, group: 'time' },
  { code: 'HAZ', name: msg`Hazardous material`, group: 'care' },
  { code: 'PSN', name: msg`Poisonous material`, group: 'care' },
  { code: 'PPD', name: msg`Perishable food`, group: 'care' },
  { code: 'PSC', name: msg`Protect from freezing`, group: 'care' },
  { code: 'PSH', name: msg`Protect from heat`, group: 'care' },
  { code: 'OVR', name: msg`Overlength`, group: 'care' },
  { code: 'MARK', name: msg`Marking or tagging`, group: 'care' },
  { code: 'SS', name: msg`Single shipment`, group: 'care' },
  { code: 'COD', name: msg`Collect on delivery`, group: 'care' },
  { code: 'FVC', name: msg`Full value coverage`, group: 'care' },
  { code: 'INBD', name: msg`In bond`, group: 'care' },
];

/** The codes as a list that is not empty, for schemas. */
export const ACCESSORIAL_CODES = ACCESSORIALS.map(({ code }) => code);

/** Name of a service outside its group: "Liftgate at delivery". An unknown code is displayed unchanged. */
export function accessorialName(code: string): string {
  const found = ACCESSORIALS.find((accessorial) => accessorial.code === code);
  return found ? i18n._(found.alone ?? found.name) : code;
}
