import { Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, DuringFactorSetup, WithoutCompany } from '../../../platform/auth/decorators.js';
import { SessionCookie } from '../../../platform/auth/session-cookie.js';
import { CurrentSession } from '../sessions/current-session.js';
import { SessionDto } from '../sessions/session.dto.js';
import { CompanySwitch } from './company-switch.service.js';

@Controller('api/v1/me/associations')
@WithoutCompany()
export class CompanySwitchController {
  constructor(
    private readonly companySwitch: CompanySwitch,
    private readonly session: CurrentSession,
    private readonly cookie: SessionCookie,
  ) {}

  /** Switches the session to another company of the user. The session gets a new token. */
  @Post(':companyId/activate')
  @DuringFactorSetup()
  @HttpCode(200)
  async activateAssociation(
    @CurrentActor() actor: Actor,
    @Param('companyId') companyId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SessionDto> {
    const { id, token, expiresAt } = await this.companySwitch.enter(actor, companyId);
    this.cookie.write(response, token, expiresAt);
    return this.session.describe(id);
  }
}
