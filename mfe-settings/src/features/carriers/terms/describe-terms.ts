import { formatDate, formatMoney, formatNumber } from '@lading/ui';
import type { AccessorialDocument, FuelDocument, RulesDocument, TermsDocument } from './terms-document';

/** One term in words; lists have a line for each entry. */
export interface TermRow {
  label: string;
  lines: string[];
}

/** The terms as a person reads them, in the order of a contract. Terms that do not exist are said to be none. */
export function describeTerms(terms: TermsDocument): TermRow[] {
  const money = moneyIn(terms.currency ?? 'USD');
  const truckload = terms.modes?.[0] === 'FTL';
  return [
    row('Carrier', [terms.carrier?.name, terms.carrier?.scac && `(${terms.carrier.scac})`].filter(Boolean).join(' ')),
    row('Name', terms.name),
    row('In force', `${day(terms.effectiveFrom)} to ${day(terms.effectiveTo)}`),
    row('Prices', `${terms.modes?.join(', ') ?? 'LTL'} by ${terms.basis ?? '?'}, ${terms.currency ?? '?'}`),
    ...(truckload ? truckloadRows(terms, money) : ltlRows(terms, money)),
    list('Accessorials', (terms.accessorials ?? []).map((accessorial) => accessorialLine(accessorial, money))),
  ];
}

type Say = (cents: number) => string;

function ltlRows(terms: TermsDocument, money: Say): TermRow[] {
  return [
    row('Discount', percent(terms.discountBps ?? 0)),
    row('Absolute minimum', money(terms.minimumCharge ?? 0)),
    list('FAK', (terms.fak ?? []).map(({ from, to, as }) => `Classes ${from} to ${to} as ${as}`)),
    list('Fuel surcharge', fuelTable(terms.fuel)),
    list('Capacity rules', ruleLines(terms.rules)),
    list('Overlength', (terms.rules?.overlength ?? []).map(({ fromInches, amount }) => `From ${fromInches} in: ${money(amount ?? 0)}`)),
    list('Limits', limitLines(terms.rules)),
    row('Liability', `${money(terms.liabilityPerPound ?? 0)} per lb`),
  ];
}

function truckloadRows({ fuel, ...terms }: TermsDocument, money: Say): TermRow[] {
  const { detention } = terms;
  const most = detention?.maximumPerDay == null ? '' : `, at most ${money(detention.maximumPerDay)} a day`;
  return [
    row('Minimum', money(terms.minimumCharge ?? 0)),
    row('Fuel per mile', fuel && `(${fuel.index} - $${fuel.base}) / ${fuel.milesPerGallon} mpg`),
    row('Stops on the way', `First ${money(terms.stopOff?.first ?? 0)}, each next ${money(terms.stopOff?.next ?? 0)}`),
    row('Detention', detention && `After ${detention.freeMinutes} min ${money(detention.perHour ?? 0)} per hour${most}`),
    row('Layover', terms.layover == null ? undefined : `${money(terms.layover)} a day`),
    row('Truck ordered, not used', terms.orderNotUsed == null ? undefined : money(terms.orderNotUsed)),
    row('Liability', `${money(terms.liabilityPerLoad ?? 0)} per load`),
  ];
}

function fuelTable(fuel: FuelDocument | undefined): string[] {
  const steps = (fuel?.steps ?? []).map(({ from, to, bps }) => `$${from} to $${to}: ${percent(bps ?? 0)}`);
  const beyond = fuel?.beyond ? [`Above: ${percent(fuel.beyond.bps ?? 0)} more for each $${fuel.beyond.step}`] : [];
  return [`Index ${fuel?.index ?? '?'}`, ...steps, ...beyond];
}

function ruleLines(rules: RulesDocument | undefined): string[] {
  const { cubic, linearFoot } = rules ?? {};
  return [
    ...(cubic ? [`Cubic: over ${cubic.overCubicFeet} cu ft and under ${cubic.underPcf} pcf, as ${cubic.asPcf} pcf in class ${cubic.asClass}`] : []),
    ...(linearFoot
      ? [`Linear foot: over ${linearFoot.overFeet} ft and under ${linearFoot.underPcf} pcf, as ${formatNumber(linearFoot.poundsPerFoot ?? 0)} lb per foot in ${linearFoot.asClass ? `class ${linearFoot.asClass}` : 'the highest class'}`]
      : []),
  ];
}

function limitLines(rules: RulesDocument | undefined): string[] {
  const { maxWeight, maxLinearFeet, maxUnitWeight } = rules ?? {};
  return [
    ...(maxWeight == null ? [] : [`${formatNumber(maxWeight)} lb a shipment`]),
    ...(maxLinearFeet == null ? [] : [`${formatNumber(maxLinearFeet)} linear feet`]),
    ...(maxUnitWeight == null ? [] : [`${formatNumber(maxUnitWeight)} lb a handling unit`]),
  ];
}

function accessorialLine({ code, basis, amount, rate, minimum, maximum, bps }: AccessorialDocument, money: Say): string {
  if (basis === 'percent') return `${code}: ${percent(bps ?? 0)} of the net`;
  if (basis !== 'cwt') return `${code}: ${money(amount ?? 0)}${basis === 'unit' ? ' a handling unit' : ''}`;
  const bounds = [minimum == null ? '' : `at least ${money(minimum)}`, maximum == null ? '' : `at most ${money(maximum)}`].filter(Boolean);
  return `${code}: ${[`$${rate} per 100 lb`, ...bounds].join(', ')}`;
}

const row = (label: string, text: string | null | undefined): TermRow => list(label, text ? [text] : []);
const list = (label: string, lines: string[]): TermRow => ({ label, lines: lines.length > 0 ? lines : ['None'] });
const percent = (bps: number) => `${formatNumber(bps / 100)} %`;
const day = (date: string | undefined) => (date && /^\d{4}-\d\d-\d\d$/.test(date) ? formatDate(date) : '?');

function moneyIn(currency: string): Say {
  const known = /^[A-Z]{3}$/.test(currency) ? currency : 'USD';
  return (amount) => formatMoney({ amount, currency: known });
}
