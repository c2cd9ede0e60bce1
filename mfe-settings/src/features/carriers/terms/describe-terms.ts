import { formatDate, formatMoney, formatNumber } from '@lading/ui';
import type { TermName } from '@lading/trade/glossary';
import { t } from '@lingui/core/macro';
import type { AccessorialDocument, FuelDocument, RulesDocument, TermsDocument } from './terms-document';

/** One term; lists have a line per entry. */
export interface TermRow {
  label: string;
  /** The label's entry in the glossary. */
  term?: TermName;
  lines: string[];
}

/** The terms in the order of a contract. Missing terms are shown as none. */
export function describeTerms(terms: TermsDocument): TermRow[] {
  const money = moneyIn(terms.currency ?? 'USD');
  const truckload = terms.modes?.[0] === 'FTL';
  return [
    row(t`Carrier`, [terms.carrier?.name, terms.carrier?.scac && `(${terms.carrier.scac})`].filter(Boolean).join(' ')),
    row(t`Name`, terms.name),
    row(t`Effective`, t`${day(terms.effectiveFrom)} to ${day(terms.effectiveTo)}`),
    row(t`Rates`, t`${terms.modes?.join(', ') ?? 'LTL'} by ${given(terms.basis)}, ${given(terms.currency)}`),
    ...(terms.basis === 'mileage' ? [row(t`Countries`, terms.countries?.join(', ') || t`By currency`)] : []),
    ...(truckload ? truckloadRows(terms, money) : ltlRows(terms, money)),
    {
      ...list(
        t`Accessorials`,
        (terms.accessorials ?? []).map((accessorial) => accessorialLine(accessorial, money)),
      ),
      term: 'accessorial',
    },
  ];
}

type FormatMoney = (cents: number) => string;

function ltlRows(terms: TermsDocument, money: FormatMoney): TermRow[] {
  return [
    row(t`Discount`, percent(terms.discountBps ?? 0)),
    { ...row(t`Minimum charge`, money(terms.minimumCharge ?? 0)), term: 'minimumCharge' },
    {
      ...list(
        'FAK',
        (terms.fak ?? []).map(({ from, to, as }) => t`Classes ${given(from)} to ${given(to)} as ${given(as)}`),
      ),
      term: 'fak',
    },
    { ...list(t`Fuel surcharge`, fuelTable(terms.fuel)), term: 'fuelSurcharge' },
    { ...list(t`Capacity rules`, ruleLines(terms.rules)), term: 'cubicCapacityRule' },
    list(
      t`Overlength`,
      (terms.rules?.overlength ?? []).map(
        ({ fromInches, amount }) => t`From ${given(fromInches)} in: ${money(amount ?? 0)}`,
      ),
    ),
    list(t`Limits`, limitLines(terms.rules)),
    row(t`Liability`, t`${money(terms.liabilityPerPound ?? 0)} per lb`),
  ];
}

function truckloadRows({ fuel, ...terms }: TermsDocument, money: FormatMoney): TermRow[] {
  return [
    row(t`Minimum charge`, money(terms.minimumCharge ?? 0)),
    row(t`Fuel per mile`, fuel && t`(${given(fuel.index)} - $${given(fuel.base)}) / ${given(fuel.milesPerGallon)} mpg`),
    row(t`Stop-offs`, t`First ${money(terms.stopOff?.first ?? 0)}, each additional ${money(terms.stopOff?.next ?? 0)}`),
    { ...row(t`Detention`, terms.detention && detentionLine(terms.detention, money)), term: 'detention' },
    row(t`Layover`, terms.layover == null ? undefined : t`${money(terms.layover)} per day`),
    row(t`Truck ordered not used`, terms.orderNotUsed == null ? undefined : money(terms.orderNotUsed)),
    row(t`Liability`, t`${money(terms.liabilityPerLoad ?? 0)} per load`),
  ];
}

