import { Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiFoundResponse } from '@nestjs/swagger';
import { Public } from '../../../../platform/auth/decorators.js';
import { NotFound } from '../../../../platform/http/problems/domain-error.js';
import { MailingLinks } from './mailing-links.js';
import { StopMailingQuery } from './report-mailings.dto.js';
import { StopMailing } from './stop-mailing.js';

@Controller('api/v1/reports/mailings/unsubscribe')
@Public()
export class StopMailingController {
  constructor(
    private readonly links: MailingLinks,
    private readonly stopping: StopMailing,
  ) {}

  /** Page for users who open the link. It has no side effects, because mail scanners open links too. */
  @Get()
  @Redirect('/reports/saved', 302)
  @ApiFoundResponse({ description: 'URL of the saved and mailed reports.' })
  openReportMailingLink(@Query() _query: StopMailingQuery): void {
    // The redirect is all.
  }

  /** Ends the mails of a report to the recipient of the link. Mail programs send this for the user (RFC 8058). 404 for an unknown link. */
  @Post()
  @HttpCode(204)
  async unsubscribeReportMailing(@Query() { token }: StopMailingQuery): Promise<void> {
    const read = this.links.read(token);
    if (read === null) throw new NotFound();
    await this.stopping.stop(read);
  }
}
