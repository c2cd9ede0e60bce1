import type { FreightClassName } from '../../../../../kernel/codes.js';
import type { ReportedFreight } from '../../rerating/domain/reported-freight.js';

/** A charge of an invoice. */
export interface InvoiceLine {
  /** Code of the booking's charges, of DSDC, or `OTHR`. */
  code: string;
  /** As the carrier writes it. */
  carrierCode: string;
  description: string;
  /** Minor units; negative for discounts. */
  amount: number;
}

/** What is stored of an invoice beside its columns. */
export interface InvoiceBody {
  lines: InvoiceLine[];
  /** What else identifies the freight; absent in invoices of carriers' messages. */
  freight?: InvoicedFreight;
  /** Weights and classes of a carrier's message; absent if it has none. */
  reported?: ReportedFreight;
}

/** Freight as described on an invoice; null where it says nothing. */
export interface InvoicedFreight {
  poNumber: string | null;
  /** Local date on which the carrier picked up. */
  shippedOn: string | null;
  consigneePostalCode: string | null;
  /** Whole pounds. */
  weight: number | null;
  /** The class that was billed; absent in invoices of earlier versions. */
  freightClass?: FreightClassName | null;
}

/** The freight that was billed; null if the invoice does not describe it. */
export function invoicedFreight({ freight, reported }: InvoiceBody): ReportedFreight | null {
  if (reported) return reported;
  const { weight = null, freightClass = null } = freight ?? {};
  if (weight === null && freightClass === null) return null;
  return { weight, classes: freightClass === null ? [] : [freightClass] };
}
