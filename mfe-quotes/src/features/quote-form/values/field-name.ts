import { accessorialName, nameOf } from '@lading/trade';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

const NAMES: Record<string, MessageDescriptor> = {
  'pickup.on': msg`Pickup day`,
  'pickup.readyFrom': msg`Ready from`,
  'pickup.closeAt': msg`Closes at`,
  'delivery.type': msg`Delivery requirement`,
  'delivery.on': msg`Delivery day`,
  'delivery.to': msg`Last delivery day`,
  accessorials: msg`Services`,
  units: msg`Units`,
  mode: msg`Mode`,
  equipment: msg`Trailer`,
  'temperature.min': msg`Lowest temperature`,
  'temperature.max': msg`Highest temperature`,
  'temperature.unit': msg`Degrees`,
  'temperature.mode': msg`Reefer unit runs`,
  'temperature.preCool': msg`Pre-cool the trailer`,
  'payment.terms': msg`Freight charge terms`,
  'payment.other': msg`Bill another company`,
  'declaredValue.amount': msg`Declared value`,
  'declaredValue.currency': msg`Currency of the declared value`,
  instructions: msg`Instructions`,
  postalCode: msg`postal code`,
  city: msg`city`,
  state: msg`state`,
  country: msg`country`,
  placeType: msg`location type`,
  dock: msg`dock`,
  name: msg`name`,
  address1: msg`address`,
  address2: msg`suite`,
  count: msg`count`,
  type: msg`type`,
  dimensions: msg`dimensions`,
  length: msg`length`,
  width: msg`width`,
  height: msg`height`,
  weight: msg`weight`,
  stackable: msg`stackable`,
  evidence: msg`source of dimensions`,
  description: msg`description`,
  pieces: msg`pieces`,
  packagingType: msg`packaging`,
  freightClass: msg`class`,
  nmfc: msg`NMFC item`,
  nmfcSub: msg`NMFC sub`,
  unNumber: msg`UN number`,
  properShippingName: msg`proper shipping name`,
  technicalName: msg`technical name`,
  hazardClass: msg`hazard class`,
  subsidiary: msg`subsidiary classes`,
  packingGroup: msg`packing group`,
  emergencyPhone: msg`emergency phone`,
  answeredAtAnyHour: msg`emergency phone answered 24 hours a day`,
  contractNumber: msg`contract number`,
  value: msg`number`,
  hsCode: msg`HS code`,
  countryOfOrigin: msg`country of origin`,
  'customs.incoterm': msg`Incoterm`,
  'customs.incotermPlace': msg`Named place`,
  'customs.reasonForExport': msg`Reason for export`,
  'customs.exporterTaxNumber': msg`Exporter tax number`,
  'customs.netWeight': msg`Net weight`,
  'customs.marks': msg`Marks and numbers`,
  'customs.otherImporter': msg`Importer of record`,
  'customs.hasBroker': msg`Customs broker`,
  number: msg`number`,
  operation: msg`operation`,
  handlingUnits: msg`items`,
  amount: msg`amount`,
  currency: msg`currency`,
  feeTerms: msg`fee`,
  checkAccepted: msg`customer check`,
  date: msg`date`,
  from: msg`from`,
  to: msg`until`,
  endDate: msg`last day`,
  confirmationNumber: msg`confirmation number`,
  phone: msg`phone`,
  extension: msg`extension`,
  email: msg`email`,
  accountNumber: msg`account number`,
};

/** Label of a field of the form or the request: `handlingUnits.0.length` is `Item 1 length`. */
export function fieldName(path: string): string {
  if (path in NAMES) return nameOf(NAMES, path);
  const [part, digits, ...inside] = path.split('.');
  const number = Number(digits) + 1;
  const field = nameOf(NAMES, path.split('.').at(-1) ?? path);
  switch (part) {
    case 'stops':
      return digits === '0' ? t`Origin ${field}` : t`Destination ${field}`;
    case 'intermediates':
      return t`Stop ${number} ${field}`;
    case 'handlingUnits':
      return nameInRow(number, inside, field);
    case 'accessorialDetails':
      return `${accessorialName(digits ?? '')}, ${field}`;
    case 'payment':
      return t`Bill to ${field}`;
    case 'customs':
      return digits === 'broker' ? t`Customs broker ${field}` : t`Importer ${field}`;
    case 'references':
      return t`Reference ${number} ${field}`;
    default:
      return path.replaceAll('.', ' ');
  }
}

/** Most items have one commodity, so the first one has no number. */
function nameInRow(row: number, [list, index]: readonly string[], field: string): string {
  if (list !== 'commodities' || index === '0') return t`Item ${row} ${field}`;
  const commodity = Number(index) + 1;
  return t`Item ${row} commodity ${commodity} ${field}`;
}
