import type { CarrierCalendarTerms } from './time/carrier-calendar.js';

/** A company's settings for one carrier; a missing or null setting has its default. Fees are in cents of the shipment's currency. */
export interface CarrierSettings extends CarrierCalendarTerms {
  /** Expected with a reclass, in the likely total of an LTL offer. */
  readonly inspectionFee?: number | null;
  /** LTL: canceled while the driver is on the way or at the dock. */
  readonly attemptedPickupFee?: number | null;
  /** Truckload: truck ordered, not used (TONU), unless the booked tariff has its own. */
  readonly truckNotUsedFee?: number | null;
  /** The same, on the day of pickup. */
  readonly truckNotUsedSameDayFee?: number | null;
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
} as const;
