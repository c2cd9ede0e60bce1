import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { ImportMessageDto } from '../../../platform/imports/import-message.dto.js';

/** Options of the import. */
export class ImportQuotesQuery {
  /** `true`: validate only; nothing is stored. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  dryRun?: 'true' | 'false';

  /** `true`: create the valid quotes and skip the others. Otherwise one error rejects the whole file. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  partial?: 'true' | 'false';
}

/** Form of the upload (freight.md Annex C). */
export class ImportQuotesFormDto {
  /** XLSX (the first sheet) or CSV in UTF-8, separated by comma, semicolon or tab, of at most 10,000 rows and 10 MB; rows with the same `ref` form one quote. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;

  /** JSON object that maps column names of the file to columns of Annex C; an empty string ignores a column. */
  @ApiProperty({ type: 'string', required: false })
  mapping?: string;
}

/** Result of a dry run. */
export class ImportCheckDto {
  /** Names of the file's columns. */
  header: string[];
  /** The first three rows below them. */
  samples: string[][];
  /** Number of rows below the header. */
  rows: number;
  /** Number of quotes in the file; a row without `ref` counts as one. */
  quotes: number;
  /** Quotes with at least one error. */
  faulty: number;
  /** Number of errors. */
  errorCount: number;
  /** The first 1,000 errors, in row order. */
  errors: ImportMessageDto[];
}

/** Import of a file of quotes, with its progress. */
export class QuoteImportDto {
  /** `qim_` and a ULID. */
  id: string;
  status: 'running' | 'done';
  fileName: string;
  /** Number of rows below the header. */
  rows: number;
  /** Number of quotes in the file. */
  quotes: number;
  /** Quotes created so far. */
  done: number;
  /** Quotes that could not be created, including skipped ones. */
  failed: number;
  /** Full name of the sender. */
  createdBy: string;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant; null while it runs. */
  finishedAt: string | null;
}

/** An import with its errors. */
export class QuoteImportDetailDto extends QuoteImportDto {
  /** The first 1,000 errors of quotes that could not be created, in file order. */
  errors: ImportMessageDto[];
}
