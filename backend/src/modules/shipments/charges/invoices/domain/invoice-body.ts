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
}
