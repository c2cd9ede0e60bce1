import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { CurrentActor, PeopleOnly, RequirePermission } from '../../../../platform/auth/decorators.js';
import {
  ChangeReportMailingDto,
  CreateReportMailingDto,
  MailableMemberListDto,
  MailableMembersQuery,
  ReportMailingDto,
  ReportMailingListDto,
} from './report-mailings.dto.js';
import { ReportMailingsService } from './report-mailings.service.js';

@Controller('api/v1/reports/mailings')
@RequirePermission('shipment.read')
@PeopleOnly()
export class ReportMailingsController {
  constructor(private readonly mailings: ReportMailingsService) {}

  /** Saved reports that are mailed: those that the user created or receives; for owners and administrators, all. */
  @Get()
  listReportMailings(@CurrentActor() actor: Actor): Promise<ReportMailingListDto> {
    return this.mailings.list(actor);
  }

  /** Members to whom the user can mail a saved report: only themselves without permission to see the company. */
  @Get('members')
  listMailableMembers(
    @CurrentActor() actor: Actor,
    @Query() { viewId }: MailableMembersQuery,
  ): Promise<MailableMemberListDto> {
    return this.mailings.members(actor, viewId);
  }

  /** Mails a saved report to members as a workbook or PDF, weekly or monthly. */
  @Post()
  createReportMailing(
    @CurrentActor() actor: Actor,
    @Body() mailing: CreateReportMailingDto,
  ): Promise<ReportMailingDto> {
    return this.mailings.create(actor, mailing);
  }

  /** Changes schedule or recipients, pauses or resumes. */
  @Patch(':id')
  changeReportMailing(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() change: ChangeReportMailingDto,
  ): Promise<ReportMailingDto> {
    return this.mailings.change(actor, id, change);
  }

  /** Mails the report to all recipients now, at most three times in ten minutes. */
  @Post(':id/send')
  @HttpCode(202)
  sendReportMailing(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.mailings.send(actor, id);
  }

  /** Ends the mails to the user; the other recipients get them as before. */
  @Post(':id/stop')
  @HttpCode(204)
  stopReportMailing(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.mailings.stop(actor, id);
  }

  /** Ends a mailing for all recipients. */
  @Delete(':id')
  @HttpCode(204)
  removeReportMailing(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.mailings.remove(actor, id);
  }
}
