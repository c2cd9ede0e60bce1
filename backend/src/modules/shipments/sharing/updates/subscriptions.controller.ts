import { Body, Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import type { Request, Response } from 'express';
import { Public } from '../../../../platform/auth/decorators.js';
import { Secret } from '../../../../platform/http/validation/text.js';
import { sendPage } from '../send-page.js';
import { SubscribeService } from './subscribe.service.js';
import { SubscriptionLinksService } from './subscription-links.service.js';

/** The form of the page. Mail programs that unsubscribe with one click send a field of their own (RFC 8058). */
export class SubscriptionDto {
  /** Checked by the service, whose errors are a page. */
  @IsOptional()
  @Secret({ min: 0, max: 300 })
  email?: string;

  @IsOptional()
  @Secret({ min: 0, max: 50 })
  'List-Unsubscribe'?: string;
}

/** Email updates for visitors of a tracking page. `key` is the token of a tracking link, or the signed key of a link in an email. */
@Controller('track/:key/updates')
@ApiExcludeController()
@Public()
export class SubscriptionsController {
  constructor(
    private readonly subscribing: SubscribeService,
    private readonly answers: SubscriptionLinksService,
  ) {}

  @Get()
  showUpdates(
    @Param('key') key: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const address = request.ip ?? '';
    return sendPage(response, async () => {
      const opened = await this.answers.open(key, address);
      return opened === null ? this.subscribing.show(key, address) : this.answers.show(opened);
    });
  }

  @Post()
  submitUpdates(
    @Param('key') key: string,
    @Body() { email = '' }: SubscriptionDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const address = request.ip ?? '';
    return sendPage(response, async () => {
      const opened = await this.answers.open(key, address);
      return opened === null ? this.subscribing.request(key, email, address) : this.answers.act(opened);
    });
  }
}
