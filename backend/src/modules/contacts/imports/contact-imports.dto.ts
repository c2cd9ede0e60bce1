import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { ImportMessageDto } from '../../../platform/imports/import-message.dto.js';

/** Options of the import. */
export class ImportContactsQuery {
  /** `true`: validate only; nothing is stored. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  dryRun?: 'true' | 'false';

  /** `true`: save the valid contacts and skip the others. Otherwise one error rejects the whole file. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  partial?: 'true' | 'false';
}

/** Form of the upload. */
export class ImportContactsFormDto {
  /** XLSX (the first sheet) or CSV in UTF-8, separated by comma, semicolon or tab, of at most 10,000 rows and 10 MB; one contact per row, with the exported columns. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;

  /** JSON object that maps column names of the file to contact columns; an empty string ignores a column. */
  @ApiProperty({ type: 'string', required: false })
  mapping?: string;
}

/** Result of a dry run. */
export class ContactImportCheckDto {
  /** Contacts in the file. */
  rows: number;
  /** Contacts with at least one error. */
  faulty: number;
  /** Number of errors. */
  errorCount: number;
  /** The first 1,000 errors, in row order. */
  errors: ImportMessageDto[];
}

/** Import of a file of contacts, with its progress. */
export class ContactImportDto {
  /** `cim_` and a ULID. */
  id: string;
  status: 'running' | 'done';
  fileName: string;
  /** Contacts in the file. */
  rows: number;
  /** Contacts saved so far. */
  done: number;
  /** Contacts that could not be saved, including skipped ones. */
  failed: number;
  /** Full name of the sender. */
  createdBy: string;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant; null while it runs. */
  finishedAt: string | null;
}

/** An import with its errors. */
export class ContactImportDetailDto extends ContactImportDto {
  /** The first 1,000 errors of contacts that could not be saved, in file order. */
  errors: ImportMessageDto[];
}
