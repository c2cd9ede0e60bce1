import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { MonthQuery } from '../month.dto.js';
import { EXPORT_FORMATS, EXPORT_PARTS, type ExportFormat, type ExportPart } from './domain/export-formats.js';

/** An export to make. */
export class NewAccountingExportDto extends MonthQuery {
  /** `csv`: one row for each line; `quickbooks`: bills for QuickBooks Online; `iif`: QuickBooks Desktop; `netsuite`: vendor bills. */
  @IsIn(EXPORT_FORMATS)
  format: ExportFormat;
}

/** Which file of an export. */
export class ExportFileQuery {
  /** Default: the first file. */
  @MayBeMissing()
  @IsIn(EXPORT_PARTS)
  part?: ExportPart;
}

/** Sums in one currency, in minor units. */
export class ExportTotalsDto {
  /** ISO 4217. */
  currency: string;
  bills: number;
  /** Zero or negative. */
  credits: number;
}

/** A file of an export; it never changes. */
export class ExportFileDto {
  /** `all`: bills and credits. */
  part: ExportPart;
  name: string;
  /** Bytes. */
  size: number;
  /** In hexadecimal. */
  sha256: string;
}

/** An invoice that no coding rule codes. */
export class UncodedInvoiceDto {
  id: string;
  /** The carrier's invoice number. */
  number: string;
}

/** What an export of the month would have now. */
export class PendingExportDto {
  /** Up to 2,000. */
  invoices: number;
  /** Further invoices of the month, for the next exports; at most 18,000 are counted. */
  remaining: number;
  totals: ExportTotalsDto[];
  /** These prevent the export until a rule or a user codes them. */
  uncoded: UncodedInvoiceDto[];
}

/** A numbered export. */
export class AccountingExportDto {
  /** `axp_` and a ULID. */
  id: string;
  /** From 1, without gaps. */
  number: number;
  /** Month of the approvals. */
  month: string;
  format: ExportFormat;
  invoices: number;
  totals: ExportTotalsDto[];
  files: ExportFileDto[];
  createdBy: string;
  /** UTC instant. */
  createdAt: string;
}

/** The newest hundred exports, newest first. */
export class AccountingExportListDto {
  items: AccountingExportDto[];
}

/** A line of an export. */
export class ExportLineDto {
  invoiceId: string;
  invoiceNumber: string;
  carrierName: string;
  shipmentNumber: string | null;
  /** Local date. */
  approvedOn: string;
  glAccount: string;
  costCenter: string;
  /** Minor units; negative for credits. */
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** An export with its lines. */
export class AccountingExportDetailDto extends AccountingExportDto {
  lines: ExportLineDto[];
}
