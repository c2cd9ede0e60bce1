import { Controller, Get, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '../../../platform/auth/decorators.js';
import { setFileHeaders } from '../../../platform/http/files/file-headers.js';
import { SECRET_CONTENT } from '../../../platform/http/server/compressed.js';
import { TooManyAttempts } from '../../../platform/throttle/throttle.errors.js';
import { PublicTrackingService } from './public-tracking.service.js';
import type { Visitor } from './share-link-views.js';
import { busyPage, TRACKING_PAGE_POLICY } from './tracking-page.js';

type Answer = string | StreamableFile;

/** Pages of public tracking links: plain HTML for recipients without an account. */
@Controller('track/:token')
@ApiExcludeController()
@Public()
export class PublicTrackingController {
  constructor(private readonly tracking: PublicTrackingService) {}

  @Get()
  showTracking(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Answer> {
    return answer(response, async () => {
      const { status, html } = await this.tracking.page(parameter(request, 'token'), visitorOf(request));
      response.status(status).type('html');
      return html;
    });
  }

  @Get('documents/:documentId')
  showSharedDocument(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<Answer> {
    return answer(response, async () => {
      const found = await this.tracking.document(
        parameter(request, 'token'),
        parameter(request, 'documentId'),
        visitorOf(request),
      );
      if ('html' in found) {
        response.status(found.status).type('html');
        return found.html;
      }
      setFileHeaders(response, found);
      return new StreamableFile(found.bytes);
    });
  }
}

/** Responses are not cached, indexed or sent as referrers, because the URL is a secret. */
async function answer(response: Response, open: () => Promise<Answer>): Promise<Answer> {
  response.setHeader('Content-Security-Policy', TRACKING_PAGE_POLICY);
  response.setHeader('Cache-Control', SECRET_CONTENT);
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Robots-Tag', 'noindex, nofollow');
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    response.setHeader('Retry-After', error.retryAfterSeconds);
    response.status(error.status).type('html');
    return busyPage();
  }
}

/** The raw path parameter. It is not validated, because invalid tokens also get a page. */
function parameter(request: Request, name: 'token' | 'documentId'): string {
  return String(request.params[name]);
}

function visitorOf(request: Request): Visitor {
  return { address: request.ip ?? '', userAgent: request.get('user-agent') ?? '' };
}
