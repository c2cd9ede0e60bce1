import { formatDate, formatDecimalMoney, formatNumber } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

/** One input of a charge rule, as displayed. */
export interface NamedInput {
  label: string;
  value: string;
}

/** Labels of inputs; others are labeled with their key in words. */
const LABELS: Record<string, MessageDescriptor> = {
  pounds: msg`Weight`,
  shipmentPounds: msg`Shipment weight`,
  deficitPounds: msg`Deficit weight`,
  ratedPounds: msg`Rated weight`,
  breakMinimum: msg`Break minimum`,
  freightClass: msg`Class`,
  ratedClass: msg`Rated class`,
  asClass: msg`Rule class`,
  classFrom: msg`Class source`,
  fak: msg`FAK`,
  break: msg`Weight break`,
  ownBreak: msg`Actual weight break`,
  rate: msg`Rate per 100 lb`,
  rateIs: msg`Rate basis`,
  gross: msg`Gross`,
  net: msg`Net linehaul`,
  grossAsCharged: msg`Gross as charged`,
  grossAtOwnBreak: msg`Gross at the actual break`,
  bps: msg`Percentage`,
  price: msg`Diesel price`,
  publishedPrice: msg`Published price`,
  week: msg`Fuel week of`,
  minimumCharge: msg`Minimum charge`,
  amount: msg`Tariff amount`,
  amountPerUnit: msg`Amount per unit`,
  units: msg`Handling units`,
  minimum: msg`Minimum`,
  maximum: msg`Maximum`,
  priced: msg`Priced from the tariff`,
  longestInches: msg`Longest side`,
  fromInches: msg`Charged above`,
  occupiedCubicFeet: msg`Occupied cube`,
  cubicFeet: msg`Cube`,
  overCubicFeet: msg`Applies above`,
  underPcf: msg`Applies below`,
  asPcf: msg`Rated as`,
  overFeet: msg`Applies above`,
  poundsPerFoot: msg`Rated per foot`,
  linearFeet: msg`Linear feet`,
  startedFeet: msg`Feet, rounded up`,
  densityPcf: msg`Density`,
};

const MONEY = new Set([
  'gross',
  'net',
  'grossAsCharged',
  'grossAtOwnBreak',
  'minimumCharge',
  'amount',
  'amountPerUnit',
  'minimum',
  'maximum',
  'rate',
  'price',
  'publishedPrice',
]);
const UNITS: [RegExp, string][] = [
  [/pounds$|^breakMinimum$/i, 'lb'],
  [/cubicFeet$/i, 'cu ft'],
  [/pcf$/i, 'lb/cu ft'],
  [/inches$/i, 'in'],
  [/feet$/i, 'ft'],
  [/^poundsPerFoot$/, 'lb'],
];

/** Labels and values of a charge line's inputs, without empty ones and `rounding`, which the explanation states separately. */
export function describeInputs(inputs: Record<string, unknown>, currency: string): NamedInput[] {
  return Object.entries(inputs)
    .filter(([key, value]) => key !== 'rounding' && value !== null && value !== undefined && value !== '')
    .map(([key, value]) => ({ label: labelOf(key), value: describeValue(key, value, currency) }));
}

function labelOf(key: string): string {
  const label = LABELS[key];
  return label ? i18n._(label) : words(key);
}

function describeValue(key: string, value: unknown, currency: string): string {
  if (typeof value === 'boolean') return value ? t`yes` : t`no`;
  if (key === 'bps') return t`${formatNumber(Number(value) / 100)}%`;
  if (MONEY.has(key)) return formatDecimalMoney(String(value), currency, 4);
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  if (typeof value === 'object')
    return Object.entries(value as object)
      .map(([name, part]) => `${words(name).toLowerCase()} ${String(part)}`)
      .join(', ');
  const unit = UNITS.find(([pattern]) => pattern.test(key))?.[1];
  const text = typeof value === 'number' ? formatNumber(value) : String(value);
  return unit ? `${text} ${unit}` : text;
}

/** `fuelIndex` becomes `Fuel index`. */
function words(key: string): string {
  const spaced = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
