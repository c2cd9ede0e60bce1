import type { Currency } from './codes.js';
import { convertMoney, type ExchangeRate } from './money/exchange-rate.js';
import type { Money } from './money/money.js';
import type { CarrierCalendarTerms } from './time/carrier-calendar.js';

/** A company's settings for one carrier; a missing or null setting has its default. Fees are in cents. */
export interface CarrierSettings extends CarrierCalendarTerms {
  /** Currency of the fees. Default: that of the tariff or shipment that they apply to. */
  readonly feeCurrency?: Currency | null;
  /** Expected with a reclass, in the likely total of an LTL offer. */
  readonly inspectionFee?: number | null;
  /** LTL: canceled while the driver is on the way or at the dock. */
  readonly attemptedPickupFee?: number | null;
  /** Truckload: truck ordered, not used (TONU), unless the booked tariff has its own. */
  readonly truckNotUsedFee?: number | null;
  /** The same, on the day of pickup. */
  readonly truckNotUsedSameDayFee?: number | null;
}

/** Settings with which an offer was rated. */
export interface RatedCarrierSettings extends CarrierSettings {
  /** The rate at which the fees were converted; only if they are in another currency than the offer. */
  readonly exchangeRate?: ExchangeRate;
}

export type CarrierFee = 'inspectionFee' | 'attemptedPickupFee' | 'truckNotUsedFee' | 'truckNotUsedSameDayFee';

/** A fee in the currency of the fees; in `currency` if they have none. */
export function feeOf(settings: CarrierSettings, name: CarrierFee, currency: Currency): Money {
  return {
    amount: settings[name] ?? CARRIER_DEFAULTS[name].value,
    currency: settings.feeCurrency ?? currency,
  };
}

/** The inspection fee in cents of the offer's currency; null if it is in another currency and there is no exchange rate. */
export function inspectionFeeIn(
  currency: Currency,
  { exchangeRate, ...settings }: RatedCarrierSettings,
): number | null {
  const fee = feeOf(settings, 'inspectionFee', currency);
  if (fee.currency === currency) return fee.amount;
  return exchangeRate ? convertMoney(fee, currency, exchangeRate).amount : null;
}

/** The settings with the rate at which an offer in this currency converts them. */
export function ratedSettings(
  settings: CarrierSettings,
  currency: Currency,
  exchangeRate: ExchangeRate | null,
): RatedCarrierSettings {
  const isConverted = (settings.feeCurrency ?? currency) !== currency;
  return isConverted && exchangeRate ? { ...settings, exchangeRate } : settings;
}

/** Defaults of `CarrierSettings` with their sources, as the carrier page shows them (docs/freight.md 2.6, 2.10, 5.4 and 5.5). */
export const CARRIER_DEFAULTS = {
  holidays: {
    source:
      'Typical closings on lanes of each country: US, closure notices of LTL carriers in 2022, 2023 and 2025; Canada, general holidays of the Canada Labour Code',
  },
  cutoff: { value: '14:00', source: 'Common in the trade; not from a tariff' },
  pickupLeadMinutes: { value: 120, source: 'Common in the trade; not from a tariff' },
  inspectionFee: { value: 2_500, source: 'Common in the trade; not from a tariff' },
  attemptedPickupFee: { value: 4_991, source: 'Published help page of an LTL provider' },
  truckNotUsedFee: { value: 15_000, source: 'Published truckload accessorial schedule (LR Logistics)' },
  truckNotUsedSameDayFee: { value: 20_000, source: 'Published truckload accessorial schedule (LR Logistics)' },
  paymentDays: { value: 30, source: 'Common in the trade; not from a tariff' },
} as const;
