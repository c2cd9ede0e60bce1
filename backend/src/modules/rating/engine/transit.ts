import type { LtlTariff } from './ltl-tariff.js';
import type { Transit } from './offer.js';
import type { RatedLine } from './rated-lines.js';
import type { Service } from './rate-row.js';
import type { RatableShipment } from './shipment.js';

/** Business days by estimated road miles (freight.md 2.12), rising. */
const DAYS_BY_MILES = [
  { to: 150, days: 1 },
  { to: 500, days: 2 },
  { to: 1_000, days: 3 },
  { to: 1_600, days: 4 },
  { to: 2_300, days: 5 },
  { to: Number.POSITIVE_INFINITY, days: 6 },
] as const;

/** Interline when any line is handed to a partner. */
export function serviceOf(tariff: LtlTariff, lines: readonly RatedLine[]): Service {
  return lines.some((line) => tariff.rates.serviceOf(line.row) === 'interline') ? 'interline' : 'direct';
}

/** Transit of the slowest line by the tariff; by distance when the tariff does not say, with a day each for a partner carrier and the border. */
export function transitOf(shipment: RatableShipment, tariff: LtlTariff, lines: readonly RatedLine[], service: Service): Transit {
  const listed = lines.map((line) => tariff.rates.transitDaysOf(line.row) ?? 0);
  if (listed.every((days) => days > 0)) return { businessDays: Math.max(...listed), basis: 'carrier lane table' };
  const byMiles = DAYS_BY_MILES.find((band) => shipment.miles <= band.to)!.days;
  const [partner, border] = [service === 'interline' ? 1 : 0, shipment.crossBorder ? 1 : 0];
  const extras = `${partner ? ', +1 interline' : ''}${border ? ', +1 border' : ''}`;
  return { businessDays: byMiles + partner + border, basis: `${shipment.miles} estimated miles${extras}` };
}
