import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, DuringFactorSetup, WithoutCompany } from '../../../platform/auth/decorators.js';
import { InvitationTokenDto } from '../invitations/invitations.dto.js';
import { AssociationDto, AssociationListDto, CreateCompanyDto, RequestAssociationDto } from './associations.dto.js';
import { MembershipsQueries, type MembershipListRow, type SuggestedCompany } from '../persistence/memberships.sql.js';
import { AssociationsService } from './associations.service.js';
import { LeavingService } from './leaving.service.js';

@Controller('api/v1/me/associations')
@WithoutCompany()
export class AssociationsController {
  constructor(
    private readonly queries: MembershipsQueries,
    private readonly associations: AssociationsService,
    private readonly leaving: LeavingService,
  ) {}

  /** Companies of the signed-in user, and companies with the user's mail domain. */
  @Get()
  @DuringFactorSetup()
  async listAssociations(@CurrentActor() actor: Actor): Promise<AssociationListDto> {
    return presentAssociations(actor, await this.queries.list(actor), await this.queries.suggested(actor));
  }

  /** Requests to join the company with this code. */
  @Post()
  async requestAssociation(
    @CurrentActor() actor: Actor,
    @Body() { companyCode }: RequestAssociationDto,
  ): Promise<AssociationDto> {
    return this.present(actor, await this.associations.request(actor, companyCode));
  }

  /** Creates a company owned by the user. */
  @Post('company')
  async createCompany(
    @CurrentActor() actor: Actor,
    @Body() { companyName }: CreateCompanyDto,
  ): Promise<AssociationDto> {
    return this.present(actor, await this.associations.create(actor, companyName));
  }

  /** Accepts an invitation that was emailed to the user's address. */
  @Post('invitation')
  @HttpCode(200)
  async acceptInvitation(@CurrentActor() actor: Actor, @Body() { token }: InvitationTokenDto): Promise<AssociationDto> {
    return this.present(actor, await this.associations.accept(actor, token));
  }

  /** Leaves a company, withdraws the request to join it, or declines its invitation. */
  @Delete(':companyId')
  @HttpCode(204)
  leaveCompany(@CurrentActor() actor: Actor, @Param('companyId') companyId: string): Promise<void> {
    return this.leaving.leave(actor, companyId);
  }

  private async present(actor: Actor, companyId: string): Promise<AssociationDto> {
    return presentAssociation(actor, await this.queries.detail(actor, companyId));
  }
}

/** `suggested` companies to which the user has no membership, request or invitation become offers. */
function presentAssociations(
  actor: Actor,
  memberships: readonly MembershipListRow[],
  suggested: readonly SuggestedCompany[],
): AssociationListDto {
  const known = new Set(memberships.map(({ companyId }) => companyId));
  return {
    items: memberships.map((row) => presentAssociation(actor, row)),
    offers: suggested
      .filter(({ companyId }) => !known.has(companyId))
      .map(({ companyName, companyCode, domain, autoJoin }) => ({
        companyName,
        companyCode,
        domain,
        autoJoin: autoJoin === 1,
      })),
    nextCursor: null,
  };
}

function presentAssociation(
  { companyId }: Actor,
  { createdAt, expiresAt, eraseAt, suspendedAt, ...row }: MembershipListRow,
): AssociationDto {
  return {
    ...row,
    active: row.companyId === companyId,
    since: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    erasesAt: eraseAt?.toISOString() ?? null,
    companySuspended: suspendedAt !== null,
  };
}
