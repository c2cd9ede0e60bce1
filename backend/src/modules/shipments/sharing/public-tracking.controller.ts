import { Controller, Get, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/auth/decorators.js';
import { setFileHeaders } from '../../../platform/http/files/file-headers.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { TooManyAttempts } from '../../../platform/throttle/throttle.errors.js';
import { busyPage } from './public-page.js';
import { PublicTrackingService } from './public-tracking.service.js';
import { sendPage, setSecretHeaders } from './send-page.js';
import type { Visitor } from './share-link-views.js';

/** Pages of public tracking links: plain HTML for recipients without an account. */
@Controller('track/:token')
@ApiExcludeController()
@Public()
export class PublicTrackingController {
  constructor(private readonly tracking: PublicTrackingService) {}

  @Get()
  showTracking(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<string> {
    return sendPage(response, () => this.tracking.page(parameter(request, 'token'), visitorOf(request)));
  }

  @Get('logo')
  async showLogo(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<StreamableFile> {
    setSecretHeaders(response, busyPage().policy);
    const logo = await this.tracking.logo(parameter(request, 'token'), visitorOf(request));
    if (logo === null) throw new NotFound();
    const { bytes, contentType } = logo;
    const fileName = contentType === 'image/png' ? 'logo.png' : 'logo.jpg';
    setFileHeaders(response, { fileName, contentType, size: bytes.length }, { inline: true });
    return new StreamableFile(bytes);
  }

  @Get('documents/:documentId')
  async showSharedDocument(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string | StreamableFile> {
    const [token, documentId] = [parameter(request, 'token'), parameter(request, 'documentId')];
    try {
      const found = await this.tracking.document(token, documentId, visitorOf(request));
      if ('html' in found) return await sendPage(response, () => Promise.resolve(found));
      setSecretHeaders(response, busyPage().policy);
      setFileHeaders(response, found);
      return new StreamableFile(found.bytes);
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error;
      return sendPage(response, () => Promise.reject(error));
    }
  }
}

/** The raw path parameter. It is not validated, because invalid tokens also get a page. */
function parameter(request: Request, name: 'token' | 'documentId'): string {
  return String(request.params[name]);
}

function visitorOf(request: Request): Visitor {
  return { address: request.ip ?? '', userAgent: request.get('user-agent') ?? '' };
}
