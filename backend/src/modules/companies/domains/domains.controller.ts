import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RecentlyAuthenticated, RequirePermission } from '../../../platform/auth/decorators.js';
import { ChangeDomainDto, ClaimDomainDto, DomainDto, DomainListDto, VerifyDomainDto } from './domains.dto.js';
import { DomainsService } from './domains.service.js';

@Controller('api/v1/company/domains')
@RequirePermission('member.manage')
export class DomainsController {
  constructor(private readonly domains: DomainsService) {}

  /** Mail domains that the company claims. */
  @Get()
  listDomains(@CurrentActor() actor: Actor): Promise<DomainListDto> {
    return this.domains.list(actor);
  }

  /** Claims a mail domain; nothing follows from it until it is proven. */
  @Post()
  @RecentlyAuthenticated()
  claimDomain(@CurrentActor() actor: Actor, @Body() claim: ClaimDomainDto): Promise<DomainDto> {
    return this.domains.claim(actor, claim);
  }

  /** Proves a claim: looks the TXT record up, or takes the mailed code. */
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

  /** Decides whether people of a proven domain are let in at once. */
  @Patch(':id')
  @RecentlyAuthenticated()
  changeDomain(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { autoJoin }: ChangeDomainDto,
  ): Promise<DomainDto> {
    return this.domains.change(actor, id, autoJoin);
  }

  /** Gives a domain up. */
  @Delete(':id')
  @HttpCode(204)
  releaseDomain(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.domains.release(actor, id);
  }
}
