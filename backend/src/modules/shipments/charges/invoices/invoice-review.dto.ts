import { OmitType } from '@nestjs/swagger';
import { InvoiceListQuery } from './invoices.dto.js';

/** Filters of the invoices. */
export class InvoiceFilterQuery extends OmitType(InvoiceListQuery, ['limit', 'cursor'] as const) {}

/** Sums of a carrier in one currency. Amounts are in minor units. */
export class InvoiceCarrierTotalsDto {
  /** SCAC, as the filter `carrier` takes it; null if unknown. */
  scac: string | null;
  /** Null if unknown. */
  carrierName: string | null;
  /** ISO 4217. */
  currency: string;
  /** Invoices. */
  count: number;
  /** Sum of the invoices. */
  invoiced: number;
  /** What invoices ask for beyond the agreed price; those below it count as 0. */
  overAgreed: number;
  /** What is left to pay of approved invoices. */
  openBalance: number;
}

/** Sums over the newest 10,001 invoices of the filter, the largest first. */
export class InvoiceCarrierTotalsListDto {
  items: InvoiceCarrierTotalsDto[];
}

/** An invoice beside another in a list. */
export class InvoiceNeighborDto {
  /** `civ_` and a ULID. */
  id: string;
  /** The carrier's invoice number. */
  number: string;
}

/** What is beside an invoice in a list. */
export class InvoiceNeighborsDto {
  /** The newer one; null at the beginning of the list. */
  previous: InvoiceNeighborDto | null;
  /** The older one; null at the end of the list. */
  next: InvoiceNeighborDto | null;
  /** The next one that waits for a decision: of the view `all` the next one to review, of the others `next`. */
  nextToReview: InvoiceNeighborDto | null;
}
