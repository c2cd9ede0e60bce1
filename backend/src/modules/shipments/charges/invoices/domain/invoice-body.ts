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
}

/** Freight as described on an invoice; null where it says nothing. */
export interface InvoicedFreight {
  poNumber: string | null;
  /** Local date on which the carrier picked up. */
  shippedOn: string | null;
  consigneePostalCode: string | null;
  /** Whole pounds. */
  weight: number | null;
}
