import { accessorialName } from '@lading/trade';
import { t } from '@lingui/core/macro';
import type { QuoteRequest } from '../../../shared/api/types';
import { fieldName } from '../values/field-name';
import { fromMoney } from '../values/from-request';
import { servicesOf } from '../../../shared/requested-services';

/** One difference between the stored request and the form, as displayed. */
export interface Change {
  label: string;
  before: string;
  after: string;
}

/** What the form would change in the stored request, in the order of the form; nothing and an empty value are the same. */
export function describeChanges(stored: QuoteRequest, next: QuoteRequest): Change[] {
  const before = leaves(inFormOrder(stored));
  const after = leaves(inFormOrder(next));
  const paths = [...new Set([...after.keys(), ...before.keys()])];
  const changed = paths.filter((path) => before.get(path) !== after.get(path) && !mirrorsRowWeight(path, next));
  return [
    ...changed.map((path) => ({
      label: fieldName(path),
      before: before.get(path) ?? nothing(path),
      after: after.get(path) ?? nothing(path),
    })),
    ...changeOfSet(t`Services`, servicesOf(stored), servicesOf(next)),
    ...changeOfSet(
      t`Not needed`,
      stored.waivedAccessorials?.map(({ code }) => code),
      next.waivedAccessorials?.map(({ code }) => code),
    ),
  ];
}

/** The stops as the form has them, so that a new one between does not change the last; services are compared as sets. */
function inFormOrder({
  accessorials,
  waivedAccessorials: _waived,
  stops,
  declaredValue,
  ...rest
}: QuoteRequest): object {
  return {
    stops: [stops[0], stops.at(-1)],
    intermediates: stops.slice(1, -1),
    ...rest,
    accessorialDetails: Object.fromEntries(
      (accessorials ?? [])
        .filter((accessorial) => typeof accessorial !== 'string')
        .map(({ code, amount, ...details }) => [code, { ...details, amount: amount && fromMoney(amount).amount }]),
    ),
    declaredValue: declaredValue && fromMoney(declaredValue),
  };
}

const nothing = (path: string): string => (path.endsWith('freightClass') ? t`by density` : t`none`);

/** Every value that is there, by its path. */
function leaves(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined || value === '') return found;
  if (typeof value !== 'object')
    return found.set(path, value === true ? t`yes` : value === false ? t`no` : String(value));
  for (const [key, part] of Object.entries(value)) leaves(part, path ? `${path}.${key}` : key, found);
  return found;
}

function mirrorsRowWeight(path: string, { handlingUnits }: QuoteRequest): boolean {
  const match = /^handlingUnits\.(\d+)\.commodities\.0\.weight$/.exec(path);
  return match !== null && handlingUnits[Number(match[1])]?.commodities.length === 1;
}

function changeOfSet(label: string, before: readonly string[] = [], after: readonly string[] = []): Change[] {
  const words = (codes: readonly string[]) => (codes.length === 0 ? t`none` : codes.map(accessorialName).join(', '));
  const same = before.length === after.length && before.every((code) => after.includes(code));
  return same ? [] : [{ label, before: words(before), after: words(after) }];
}
