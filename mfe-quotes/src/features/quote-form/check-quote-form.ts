import { addDays, minutesBetween, readPostalCode } from '@lading/trade';
import { t } from '@lingui/core/macro';
import { parseNumber } from '../../shared/freight/numbers';
import { checkHazmat } from './check-hazmat';
import { checkDeclaredValue } from './check-declared-value';
import { checkTemperature } from './check-temperature';
import type { FieldIssue } from './field-issue';
import { type CommodityValues, type HandlingUnitValues, MOST_UNITS, type QuoteFormValues } from './quote-form-values';

/** Carriers take no pickup further ahead (freight.md §5.4). */
const DAYS_AHEAD = 60;
/** No truck can be held to a shorter pickup window (freight.md §5.4). */
const SHORTEST_WINDOW = 60;
const MOST = { count: MOST_UNITS, side: 1_700, weight: 100_000, pieces: 99_999 } as const;

const STEMS_THAT_PRICE = /^((stops|intermediates)\.\d\.postalCode|temperature|pickup|handlingUnits)/;

/** Whether the price cannot be had before this is put right. */
export const blocksRating = (issue: FieldIssue): boolean => STEMS_THAT_PRICE.test(issue.path);

/** All issues of the form at once, in the order of its fields. `today` is the reader's local date. */
export function checkQuoteForm(values: QuoteFormValues, today: string): FieldIssue[] {
  return [
    ...values.stops.flatMap((stop, index) => checkPostalCode(stop.postalCode, `stops.${index}.postalCode`)),
    ...(values.mode === 'FTL'
      ? values.intermediates.flatMap((stop, index) =>
          checkPostalCode(stop.postalCode, `intermediates.${index}.postalCode`),
        )
      : []),
    ...checkTemperature(values),
    ...checkPickup(values.pickup, today),
    ...checkDelivery(values.delivery, values.pickup.on),
    ...values.handlingUnits.flatMap((unit, index) => checkHandlingUnit(unit, `handlingUnits.${index}`)),
    ...checkDeclaredValue(values),
  ];
}

function checkPostalCode(typed: string, path: string): FieldIssue[] {
  if (!typed.trim()) return [{ path, message: t`Enter a ZIP or postal code.` }];
  return readPostalCode(typed)
    ? []
    : [{ path, message: t`Use a ZIP like 60601 or a postal code like M5V 2T6, or pick a place from the list.` }];
}

function checkPickup({ on, readyFrom, closeAt }: QuoteFormValues['pickup'], today: string): FieldIssue[] {
  const issues: FieldIssue[] = [];
  if (!on) issues.push({ path: 'pickup.on', message: t`Choose the pickup day.` });
  else if (on < today) issues.push({ path: 'pickup.on', message: t`This day has passed. Choose today or later.` });
  else if (on > addDays(today, DAYS_AHEAD))
    issues.push({ path: 'pickup.on', message: t`Choose a day within the next ${DAYS_AHEAD} days.` });
  if (readyFrom && closeAt && minutesBetween(readyFrom, closeAt) < SHORTEST_WINDOW) {
    issues.push({ path: 'pickup.closeAt', message: t`Leave at least one hour between ready and close.` });
  }
  return issues;
}

function checkDelivery({ type, on, to }: QuoteFormValues['delivery'], pickupOn: string): FieldIssue[] {
  if (type === 'none') return [];
  if (!on) return [{ path: 'delivery.on', message: t`Choose the delivery day.` }];
  if (on < pickupOn) return [{ path: 'delivery.on', message: t`Delivery cannot be before pickup.` }];
  if (type === 'window' && !to) return [{ path: 'delivery.to', message: t`Choose the last day of the window.` }];
  return type === 'window' && to < on ? [{ path: 'delivery.to', message: t`The window ends before it begins.` }] : [];
}

function checkHandlingUnit(unit: HandlingUnitValues, path: string): FieldIssue[] {
  return [
    ...checkWhole(unit.count, `${path}.count`, t`Enter how many.`, MOST.count),
    ...checkMeasure(unit.length, `${path}.length`, t`Enter the length.`, MOST.side),
    ...checkMeasure(unit.width, `${path}.width`, t`Enter the width.`, MOST.side),
    ...checkMeasure(unit.height, `${path}.height`, t`Enter the height.`, MOST.side),
    ...checkMeasure(unit.weight, `${path}.weight`, t`Enter the weight of all units of this row.`, MOST.weight),
    ...unit.commodities.flatMap((commodity, index) =>
      checkCommodity(commodity, `${path}.commodities.${index}`, unit.commodities.length > 1),
    ),
    ...checkWeightSum(unit, path),
  ];
}

function checkCommodity(commodity: CommodityValues, path: string, hasOwnWeight: boolean): FieldIssue[] {
  const issues = hasOwnWeight
    ? checkMeasure(commodity.weight, `${path}.weight`, t`Enter the weight of this commodity.`, MOST.weight)
    : [];
  if (commodity.pieces.trim())
    issues.push(...checkWhole(commodity.pieces, `${path}.pieces`, t`Enter how many pieces.`, MOST.pieces));
  if (commodity.nmfc && !/^\d{1,6}$/.test(commodity.nmfc.trim()))
    issues.push({ path: `${path}.nmfc`, message: t`An NMFC item has up to six digits.` });
  if (commodity.nmfcSub && !/^\d{1,2}$/.test(commodity.nmfcSub.trim()))
    issues.push({ path: `${path}.nmfcSub`, message: t`An NMFC sub has up to two digits.` });
  return commodity.hazardous ? [...issues, ...checkHazmat(commodity.hazmat, `${path}.hazmat`)] : issues;
}

/** Commodity weights add up to the row's weight, give or take one (freight.md Annex I). */
function checkWeightSum(unit: HandlingUnitValues, path: string): FieldIssue[] {
  if (unit.commodities.length === 1) return [];
  const weights = unit.commodities
    .map((commodity) => parseNumber(commodity.weight))
    .filter((weight) => weight !== null);
  const whole = parseNumber(unit.weight);
  if (whole === null || weights.length < unit.commodities.length) return [];
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return Math.abs(sum - whole) > 1
    ? [{ path: `${path}.weight`, message: t`The commodities add up to ${sum}, not ${whole}. Change one of them.` }]
    : [];
}

function checkMeasure(typed: string, path: string, missing: string, most: number): FieldIssue[] {
  if (!typed.trim()) return [{ path, message: missing }];
  const value = parseNumber(typed);
  if (value === null || !(value > 0)) return [{ path, message: t`Use a number above zero, like 48 or 48.5.` }];
  if (!/^[^.]*(\.\d{0,2})?$/.test(typed.trim())) return [{ path, message: t`Two decimals are enough.` }];
  return value > most ? [{ path, message: t`At most ${most.toLocaleString()}.` }] : [];
}

function checkWhole(typed: string, path: string, missing: string, most: number): FieldIssue[] {
  if (!typed.trim()) return [{ path, message: missing }];
  const value = parseNumber(typed);
  if (value === null || !Number.isInteger(value) || value < 1)
    return [{ path, message: t`Use a whole number from 1.` }];
  return value > most ? [{ path, message: t`At most ${most.toLocaleString()}.` }] : [];
}
