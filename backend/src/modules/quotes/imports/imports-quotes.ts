import { applyDecorators, type Type } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { RequirePermission } from '../../../platform/auth/decorators.js';
import { AcceptsUpload } from '../../../platform/http/files/uploads.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { UPLOAD } from './import-upload.js';
import { ImportCheckDto, QuoteImportDto } from './quote-imports.dto.js';

/** A route that creates quotes from the file of a form: 201, or 200 for a dry run. */
export const ImportsQuotes = (form: Type): MethodDecorator =>
  applyDecorators(
    RequirePermission('quote.create'),
    ApiConsumes('multipart/form-data'),
    ApiBody({ type: form }),
    ApiOkResponse({ type: ImportCheckDto, description: 'A dry run.' }),
    ApiCreatedResponse({ type: QuoteImportDto, description: 'Stored; the quotes are being created.' }),
    AcceptsUpload(FileInterceptor('file', UPLOAD)),
    Metered('import'),
  );
