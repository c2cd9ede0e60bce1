import { Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiFoundResponse } from '@nestjs/swagger';
import { Public } from '../../../platform/auth/decorators.js';
import { UnsubscribeQuery } from './unsubscribe.dto.js';
import { UnsubscribeService } from './unsubscribe.service.js';

@Controller('api/v1/notifications/unsubscribe')
@Public()
export class UnsubscribeController {
  constructor(private readonly unsubscribing: UnsubscribeService) {}

  /** Where a person comes to who opens the link; changes nothing, because programs that check mails open it as well. */
  @Get()
  @Redirect('/settings/user/notifications', 302)
  @ApiFoundResponse({ description: 'The page of the preferences.' })
  openUnsubscribeLink(@Query() _query: UnsubscribeQuery): void {
    // The redirect is all.
  }

  /** Ends mails of the kind that the link came with; mail programs send this for a person (RFC 8058). 404 for a link that never was. */
  @Post()
  @HttpCode(204)
  unsubscribe(@Query() { token }: UnsubscribeQuery): Promise<void> {
    return this.unsubscribing.unsubscribe(token);
  }
}
