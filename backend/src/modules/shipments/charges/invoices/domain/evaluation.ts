import type { ReclassCode } from '../../../../../kernel/freight-item.js';
import type { ChargeLine } from '../../../../rating/index.js';
import type { DisputeReason } from './dispute-reasons.js';
import type { InvoiceLine } from './invoice-body.js';

/**
 * What the audit found in an invoice. `agreed`: equal to the booking. `within_tolerance`: a difference that is not worth a dispute. `under`: less
 * than agreed. `over`: more than the tolerance. `new_charges`: within the tolerance, but with charges that were not agreed or lines that do not
 * add up.
 */
export const INVOICE_VERDICTS = [
  'unmatched',
  'duplicate',
  'currency_differs',
  'agreed',
  'within_tolerance',
  'under',
  'over',
  'new_charges',
] as const;
export type InvoiceVerdict = (typeof INVOICE_VERDICTS)[number];

/** Whether an invoice can be paid without a decision about a difference (freight.md Annex A, step 5). */
export function isPayable(verdict: InvoiceVerdict): boolean {
  return verdict === 'agreed' || verdict === 'within_tolerance' || verdict === 'under';
}

/**
 * Whether an invoice can be approved without anyone looking at it: payable, all charges were agreed, and nothing concerns the whole invoice, such as another
 * invoice of the shipment.
 */
export function isUndoubted({ verdict, lines, findings }: Pick<Evaluation, 'verdict' | 'lines' | 'findings'>): boolean {
  return isPayable(verdict) && findings.length === 0 && lines.every(({ agreed }) => agreed !== null);
}

/** Class of a difference (freight.md Annex A, step 6). Accessorials have the class `ACCESSORIAL`, and their own code in the line. */
export type FindingClass =
  | 'RWE'
  | 'RCL'
  | 'FREIGHT'
  | 'DISCOUNT'
  | 'MINIMUM'
  | 'FUEL'
  | 'ACCESSORIAL'
  | 'UNKNOWN_CHARGE'
  | 'NOT_INVOICED'
  | 'DUPLICATE'
  | 'OTHER_INVOICE'
  | 'DATA';

/** A difference with its explanation. */
export interface Finding {
  class: FindingClass;
  /** One or two sentences with the amounts. */
  message: string;
  /** Standard reason with which it would be disputed; null if there is nothing to dispute. */
  reason: DisputeReason | null;
}

/** One charge as agreed and as invoiced, in minor units; null where it is missing. */
export interface ComparedLine {
  code: string;
  /** The carrier's code of a charge whose code is unknown; null for others. */
  carrierCode: string | null;
  description: string;
  agreed: number | null;
  invoiced: number | null;
  difference: number;
  /** Null if the amounts are equal. */
  finding: Finding | null;
}

/** Result of comparing an invoice with the booking. Amounts are in minor units of the invoice's currency. */
export interface Evaluation {
  verdict: InvoiceVerdict;
  /** Total of the booking; null without a shipment or in another currency. */
  agreedTotal: number | null;
  /** Invoiced minus agreed. */
  difference: number | null;
  /** Largest difference that is accepted. */
  tolerance: number | null;
  lines: ComparedLine[];
  /** What concerns the whole invoice. */
  findings: Finding[];
}

/** An invoice to compare. */
export interface EvaluatedInvoice {
  currency: string;
  total: number;
  lines: readonly InvoiceLine[];
}

/** What was booked. */
export interface AgreedCharges {
  currency: string;
  total: number;
  lines: readonly ChargeLine[];
}

/** Another invoice, by its number. */
export interface OtherInvoice {
  number: string;
  /** Minor units. */
  total: number;
}

/** Stored facts about the shipment and its carrier that explain differences. */
export interface AuditFacts {
  /** Reweigh and reclass that the carrier reported with preliminary charges. */
  reclasses: readonly ReclassCode[];
  /** The earlier invoice that this one repeats; null if there is none. */
  duplicateOf: OtherInvoice | null;
  /** Other invoices of the shipment. */
  others: readonly OtherInvoice[];
}
