/** The agreed price recomputed with the weight, class and dimensions that the carrier reports. Amounts are in minor units of the agreed currency. */
export class ReratingDto {
  /** `preliminary`: reported with preliminary charges; `invoice`: on the invoice. */
  source: 'preliminary' | 'invoice';
  /** What differs and what it costs, such as "Reweigh: 1,000 → 1,180 lb, class 70 → 85: +$86.40, of which fuel $14.20.", or why the price cannot be recomputed. */
  message: string;
  /** Whether the price was recomputed. */
  recomputed: boolean;
  /** ISO 4217, of the amounts. */
  currency: string;
  /** Null like the two below if it was not. */
  total: number | null;
  /** Recomputed minus agreed. */
  difference: number | null;
  /** The part of the difference that is fuel surcharge. */
  fuelDifference: number | null;
}
