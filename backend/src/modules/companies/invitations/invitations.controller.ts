import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, Public, RequirePermission } from '../../../platform/auth/decorators.js';
import { Clock } from '../../../platform/clock.js';
import { presentPage } from '../../../platform/http/paging/page.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import {
  InvitationDto,
  InvitationListDto,
  InvitationPreviewDto,
  InvitationTokenDto,
  InviteDto,
} from './invitations.dto.js';
import { InvitationsQueries, type InvitationListRow } from '../persistence/invitations.sql.js';
import { InvitingService } from './inviting.service.js';

@Controller('api/v1')
export class InvitationsController {
  constructor(
    private readonly queries: InvitationsQueries,
    private readonly inviting: InvitingService,
    private readonly clock: Clock,
  ) {}

  /** Pending invitations, newest first. */
  @Get('company/invitations')
  @RequirePermission('member.manage')
  async listInvitations(@CurrentActor() actor: Actor, @Query() query: PagedQuery): Promise<InvitationListDto> {
    const now = this.clock.now();
    return presentPage(await this.queries.list(actor, query), (row) => presentInvitation(row, now));
  }

  /**
   * Emails an invitation and replaces a pending one for the same address. The response is the same whether or not the address has an account. Inviting an
   * owner or admin requires authentication within the last five minutes: 403 REAUTHENTICATION_REQUIRED.
   */
  @Post('company/invitations')
  @RequirePermission('member.manage')
  async invite(@CurrentActor() actor: Actor, @Body() invitation: InviteDto): Promise<InvitationDto> {
    return this.present(actor, await this.inviting.invite(actor, invitation));
  }

  /** Revokes an invitation. */
  @Delete('company/invitations/:id')
  @RequirePermission('member.manage')
  @HttpCode(204)
  revokeInvitation(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.inviting.revoke(actor, id);
  }

  /** Emails a new link, valid for seven days. Earlier links become invalid. */
  @Post('company/invitations/:id/resend')
  @RequirePermission('member.manage')
  @HttpCode(200)
  async resendInvitation(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<InvitationDto> {
    await this.inviting.resend(actor, id);
    return this.present(actor, id);
  }

  /** Returns the details of an invitation. */
  @Post('auth/invitation')
  @Public()
  @HttpCode(200)
  async readInvitation(@Body() { token }: InvitationTokenDto): Promise<InvitationPreviewDto> {
    return presentPreview(await this.queries.preview(token));
  }

  private async present(actor: Actor, id: string): Promise<InvitationDto> {
    return presentInvitation(await this.queries.detail(actor, id), this.clock.now());
  }
}

function presentInvitation(
  { id, email, role, invitedBy, createdAt, expiresAt }: InvitationListRow,
  now: Date,
): InvitationDto {
  return {
    id,
    email,
    role,
    invitedBy,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    expired: now >= expiresAt,
  };
}

/** For a recipient who has not signed in. */
function presentPreview({ companyName, email, role, invitedBy, expiresAt }: InvitationListRow): InvitationPreviewDto {
  return { companyName, email, role, invitedBy, expiresAt: expiresAt.toISOString() };
}
