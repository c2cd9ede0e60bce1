import type { Locale } from '../../../messages/locales.js';

/** A line of goods; null leaves a blank to fill in by hand. */
export interface InvoiceLine {
  description: string;
  /** HS code, 6 to 10 digits. */
  hsCode: string | null;
  /** ISO 3166 code of two letters. */
  countryOfOrigin: string | null;
  quantity: string;
  unitValue: string | null;
  totalValue: string | null;
  /** Including its unit. */
  grossWeight: string;
}

/** Contents of a commercial invoice (freight.md 4.4); null leaves a blank to fill in by hand. */
export interface CommercialInvoiceContent {
  /** Absent: English. Texts in the content are in this language too. */
  language?: Locale;
  invoiceNumber: string;
  /** Local date of pickup. */
  date: string;
  /** UTC instant. */
  issuedAt: string;
  exporter: string[];
  exporterTaxId: string | null;
  consignee: string[];
  importer: string[] | null;
  termsOfSale: string | null;
  currency: string | null;
  reasonForExport: string | null;
  broker: string | null;
  /** Bill of lading number, PRO, carrier, purchase orders. */
  references: string[];
  marks: string | null;
  lines: InvoiceLine[];
  packages: string;
  grossWeight: string;
  netWeight: string | null;
  /** Sum of the goods. */
  totalValue: string | null;
  freight: string | null;
  insurance: string | null;
}
