import { ReratingDto } from '../rerating/rerating.dto.js';
import type { DisputeReason } from './domain/dispute-reasons.js';
import type { FindingClass, InvoiceVerdict } from './domain/evaluation.js';

/** A difference with its explanation. */
export class InvoiceFindingDto {
  /** Class of the difference: RWE, RCL, FREIGHT, DISCOUNT, MINIMUM, FUEL, ACCESSORIAL, UNKNOWN_CHARGE, NOT_INVOICED, DUPLICATE, OTHER_INVOICE or DATA. */
  class: FindingClass;
  /** With the amounts. */
  message: string;
  /** Standard reason with which it would be disputed; null if there is nothing to dispute. */
  reason: DisputeReason | null;
}

/** One charge as agreed and as invoiced, in minor units. */
export class ComparedLineDto {
  /** Code of the charge; OTHR if unknown. */
  code: string;
  /** The carrier's code of a charge whose code is unknown; null for others. */
  carrierCode: string | null;
  description: string;
  /** Null if it was not agreed. */
  agreed: number | null;
  /** Null if it is not invoiced. */
  invoiced: number | null;
  /** Invoiced minus agreed. */
  difference: number;
  /** Null if the amounts are equal. */
  finding: InvoiceFindingDto | null;
}

/** Comparison of an invoice with its booking, computed from the stored lines of both. Amounts are in minor units. */
export class InvoiceAuditDto {
  verdict: InvoiceVerdict;
  /** Total of the booking; null if there is nothing to compare with. */
  agreedTotal: number | null;
  /** Invoiced minus agreed; null if there is nothing to compare with. */
  difference: number | null;
  /** Largest accepted difference, by the settings of the company. */
  tolerance: number | null;
  lines: ComparedLineDto[];
  /** What concerns the whole invoice. */
  findings: InvoiceFindingDto[];
}

/** A recomputed price beside the invoice. */
export class InvoiceReratingDto extends ReratingDto {
  /** Invoiced minus recomputed, in minor units; 0 if the invoice asks for exactly that. Null if the price cannot be recomputed, and for an invoice in another currency. */
  unexplained: number | null;
}
