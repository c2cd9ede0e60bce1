import { type ArgumentMetadata, Injectable } from '@nestjs/common';
import { compactAccessorials } from '../../../kernel/accessorials/accessorial-request.js';
import { LIMITS } from '../../../kernel/limits.js';
import { type FieldError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { createValidationPipe } from '../../../platform/http/validation/validation.pipe.js';
import { truncate } from '../../../platform/text/truncate.js';
import { QuoteRequestDto, RatingService } from '../../rating/index.js';
import type { NewQuoteItem } from '../persistence/quote-imports.sql.js';
import { type ImportGroup, rowErrors } from './group-rows.js';
import { cellMessages, type CheckedFile, type ImportReader, type QuoteUpload, readItems } from './import-reader.js';
import { locate } from './locate-error.js';
import { readQuoteFile } from './read-file.js';
import { toRequest } from './to-request.js';

const BODY: ArgumentMetadata = { type: 'body', metatype: QuoteRequestDto };

/** Reads files of quote requests (freight.md Annex C). */
@Injectable()
export class QuoteFileReader implements ImportReader {
  private readonly validation = createValidationPipe();

  constructor(private readonly rating: RatingService) {}

  settings({ mapping }: QuoteUpload): object {
    return mapping;
  }

  async read(_companyId: string, { bytes, mapping }: QuoteUpload): Promise<CheckedFile> {
    const file = await readQuoteFile(bytes, mapping);
    return readItems(file, undefined, (group, position) => this.item(group, position));
  }

  /** The request of a body, or its errors. */
  async requestOf(body: object): Promise<{ request: QuoteRequestDto | null; errors: readonly FieldError[] }> {
    try {
      const request = (await this.validation.transform(body, BODY)) as QuoteRequestDto;
      this.rating.check(request);
      const { accessorials = [] } = request;
      return { request: { ...request, accessorials: compactAccessorials(accessorials) }, errors: [] };
    } catch (error) {
      if (!(error instanceof ValidationFailed)) throw error;
      return { request: null, errors: error.errors ?? [] };
    }
  }

  private async item(group: ImportGroup, position: number): Promise<NewQuoteItem> {
    const cellRows = group.rows.map(({ row }) => row);
    const { request, errors } = await this.requestOf(toRequest(group));
    const found = errors.map((error) => locate({ ref: group.ref, cellRows }, error));
    const messages = cellMessages(group, [...rowErrors(group), ...found]);
    return {
      position,
      ref: truncate(group.ref, LIMITS.reference),
      firstRow: cellRows[0] ?? 1,
      cellRows,
      status: messages.length === 0 ? 'waiting' : 'failed',
      request: messages.length === 0 ? request : null,
      messages,
      madeId: null,
      orderHash: null,
    };
  }
}