function detentionLine(
  { freeMinutes, perHour, maximumPerDay }: NonNullable<TermsDocument['detention']>,
  money: FormatMoney,
): string {
  const [minutes, rate] = [given(freeMinutes), money(perHour ?? 0)];
  return maximumPerDay == null
    ? t`After ${minutes} min ${rate} per hour`
    : t`After ${minutes} min ${rate} per hour, at most ${money(maximumPerDay)} per day`;
}

function fuelTable(fuel: FuelDocument | undefined): string[] {
  const steps = (fuel?.steps ?? []).map(
    ({ from, to, bps }) => t`$${given(from)} to $${given(to)}: ${percent(bps ?? 0)}`,
  );
  const beyond = fuel?.beyond
    ? [t`Above: ${percent(fuel.beyond.bps ?? 0)} more for each $${given(fuel.beyond.step)}`]
    : [];
  return [t`Index ${given(fuel?.index)}`, ...steps, ...beyond];
}

function ruleLines(rules: RulesDocument | undefined): string[] {
  const { cubic, linearFoot } = rules ?? {};
  return [
    ...(cubic
      ? [
          t`Cubic: over ${given(cubic.overCubicFeet)} cu ft and under ${given(cubic.underPcf)} pcf, as ${given(cubic.asPcf)} pcf in class ${given(cubic.asClass)}`,
        ]
      : []),
    ...(linearFoot ? [linearFootLine(linearFoot)] : []),
  ];
}

function linearFootLine({
  overFeet,
  underPcf,
  poundsPerFoot,
  asClass,
}: NonNullable<RulesDocument['linearFoot']>): string {
  const [feet, pcf, pounds] = [given(overFeet), given(underPcf), formatNumber(poundsPerFoot ?? 0)];
  return asClass
    ? t`Linear foot: over ${feet} ft and under ${pcf} pcf, as ${pounds} lb per foot in class ${asClass}`
    : t`Linear foot: over ${feet} ft and under ${pcf} pcf, as ${pounds} lb per foot in the highest class`;
}

function limitLines(rules: RulesDocument | undefined): string[] {
  const { maxWeight, maxLinearFeet, maxUnitWeight } = rules ?? {};
  return [
    ...(maxWeight == null ? [] : [t`${formatNumber(maxWeight)} lb per shipment`]),
    ...(maxLinearFeet == null ? [] : [t`${formatNumber(maxLinearFeet)} linear feet`]),
    ...(maxUnitWeight == null ? [] : [t`${formatNumber(maxUnitWeight)} lb per handling unit`]),
  ];
}

function accessorialLine(
  { code, basis, amount, rate, minimum, maximum, bps }: AccessorialDocument,
  money: FormatMoney,
): string {
  if (basis === 'percent') return t`${given(code)}: ${percent(bps ?? 0)} of the net`;
  if (basis === 'unit') return t`${given(code)}: ${money(amount ?? 0)} per handling unit`;
  if (basis !== 'cwt') return `${given(code)}: ${money(amount ?? 0)}`;
  const bounds = [
    minimum == null ? '' : t`at least ${money(minimum)}`,
    maximum == null ? '' : t`at most ${money(maximum)}`,
  ].filter(Boolean);
  return `${given(code)}: ${[t`$${given(rate)} per 100 lb`, ...bounds].join(', ')}`;
}

const row = (label: string, text: string | null | undefined): TermRow => list(label, text ? [text] : []);
const list = (label: string, lines: string[]): TermRow => ({ label, lines: lines.length > 0 ? lines : [t`None`] });
/** A value that an unfinished document can lack. */
const given = (value: string | number | undefined) => value ?? '?';
const percent = (bps: number) => `${formatNumber(bps / 100)}%`;
const day = (date: string | undefined) => (date && /^\d{4}-\d\d-\d\d$/.test(date) ? formatDate(date) : '?');

function moneyIn(currency: string): FormatMoney {
  const known = /^[A-Z]{3}$/.test(currency) ? currency : 'USD';
  return (amount) => formatMoney({ amount, currency: known });
}
