import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsIn } from 'class-validator';
import { MayBeMissing } from '../../../../platform/http/validation/dto-fields.js';
import { IsId } from '../../../../platform/http/validation/formats.js';
import { MultiLine, OneLine } from '../../../../platform/http/validation/text.js';
import { INVOICE_DOCUMENT_TYPES } from './document-message.js';

const OneOrMore = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : value));

const FILES_MAX = 200;

/** Filters of a carrier's documents; all must match. */
export class InvoiceDocumentQuery {
  /** Id of the connection, if no header has it. */
  @MayBeMissing()
  @OneLine({ max: 100 })
  connection?: string;

  @MayBeMissing()
  @OneLine({ max: 100 })
  invoiceNumber?: string;

  @MayBeMissing()
  @OneLine({ max: 100 })
  DOT?: string;

  @MayBeMissing()
  @OneLine({ max: 100 })
  MC?: string;

  /** Repeat the parameter for several types. */
  @MayBeMissing()
  @OneOrMore()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(INVOICE_DOCUMENT_TYPES.length)
  @IsIn(INVOICE_DOCUMENT_TYPES, { each: true })
  documentType?: string[];
}

/** Which documents of an invoice to withdraw, and why. */
export class WithdrawDocumentsQuery {
  /** Id of the connection, if no header has it. */
  @MayBeMissing()
  @OneLine({ max: 100 })
  connection?: string;

  /** Ids of files, all of the invoice by default. Repeat the parameter for several. */
  @MayBeMissing()
  @OneOrMore()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(FILES_MAX)
  @IsId('ivd', { each: true })
  fileIds?: string[];

  /** Id of the comment. */
  @MayBeMissing()
  @OneLine({ max: 100 })
  id?: string;

  /** Text of the comment. */
  @MayBeMissing()
  @MultiLine({ max: 300 })
  commentText?: string;
}
