import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { CurrentActor, RecentlyAuthenticated, WithoutCompany } from '../../../../platform/auth/decorators.js';
import { IdentitiesService } from './identities.service.js';
import { ExternalIdentitiesDto } from '../oauth.dto.js';

/** OAuth identities that the user can sign in with. */
@Controller('api/v1/me/identities')
@WithoutCompany()
export class IdentitiesController {
  constructor(private readonly identities: IdentitiesService) {}

  /** All linked accounts of the user. */
  @Get()
  listIdentities(@CurrentActor() actor: Actor): Promise<ExternalIdentitiesDto> {
    return this.identities.list(actor);
  }

  /** Unlinks an account, unless it is the user's only sign-in method. */
  @Delete(':source')
  @RecentlyAuthenticated()
  @HttpCode(204)
  unlinkIdentity(@CurrentActor() actor: Actor, @Param('source') source: string): Promise<void> {
    return this.identities.unlink(actor, source);
  }
}
