import { Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiFoundResponse } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/decorators.js';
import { UnsubscribeQuery } from './unsubscribe.dto.js';
import { UnsubscribeService } from './unsubscribe.service.js';

@Controller('api/v1/notifications/unsubscribe')
@Public()
export class UnsubscribeController {
  constructor(private readonly unsubscribing: UnsubscribeService) {}

  /** Page for users who open the unsubscribe link. It has no side effects, because mail scanners open links too. */
  @Get()
  @Redirect('/settings/user/notifications', 302)
  @ApiFoundResponse({ description: 'URL of the preferences page.' })
  openUnsubscribeLink(@Query() _query: UnsubscribeQuery): void {
    // The redirect is all.
  }

  /** Unsubscribes from emails of the link's kind. Mail programs send this for the user (RFC 8058). 404 for an unknown link. */
  @Post()
  @HttpCode(204)
  unsubscribe(@Query() { token }: UnsubscribeQuery): Promise<void> {
    return this.unsubscribing.unsubscribe(token);
  }
}
