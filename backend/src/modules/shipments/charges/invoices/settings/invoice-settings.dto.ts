import { IsBoolean, IsInt, Max, Min } from 'class-validator';

/** Largest tolerance: 1,000.00 and 25%. */
const AMOUNT_MAX = 100_000;
const BASIS_POINTS_MAX = 2_500;

/** What is accepted of invoices without a decision. */
export class InvoiceSettingsDto {
  /** Accepted difference in minor units of the invoice's currency; default 500. The larger of the two tolerances counts. */
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX)
  toleranceAmount: number;

  /** Accepted difference as a part of the agreed total, in basis points; default 200, which is 2%. */
  @IsInt()
  @Min(0)
  @Max(BASIS_POINTS_MAX)
  toleranceBasisPoints: number;

  /** Whether matched invoices within tolerance, without other findings, are approved when they are recorded; default false. */
  @IsBoolean()
  autoApprove: boolean;
}
