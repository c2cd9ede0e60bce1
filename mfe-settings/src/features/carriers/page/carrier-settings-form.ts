import type { components } from '@lading/api-client';
import { isParsed, type Parsed, parseMoney, parseWhole } from '@lading/trade';
import { moneyText, z } from '@lading/trade/schemas';
import { msg, t } from '@lingui/core/macro';
import type { CarrierSettings } from '../../../shared/types';

type Holidays = 'lane' | 'US' | 'CA' | 'both' | 'none';

/** Countries by choice; null: those of each lane. */
const COUNTRIES: Record<Holidays, components['schemas']['SaveCarrierSettingsDto']['holidays']> = {
  lane: null,
  US: ['US'],
  CA: ['CA'],
  both: ['US', 'CA'],
  none: [],
};

export const FEES = [
  { name: 'inspectionFee', label: msg`Inspection fee`, use: msg`Added to the likely total when a reclass is likely.` },
  {
    name: 'attemptedPickupFee',
    label: msg`Attempted pickup fee`,
    use: msg`LTL, canceled while the driver is on the way or at the dock.`,
  },
  {
    name: 'truckNotUsedFee',
    label: msg`Truck ordered, not used (TONU)`,
    use: msg`Truckload, unless the booked tariff has its own.`,
  },
  { name: 'truckNotUsedSameDayFee', label: msg`TONU on the day of pickup`, use: msg`Truckload, as above.` },
] as const;

/** Labels of the fields that a conflict compares. */
export const SETTINGS_LABELS = {
  holidays: msg`Holidays`,
  closedOn: msg`Closing days`,
  cutoff: msg`Pickup cut-off`,
  pickupLeadMinutes: msg`Pickup lead time, minutes`,
  feeCurrency: msg`Currency of the charges`,
  ...Object.fromEntries(FEES.map(({ name, label }) => [name, label])),
  paymentDays: msg`Payment terms, net days`,
};

/** Empty text is null: the default. */
const parsedOrNull = <T>(parse: (text: string) => Parsed<T>) =>
  z.pipe(
    z.string(),
    z.transform((text, ctx) => {
      if (text.trim() === '') return null;
      const parsed = parse(text);
      if (isParsed(parsed)) return parsed.value;
      ctx.issues.push({ code: 'custom', message: parsed.message, input: text });
      return z.NEVER;
    }),
  );

const days = z.pipe(
  z.string(),
  z.transform((text, ctx) => {
    const lines = text.split(/[\s,;]+/).filter(Boolean);
    const wrong = lines.find((line) => !z.iso.date().safeParse(line).success);
    if (wrong === undefined) return [...new Set(lines)];
    ctx.issues.push({ code: 'custom', message: t`"${wrong}" is not a date like 2026-12-24.`, input: text });
    return z.NEVER;
  }),
);

/** Its output is the body of the API's request. */
export const carrierSettingsSchema = z.object({
  version: z.number(),
  holidays: z.pipe(
    z.enum(['lane', 'US', 'CA', 'both', 'none']),
    z.transform((choice) => COUNTRIES[choice]),
  ),
  closedOn: days,
  cutoff: z.pipe(
    z.string(),
    z.transform((time) => time || null),
  ),
  pickupLeadMinutes: parsedOrNull(parseWhole),
  feeCurrency: z.pipe(
    z.enum(['', 'USD', 'CAD']),
    z.transform((currency) => currency || null),
  ),
  inspectionFee: parsedOrNull(parseMoney),
  attemptedPickupFee: parsedOrNull(parseMoney),
  truckNotUsedFee: parsedOrNull(parseMoney),
  truckNotUsedSameDayFee: parsedOrNull(parseMoney),
  paymentDays: parsedOrNull(parseWhole),
});

/** The settings as the form shows them. */
export function settingsValues(stored: CarrierSettings): z.input<typeof carrierSettingsSchema> {
  return {
    version: stored.version,
    holidays: holidaysChoice(stored.holidays),
    closedOn: stored.closedOn.join('\n'),
    cutoff: stored.cutoff ?? '',
    pickupLeadMinutes: stored.pickupLeadMinutes === null ? '' : String(stored.pickupLeadMinutes),
    feeCurrency: stored.feeCurrency ?? '',
    inspectionFee: dollars(stored.inspectionFee),
    attemptedPickupFee: dollars(stored.attemptedPickupFee),
    truckNotUsedFee: dollars(stored.truckNotUsedFee),
    truckNotUsedSameDayFee: dollars(stored.truckNotUsedSameDayFee),
    paymentDays: stored.paymentDays == null ? '' : String(stored.paymentDays),
  };
}

/** Holidays that the choice has, of those that the API lists. */
export function holidaysOf({ upcomingHolidays }: CarrierSettings, choice: Holidays) {
  const countries = COUNTRIES[choice];
  return upcomingHolidays.filter(({ country }) => countries === null || countries.includes(country));
}

function holidaysChoice(countries: CarrierSettings['holidays']): Holidays {
  if (countries === null) return 'lane';
  if (countries.length === 2) return 'both';
  return countries[0] ?? 'none';
}

/** The currency of charges without one of their own. */
export function usualCurrency({ defaults }: CarrierSettings): string {
  const { tariffs } = defaults.feeCurrency;
  return tariffs.length === 0 ? t`Currency of the shipment` : t`Currency of the tariff (${tariffs.join(', ')})`;
}

/** Amount in dollars without currency, such as 49.91. */
export function dollars(cents: number | null): string {
  return cents === null ? '' : moneyText(cents);
}
