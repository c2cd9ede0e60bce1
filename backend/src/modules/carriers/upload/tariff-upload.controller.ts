import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Body, Controller, HttpStatus, Post, Query, Res, UploadedFiles, UseGuards } from '@nestjs/common';
import { FileFieldsInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ILL_FORMED } from '../../../platform/http/validation/well-formed.js';
import { AcceptsUpload } from '../../../platform/http/files/uploads.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { DomainError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { TariffUploadDto, TariffUploadFormDto, TariffUploadQuery } from '../carriers.dto.js';
import { AnnouncedSizeGuard, TERMS_BYTES_MAX } from './upload-limits.js';
import { TariffUploadService } from './tariff-upload.service.js';
import { msg } from '../../../messages/message.js';

type Parts = Partial<Record<'terms' | 'rates', Express.Multer.File[]>>;

@ApiTags('Carriers')
@Controller('api/v1/company/tariffs')
export class TariffUploadController {
  constructor(private readonly uploads: TariffUploadService) {}

  /**
   * Uploads a tariff as the next version of its carrier: 201. `dryRun=true` only validates it: 200.
   * A file with errors returns 422 with their rows and columns and stores nothing.
   */
  @Post()
  @RequirePermission('tariff.manage')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: TariffUploadFormDto })
  @ApiOkResponse({ type: TariffUploadDto, description: 'A dry run without errors.' })
  @ApiCreatedResponse({ type: TariffUploadDto, description: 'Stored as the next version.' })
  @UseGuards(AnnouncedSizeGuard)
  @AcceptsUpload(
    FileFieldsInterceptor([
      { name: 'terms', maxCount: 1 },
      { name: 'rates', maxCount: 1 },
    ]),
  )
  @Metered('import')
  async uploadTariff(
    @CurrentActor() actor: Actor,
    @Query() query: TariffUploadQuery,
    @UploadedFiles() files: Parts | undefined,
    @Body() fields: Record<string, string | undefined>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TariffUploadDto> {
    if (!files)
      throw new DomainError(
        'MEDIA_TYPE_UNSUPPORTED',
        415,
        msg`Send the tariff as multipart/form-data with the parts "terms" and "rates".`,
      );
    const dryRun = query.dryRun === 'true';
    const parts = { terms: await termsOf(files, fields), rates: ratesOf(files, fields) };
    const outcome = await this.uploads.upload(actor, parts, dryRun);
    response.status(dryRun ? HttpStatus.OK : HttpStatus.CREATED);
    return outcome;
  }
}

/** The part as a file or as a field, whichever was sent. */
async function termsOf({ terms }: Parts, fields: Record<string, string | undefined>): Promise<string | null> {
  const file = terms?.[0];
  if (!file) return fields.terms ?? null;
  if (file.size > TERMS_BYTES_MAX)
    throw new DomainError('BODY_TOO_LARGE', 413, msg`The part "terms" is larger than 1 MiB.`);
  const bytes = await readFile(file.path);
  if (!isUtf8(bytes)) throw new ValidationFailed([{ pointer: '/terms', ...ILL_FORMED }]);
  return bytes.toString('utf8');
}

function ratesOf({ rates }: Parts, fields: Record<string, string | undefined>): (() => Readable) | null {
  const file = rates?.[0];
  if (file) return () => createReadStream(file.path);
  const text = fields.rates;
  return text === undefined ? null : () => Readable.from([text]);
}
