import { Controller, Delete, Get, Header, HttpCode, Put, Res, StreamableFile, UploadedFile } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import { AcceptsUpload, UPLOAD_CHARSET } from '../../../platform/http/files/uploads.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { AnyMember, CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { setFileHeaders } from '../../../platform/http/files/file-headers.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { CompanyDto, LogoFormDto } from './company-profile.dto.js';
import { LOGO_BYTES_MAX, LogoService } from './logo.service.js';

@Controller('api/v1/company/logo')
export class LogoController {
  constructor(private readonly logos: LogoService) {}

  /** The company's logo. */
  @Get()
  @AnyMember()
  @Header('Cache-Control', 'private, no-cache')
  @ApiOkResponse({
    description: 'A JPEG or PNG file.',
    content: {
      'image/jpeg': { schema: { type: 'string', format: 'binary' } },
      'image/png': { schema: { type: 'string', format: 'binary' } },
    },
  })
  async getCompanyLogo(
    @CurrentActor() { companyId }: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const { bytes, contentType } = await this.logos.get(companyId);
    const fileName = contentType === 'image/png' ? 'logo.png' : 'logo.jpg';
    const file = { fileName, contentType, size: bytes.length };
    setFileHeaders(response, file, { inline: true });
    return new StreamableFile(bytes);
  }

  /** Sets the logo on emails, tracking pages, quotes and rate confirmations: a JPEG or PNG file of at most 256 KiB and 2,000 pixels per side. */
  @Put()
  @RequirePermission('company.manage')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: LogoFormDto })
  @AcceptsUpload(
    FileInterceptor('file', { limits: { fileSize: LOGO_BYTES_MAX, files: 1, fields: 0 }, ...UPLOAD_CHARSET }),
  )
  @Metered('upload')
  setCompanyLogo(
    @CurrentActor() actor: Actor,
    @UploadedFile() file: Express.Multer.File | undefined,
  ): Promise<CompanyDto> {
    return this.logos.set(actor, file?.buffer ?? Buffer.alloc(0));
  }

  /** Removes the logo; has no effect if there is none. */
  @Delete()
  @HttpCode(204)
  @RequirePermission('company.manage')
  removeCompanyLogo(@CurrentActor() actor: Actor): Promise<void> {
    return this.logos.remove(actor);
  }
}
