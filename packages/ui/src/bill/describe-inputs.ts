import { formatDate, formatNumber } from '../format';

/** One input of a rule, readable. */
export interface InputInWords {
  label: string;
  value: string;
}

/** Words where the key alone would not do. */
const LABELS: Record<string, string> = {
  pounds: 'Weight', shipmentPounds: 'Shipment weight', deficitPounds: 'Deficit weight', ratedPounds: 'Rated weight', breakMinimum: 'Minimum of the break',
  freightClass: 'Class', ratedClass: 'Rated class', asClass: 'Class of the rule', classFrom: 'Class comes from', fak: 'FAK', break: 'Weight break', ownBreak: 'Break of the weight itself',
  rate: 'Rate per 100 lb', rateIs: 'The rate is the', gross: 'Gross', net: 'Net linehaul', grossAsCharged: 'Gross as charged', grossAtOwnBreak: 'Gross at its own break',
  bps: 'Percentage', price: 'Diesel price', publishedPrice: 'Published price', week: 'Fuel week from', minimumCharge: 'Minimum charge', amount: 'Amount of the tariff',
  amountPerUnit: 'Amount per unit', units: 'Handling units', minimum: 'Minimum', maximum: 'Maximum', priced: 'Priced by the tariff', longestInches: 'Longest side',
  fromInches: 'Charged from', occupiedCubicFeet: 'Occupied cube', cubicFeet: 'Cube', overCubicFeet: 'Applies above', underPcf: 'Applies below', asPcf: 'Rated as',
  overFeet: 'Applies above', poundsPerFoot: 'Rated per foot', linearFeet: 'Linear feet', startedFeet: 'Started feet', densityPcf: 'Density',
};

const MONEY = new Set(['gross', 'net', 'grossAsCharged', 'grossAtOwnBreak', 'minimumCharge', 'amount', 'amountPerUnit', 'minimum', 'maximum', 'rate', 'price', 'publishedPrice']);
const UNITS: [RegExp, string][] = [[/pounds$|^breakMinimum$/i, 'lb'], [/cubicFeet$/i, 'cu ft'], [/pcf$/i, 'lb/cu ft'], [/inches$/i, 'in'], [/feet$/i, 'ft'], [/^poundsPerFoot$/, 'lb']];

/** Inputs of a charge line as names and values; absent ones are left out, and rounding, which the explanation states by itself. */
export function describeInputs(inputs: Record<string, unknown>, currency: string): InputInWords[] {
  return Object.entries(inputs)
    .filter(([key, value]) => key !== 'rounding' && value !== null && value !== undefined && value !== '')
    .map(([key, value]) => ({ label: LABELS[key] ?? words(key), value: inWords(key, value, currency) }));
}

function inWords(key: string, value: unknown, currency: string): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (key === 'bps') return `${formatNumber(Number(value) / 100)} %`;
  if (MONEY.has(key)) return new Intl.NumberFormat(undefined, { style: 'currency', currency, maximumFractionDigits: 4 }).format(Number(value));
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  if (typeof value === 'object') return Object.entries(value as object).map(([name, part]) => `${words(name).toLowerCase()} ${String(part)}`).join(', ');
  const unit = UNITS.find(([pattern]) => pattern.test(key))?.[1];
  const text = typeof value === 'number' ? formatNumber(value) : String(value);
  return unit ? `${text} ${unit}` : text;
}

/** `fuelIndex` becomes `Fuel index`. */
function words(key: string): string {
  const spaced = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
