/** Formats of an export. `csv`: one row for each line; `quickbooks`: QuickBooks Online bill import; `iif`: QuickBooks Desktop; `netsuite`: vendor bill import. */
export const EXPORT_FORMATS = ['csv', 'quickbooks', 'iif', 'netsuite'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Files of an export: everything, or bills and credits apart. */
export const EXPORT_PARTS = ['all', 'bills', 'credits'] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

/** An invoice of an export with its coded amount: a bill, or a credit if the amount is negative. */
export interface ExportedInvoice {
  invoiceId: string;
  number: string;
  carrierName: string;
  scac: string | null;
  /** Local dates. */
  billedOn: string | null;
  dueOn: string | null;
  approvedOn: string;
  proNumber: string | null;
  shipmentNumber: string | null;
  bolNumber: string | null;
  currency: string;
  /** Minor units. */
  amount: number;
  lines: readonly { glAccount: string; costCenter: string; amount: number }[];
}

/** An export to write. */
export interface ExportContent {
  number: number;
  invoices: readonly ExportedInvoice[];
}
