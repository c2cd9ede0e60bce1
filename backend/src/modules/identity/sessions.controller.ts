import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, WithoutCompany } from '../../platform/auth/decorators.js';
import { OwnSessionsDto } from './sessions.dto.js';
import { OwnSessionsService } from './own-sessions.service.js';

/** The browsers a person is signed in with. */
@Controller('api/v1/me/sessions')
@WithoutCompany()
export class SessionsController {
  constructor(private readonly ownSessions: OwnSessionsService) {}

  /** Where the person is signed in. */
  @Get()
  listSessions(@CurrentActor() actor: Actor): Promise<OwnSessionsDto> {
    return this.ownSessions.list(actor);
  }

  /** Ends every session of the person but this one. */
  @Delete()
  @HttpCode(204)
  revokeOtherSessions(@CurrentActor() actor: Actor): Promise<void> {
    return this.ownSessions.revokeOthers(actor);
  }

  /** Ends one session of the person. */
  @Delete(':id')
  @HttpCode(204)
  revokeSession(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.ownSessions.revoke(actor, id);
  }
}
