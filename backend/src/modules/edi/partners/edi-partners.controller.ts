import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import {
  AlsoForKeys,
  CurrentActor,
  RecentlyAuthenticated,
  RequirePermission,
} from '../../../platform/auth/decorators.js';
import { AddEdiPartnerDto, ChangeEdiPartnerDto, EdiPartnerDto, EdiPartnerListDto } from './edi-partners.dto.js';
import { EdiPartnersService } from './edi-partners.service.js';

@Controller('api/v1/edi/partners')
export class EdiPartnersController {
  constructor(private readonly partners: EdiPartnersService) {}

  /** Carriers with which X12 interchanges are exchanged, by SCAC. */
  @Get()
  @RequirePermission('edi.exchange')
  listEdiPartners(@CurrentActor() actor: Actor): Promise<EdiPartnerListDto> {
    return this.partners.list(actor);
  }

  /** Adds an EDI partner: 409 EDI_PARTNER_EXISTS if the carrier is one, or another partner has the same ids. */
  @Post()
  @RequirePermission('carrier.manage')
  @RecentlyAuthenticated()
  @AlsoForKeys()
  addEdiPartner(@CurrentActor() actor: Actor, @Body() partner: AddEdiPartnerDto): Promise<EdiPartnerDto> {
    return this.partners.add(actor, partner);
  }

  /** Replaces the settings of a partner if `version` is still the stored one. */
  @Patch(':id')
  @RequirePermission('carrier.manage')
  @RecentlyAuthenticated()
  @AlsoForKeys()
  changeEdiPartner(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() change: ChangeEdiPartnerDto,
  ): Promise<EdiPartnerDto> {
    return this.partners.change(actor, id, change);
  }
}
