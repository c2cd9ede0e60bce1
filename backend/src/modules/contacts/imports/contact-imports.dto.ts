import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { ImportMessageDto } from '../../../platform/imports/import-message.dto.js';

/** How to take a file. */
export class ImportContactsQuery {
  /** `true`: only check it; nothing is stored. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  dryRun?: 'true' | 'false';

  /** `true`: save what is right and leave out the rest. Otherwise one error refuses the whole file. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  partial?: 'true' | 'false';
}

/** The upload. */
export class ImportContactsFormDto {
  /** CSV of at most 10,000 rows and 10 MB, UTF-8, separated by comma, semicolon or tab; one contact in each row, columns as exported. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;

  /** JSON object: what columns of the file are here, by their names in the file; an empty text leaves a column out. */
  @ApiProperty({ type: 'string', required: false })
  mapping?: string;
}

/** What a dry run found. */
export class ContactImportCheckDto {
  /** Contacts in the file. */
  rows: number;
  /** Contacts with at least one error. */
  faulty: number;
  /** How much is wrong. */
  errorCount: number;
  /** What is wrong, in the order of rows, the first 1,000. */
  errors: ImportMessageDto[];
}

/** Contacts of one file, and how far they are. */
export class ContactImportDto {
  /** `cim_` and a ULID. */
  id: string;
  status: 'running' | 'done';
  fileName: string;
  /** Contacts in the file. */
  rows: number;
  /** Contacts saved so far. */
  done: number;
  /** Contacts that could not be saved, left out ones included. */
  failed: number;
  /** Full name of the person who sent it. */
  createdBy: string;
  /** UTC instant. */
  createdAt: string;
  /** UTC instant; null while it runs. */
  finishedAt: string | null;
}

/** An import with what is wrong in it. */
export class ContactImportDetailDto extends ContactImportDto {
  /** Why contacts could not be saved, in the order of the file, the first 1,000. */
  errors: ImportMessageDto[];
}
