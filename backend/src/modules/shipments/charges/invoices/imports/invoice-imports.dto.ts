import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../../../../platform/http/validation/dto-fields.js';
import { ImportMessageDto } from '../../../../../platform/imports/import-message.dto.js';

/** Options of the import. */
export class ImportInvoicesQuery {
  /** `true`: validate only; nothing is stored. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  dryRun?: 'true' | 'false';

  /** `true`: record the valid invoices and skip the others. Otherwise one error rejects the whole file. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  partial?: 'true' | 'false';
}

/** Form of the upload. */
export class ImportInvoicesFormDto {
  /** XLSX (the first sheet) or CSV in UTF-8, of at most 10,000 rows and 10 MB: one row for each charge; rows with the same `scac` and `invoice_number` form one invoice. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;

  /** JSON object that maps column names of the file to columns of the template; an empty string ignores a column. */
  @ApiProperty({ type: 'string', required: false })
  mapping?: string;
}

/** Result of a dry run. */
export class InvoiceImportCheckDto {
  /** Names of the columns in the file; empty if it cannot be read. */
  header: string[];
  /** Cells of its first three rows. */
  samples: string[][];
  /** Rows below the header. */
  rows: number;
  /** Invoices in the file. */
  invoices: number;
  /** Invoices with at least one error. */
  faulty: number;
  /** Number of errors. */
  errorCount: number;
  /** The first 1,000 errors, in row order. */
  errors: ImportMessageDto[];
}

/** Import of a file of invoices, with its progress. */
export class InvoiceImportDto {
  /** `iim_` and a ULID. */
  id: string;
  status: 'running' | 'done';
  fileName: string;
  /** Rows below the header. */
  rows: number;
  /** Invoices in the file. */
  invoices: number;
  /** Invoices recorded so far. */
  done: number;
  /** Invoices that could not be recorded, including skipped ones. */
  failed: number;
  /** Full name of the sender. */
  createdBy: string;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant; null while it runs. */
  finishedAt: string | null;
}

/** An import with its errors. */
export class InvoiceImportDetailDto extends InvoiceImportDto {
  /** The first 1,000 errors of invoices that could not be recorded, in file order. */
  errors: ImportMessageDto[];
}
