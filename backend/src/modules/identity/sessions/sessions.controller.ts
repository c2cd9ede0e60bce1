import { Controller, Delete, Get, HttpCode, Param, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, WithoutCompany } from '../../../platform/auth/decorators.js';
import { KnownDevices } from '../devices/known-devices.js';
import { OwnSessionsDto } from './session.dto.js';
import { OwnSessionsService } from './own-sessions.service.js';

/** The user's sessions. */
@Controller('api/v1/me/sessions')
@WithoutCompany()
export class SessionsController {
  constructor(
    private readonly ownSessions: OwnSessionsService,
    private readonly devices: KnownDevices,
  ) {}

  /** Active sessions of the user. */
  @Get()
  listSessions(@CurrentActor() actor: Actor): Promise<OwnSessionsDto> {
    return this.ownSessions.list(actor);
  }

  /** Ends all other sessions of the user and removes all other known devices. */
  @Delete()
  @HttpCode(204)
  async revokeOtherSessions(
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    await this.ownSessions.revokeOthers(actor);
    await this.devices.remember(response, { userId: actor.userId, isSignIn: false });
  }

  /** Ends one session of the user. */
  @Delete(':id')
  @HttpCode(204)
  revokeSession(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    return this.ownSessions.revoke(actor, id);
  }
}
