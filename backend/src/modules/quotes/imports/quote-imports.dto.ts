import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { ImportMessageDto } from '../../../platform/imports/import-message.dto.js';

/** How to take a file. */
export class ImportQuotesQuery {
  /** `true`: only check it; nothing is stored. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  dryRun?: 'true' | 'false';

  /** `true`: quote what is right and leave out the rest. Otherwise one error refuses the whole file. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  partial?: 'true' | 'false';
}

/** The upload: freight.md Annex C. */
export class ImportQuotesFormDto {
  /** CSV of at most 10,000 rows and 10 MB, UTF-8, separated by comma, semicolon or tab; rows with the same `ref` make one quote. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}

/** What a dry run found. */
export class ImportCheckDto {
  /** Rows beneath the header. */
  rows: number;
  /** Quotes that the file asks for; a row without `ref` counts as one. */
  quotes: number;
  /** Quotes with at least one error. */
  faulty: number;
  /** How much is wrong. */
  errorCount: number;
  /** What is wrong, in the order of rows, the first 1,000. */
  errors: ImportMessageDto[];
}

/** Quotes asked for in one file, and how far they are. */
export class QuoteImportDto {
  /** `qim_` and a ULID. */
  id: string;
  status: 'running' | 'done';
  fileName: string;
  /** Rows beneath the header. */
  rows: number;
  /** Quotes that the file asks for. */
  quotes: number;
  /** Quotes made so far. */
  done: number;
  /** Quotes that could not be made, left out ones included. */
  failed: number;
  /** Full name of the person who sent it. */
  createdBy: string;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant; null while it runs. */
  finishedAt: string | null;
}

/** An import with what is wrong in it. */
export class QuoteImportDetailDto extends QuoteImportDto {
  /** Why quotes could not be made, in the order of the file, the first 1,000. */
  errors: ImportMessageDto[];
}
