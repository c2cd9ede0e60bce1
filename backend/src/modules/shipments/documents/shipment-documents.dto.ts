import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { MultiLine } from '../../../platform/http/validation/text.js';
import { IsId } from '../../../platform/http/validation/formats.js';
import { LIMITS } from '../../../kernel/limits.js';
import { LOCALES, type Locale } from '../../../messages/locales.js';
import { DocumentDto, UPLOAD_KINDS, type UploadKind } from '../../documents/index.js';

/** Shipments of one print. */
export const PRINT_SHIPMENTS_MAX = 100;

/** How the document is displayed. */
export class DocumentQuery {
  /** `true` displays the file in the page instead of downloading it. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  inline?: 'true' | 'false';
}

/** Form fields of an uploaded file. */
export class DocumentUploadFields {
  /** POD: proof of delivery; CARRIER_BOL: the bill of lading as the carrier signed or printed it. Kinds that can show prices require `price.read`. */
  @IsIn(UPLOAD_KINDS)
  kind: UploadKind;

  /** Note for colleagues. */
  @MayBeMissing()
  @MultiLine({ max: LIMITS.notes })
  note?: string;

  /** `true`: if the shipment has a document with this content, it is returned, so that an upload can be repeated. */
  @MayBeMissing()
  @IsIn(['true', 'false'])
  once?: 'true' | 'false';
}

/** The upload as a form. */
export class DocumentUploadFormDto extends DocumentUploadFields {
  /** PDF, TIFF, JPEG or PNG, at most 25 MiB; detected from the content. */
  @ApiProperty({ type: 'string', format: 'binary' })
  file: unknown;
}

/** Format and range of the labels. */
export class LabelsRequest {
  /** 4x6: one label per page; avery: six labels of 4 by 3 1/3 inches per US Letter sheet. */
  @IsIn(['4x6', 'avery'])
  format: '4x6' | 'avery';

  /** Position of the first label on a partly used Avery sheet: 1 to 6, row by row. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(6)
  startAt?: number;

  /** Adds one label without a handling unit. */
  @MayBeMissing()
  @IsBoolean()
  spare?: boolean;

  /** Default: the company's. */
  @MayBeMissing()
  @IsIn(LOCALES)
  language?: Locale;
}

/** A field that the document leaves blank. */
export class DocumentWarningDto {
  /** JSON pointer into the document's data, such as /lines/0/hsCode. */
  pointer: string;
  /** Stable code for programs. */
  code: string;
  /** Message for the user. */
  message: string;
}

/** A document that was created, or that already existed with the same content. */
export class IssuedDocumentDto {
  document: DocumentDto;
  /** Data missing from the shipment, to be filled in by hand. */
  warnings: DocumentWarningDto[];
}

/** Documents of several shipments to print as one file. */
export class PrintRequest {
  /** In printing order. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(PRINT_SHIPMENTS_MAX)
  @ArrayUnique()
  @IsId('shp', { each: true })
  shipmentIds: string[];

  /** Bills of lading, or 4x6 labels. */
  @IsIn(['bol', 'labels'])
  kind: 'bol' | 'labels';

  /** Default: the company's. */
  @MayBeMissing()
  @IsIn(LOCALES)
  language?: Locale;
}
