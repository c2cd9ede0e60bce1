import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Public, RequirePermission } from '../../../platform/auth/decorators.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import {
  InvitationDto,
  InvitationListDto,
  InvitationPreviewDto,
  InvitationTokenDto,
  InviteDto,
} from './invitations.dto.js';
import { InvitationsQueries } from '../persistence/invitations.sql.js';
import { InvitingService } from './inviting.service.js';

@Controller('api/v1')
export class InvitationsController {
  constructor(
    private readonly queries: InvitationsQueries,
    private readonly inviting: InvitingService,
  ) {}

  /** Invitations that nobody has accepted yet, newest first. */
  @Get('company/invitations')
  @RequirePermission('member.manage')
  listInvitations(@CurrentActor() actor: Actor, @Query() query: PagedQuery): Promise<InvitationListDto> {
    return this.queries.list(actor, query);
  }

  /**
   * Mails an invitation; one that is open for the address is replaced. The answer is the same whether or not the address has an account. Inviting an
   * owner or admin needs authentication within the last five minutes: 403 REAUTHENTICATION_REQUIRED.
   */
  @Post('company/invitations')
  @RequirePermission('member.manage')
  async invite(@CurrentActor() actor: Actor, @Body() invitation: InviteDto): Promise<InvitationDto> {
    return this.queries.detail(actor, await this.inviting.invite(actor, invitation));
  }

  /** Makes an invitation void. */
  @Delete('company/invitations/:id')
  @RequirePermission('member.manage')
  @HttpCode(204)
  revokeInvitation(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.inviting.revoke(actor, id);
  }

  /** Mails a new link for another seven days; links mailed before are void. */
  @Post('company/invitations/:id/resend')
  @RequirePermission('member.manage')
  @HttpCode(200)
  async resendInvitation(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<InvitationDto> {
    await this.inviting.resend(actor, id);
    return this.queries.detail(actor, id);
  }

  /** What the link of an invitation invites to. */
  @Post('auth/invitation')
  @Public()
  @HttpCode(200)
  readInvitation(@Body() { token }: InvitationTokenDto): Promise<InvitationPreviewDto> {
    return this.queries.preview(token);
  }
}
