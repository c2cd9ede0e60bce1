import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RecentlyAuthenticated, RequirePermission } from '../../../platform/auth/decorators.js';
import { toSafeInteger } from '../../../platform/database/columns.js';
import { presentPage } from '../../../platform/http/paging/page.js';
import {
  ApproveMemberDto,
  ChangeMemberDto,
  KeptApiKeysQuery,
  MemberDto,
  MemberListDto,
  MemberListQuery,
  TransferOwnershipDto,
} from './members.dto.js';
import { MembersQueries, type MemberRow } from '../persistence/members.sql.js';
import { MembersService } from './members.service.js';
import { OwnershipService } from './ownership.service.js';
import { RequestApproval } from './request-approval.service.js';
import { permissionsOf, PRICE_CHOICE_ROLES } from '../../../contributions/permissions.js';

@Controller('api/v1/company')
export class MembersController {
  constructor(
    private readonly queries: MembersQueries,
    private readonly members: MembersService,
    private readonly requests: RequestApproval,
    private readonly ownership: OwnershipService,
  ) {}

  /** Members of the company and users who requested to join, newest first. */
  @Get('members')
  @RequirePermission('member.manage')
  async listMembers(@CurrentActor() actor: Actor, @Query() query: MemberListQuery): Promise<MemberListDto> {
    return presentPage(await this.queries.list(actor, query), (row) => presentMember(actor, row));
  }

  /**
   * Changes role, state, price visibility or limits of a member; takes effect on their next request. Suspending revokes the API keys that they created, except
   * `keepApiKeys`. Changing an owner or admin, or making one, needs authentication within the last five minutes: 403 REAUTHENTICATION_REQUIRED.
   */
  @Patch('members/:userId')
  @RequirePermission('member.manage')
  async changeMember(
    @CurrentActor() actor: Actor,
    @Param('userId') userId: string,
    @Body() change: ChangeMemberDto,
  ): Promise<MemberDto> {
    await this.members.change(actor, userId, change);
    return presentMember(actor, await this.queries.detail(actor, userId));
  }

  /**
   * Removes a member; takes effect on their next request. Revokes the API keys that they created, except `keepApiKeys`. Removing an owner or admin
   * requires authentication within the last five minutes: 403 REAUTHENTICATION_REQUIRED.
   */
  @Delete('members/:userId')
  @RequirePermission('member.manage')
  @HttpCode(204)
  removeMember(
    @CurrentActor() actor: Actor,
    @Param('userId') userId: string,
    @Query() { keepApiKeys }: KeptApiKeysQuery,
  ): Promise<void> {
    return this.members.remove(actor, userId, keepApiKeys);
  }

  /** Approves a request to join. The role owner or admin requires authentication within the last five minutes: 403 REAUTHENTICATION_REQUIRED. */
  @Post('members/:userId/approve')
  @RequirePermission('member.manage')
  @HttpCode(200)
  async approveMember(
    @CurrentActor() actor: Actor,
    @Param('userId') userId: string,
    @Body() { role }: ApproveMemberDto,
  ): Promise<MemberDto> {
    await this.requests.approve(actor, userId, role);
    return presentMember(actor, await this.queries.detail(actor, userId));
  }

  /** Declines a request to join. */
  @Post('members/:userId/decline')
  @RequirePermission('member.manage')
  @HttpCode(204)
  declineMember(@CurrentActor() actor: Actor, @Param('userId') userId: string): Promise<void> {
    return this.requests.decline(actor, userId);
  }

  /** Transfers ownership to another member; the current owner becomes an admin. */
  @Post('ownership')
  @RequirePermission('ownership.transfer')
  @RecentlyAuthenticated()
  @HttpCode(204)
  transferOwnership(@CurrentActor() actor: Actor, @Body() { userId }: TransferOwnershipDto): Promise<void> {
    return this.ownership.transfer(actor, userId);
  }
}

function presentMember(
  actor: Actor,
  { userId, fullName, email, role, status, seesPrices, createdAt, expiresAt, ...limits }: MemberRow,
): MemberDto {
  const { bookingLimit, invoiceLimit, limitCurrency } = limits;
  return {
    userId,
    fullName,
    email,
    role,
    status,
    seesPrices: permissionsOf(role, seesPrices === null ? null : seesPrices === 1).has('price.read'),
    pricesCanBeChosen: PRICE_CHOICE_ROLES.includes(role),
    bookingLimit: bookingLimit === null ? null : toSafeInteger(bookingLimit),
    invoiceLimit: invoiceLimit === null ? null : toSafeInteger(invoiceLimit),
    limitCurrency,
    you: userId === actor.userId,
    since: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}
