import { t } from '@lingui/core/macro';
import { addDays, minutesBetween } from '../local-date';
import { CURRENCIES, LIMITS, REEFER_CELSIUS, REEFER_FAHRENHEIT, REFERENCE_TYPES } from '../limits';
import { localDate, localTime, oneLine } from './text';
import { z } from './zod';

export const reference = z.object({
  type: z.enum(REFERENCE_TYPES),
  value: oneLine({ min: 1, max: LIMITS.reference, missing: () => t`Enter the number.` }),
});

/** Largest declared value of a shipment, in cents. */
const DECLARED_VALUE_MAX = 1_000_000_000;

/** What the freight is worth, in cents. */
export const declaredValue = z.object({
  amount: z
    .int()
    .check(
      z.gte(1, { error: () => t`Enter an amount above zero, like 2500 or 2500.50.` }),
      z.lte(DECLARED_VALUE_MAX, { error: () => t`Enter at most 10,000,000.` }),
    ),
  currency: z.enum(CURRENCIES),
});

const PICKUP_FIELDS = { on: localDate(), readyFrom: z.nullish(localTime()), closeAt: z.nullish(localTime()) };

interface PickupValue {
  on: string;
  readyFrom?: string | null;
  closeAt?: string | null;
}

/** Reports a day that cannot be quoted and a window that is too short. `today` is the date at the origin, or the reader's. */
export const checkPickup =
  (today: string) =>
  ({ on, readyFrom, closeAt }: PickupValue, ctx: z.core.$RefinementCtx): void => {
    const issue = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
    const days = LIMITS.pickupDaysAhead;
    if (on < today) issue('on', t`Choose today or a later day. This day has passed.`);
    else if (on > addDays(today, days)) issue('on', t`Choose a day within the next ${days} days.`);
    if (readyFrom && closeAt && minutesBetween(readyFrom, closeAt) < LIMITS.pickupWindow)
      issue('closeAt', t`Leave at least one hour between ready and close.`);
  };

/** When the freight is ready. */
export const pickup = (today: string) => z.object(PICKUP_FIELDS).check(z.superRefine(checkPickup(today)));

export const DELIVERY_TYPES = ['none', 'by', 'on', 'window'] as const;

interface DeliveryValue {
  type: (typeof DELIVERY_TYPES)[number];
  on?: string | null;
  to?: string | null;
  /** Date of the pickup. */
  pickupOn: string;
}

/** Reports missing days and days in the wrong order. */
export function checkDelivery({ type, on, to, pickupOn }: DeliveryValue, ctx: z.core.$RefinementCtx): void {
  const issue = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
  if (type === 'none') return;
  if (!on) issue('on', t`Choose the delivery day.`);
  else if (on < pickupOn) issue('on', t`Choose the pickup day or a later day.`);
  else if (type === 'window' && !to) issue('to', t`Choose the last delivery day.`);
  else if (type === 'window' && to && to < on) issue('to', t`Choose the first delivery day or a later day.`);
}

/** When the freight has to be delivered. */
export const delivery = (pickupOn: string) =>
  z
    .object({ type: z.enum(DELIVERY_TYPES), on: z.nullish(localDate()), to: z.nullish(localDate()) })
    .check(z.superRefine((value, ctx) => checkDelivery({ ...value, pickupOn }, ctx)));

const degrees = () =>
  z.number().check(
    z.gte(-100),
    z.lte(200),
    z.refine((value) => Number(value.toFixed(1)) === value, { error: () => t`Enter at most one decimal.` }),
  );

interface TemperatureValue {
  min: number;
  max: number;
  unit: 'F' | 'C';
}

/** Reports degrees that refrigerated trailers do not keep. */
export function checkTemperature(range: TemperatureValue, ctx: z.core.$RefinementCtx): void {
  const issue = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
  const fahrenheit = (value: number) => (range.unit === 'C' ? (value * 9) / 5 + 32 : value);
  const { minimum: least, maximum: most } = REEFER_FAHRENHEIT;
  const wrong = (['min', 'max'] as const).filter(
    (bound) => fahrenheit(range[bound]) < least || fahrenheit(range[bound]) > most,
  );
  const shown = range.unit === 'C' ? REEFER_CELSIUS : REEFER_FAHRENHEIT;
  for (const bound of wrong) issue(bound, t`Enter degrees from ${shown.minimum} to ${shown.maximum} °${range.unit}.`);
  if (wrong.includes('max') || range.min <= range.max) return;
  issue('max', t`Enter a temperature above the lowest one.`);
}

/** Temperatures that a refrigerated trailer keeps. */
export const temperature = z
  .object({
    min: degrees(),
    max: degrees(),
    unit: z.enum(['F', 'C']),
    mode: z.optional(z.enum(['continuous', 'cycle'])),
    preCool: z.optional(z.boolean()),
  })
  .check(z.superRefine(checkTemperature));
