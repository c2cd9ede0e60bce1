import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RecentlyAuthenticated, RequirePermission } from '../../../platform/auth/decorators.js';
import { ChangeDomainDto, ClaimDomainDto, DomainDto, DomainListDto, VerifyDomainDto } from './domains.dto.js';
import { DomainsService } from './domains.service.js';

@Controller('api/v1/company/domains')
@RequirePermission('member.manage')
export class DomainsController {
  constructor(private readonly domains: DomainsService) {}

  /** Mail domains of the company. */
  @Get()
  listDomains(@CurrentActor() actor: Actor): Promise<DomainListDto> {
    return this.domains.list(actor);
  }

  /** Claims a mail domain. The claim has no effect until it is verified. */
  @Post()
  @RecentlyAuthenticated()
  claimDomain(@CurrentActor() actor: Actor, @Body() claim: ClaimDomainDto): Promise<DomainDto> {
    return this.domains.claim(actor, claim);
  }

  /** Verifies a claim with the TXT record or the emailed code. */
  @Post(':id/verify')
  @RecentlyAuthenticated()
  @HttpCode(200)
  verifyDomain(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { code }: VerifyDomainDto,
  ): Promise<DomainDto> {
    return this.domains.verify(actor, id, code);
  }

  /** Sets whether users of a verified domain join without approval. */
  @Patch(':id')
  @RecentlyAuthenticated()
  changeDomain(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { autoJoin }: ChangeDomainDto,
  ): Promise<DomainDto> {
    return this.domains.change(actor, id, autoJoin);
  }

  /** Removes a mail domain. */
  @Delete(':id')
  @HttpCode(204)
  releaseDomain(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.domains.release(actor, id);
  }
}
