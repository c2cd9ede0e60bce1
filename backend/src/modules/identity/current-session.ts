import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config.js';
import type { SessionDto } from './identity.dto.js';
import { presentSession } from './identity.presenter.js';
import { SessionsRepository } from './persistence/sessions.repository.js';
import { SessionEnded } from './sessions.errors.js';

@Injectable()
export class CurrentSession {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly config: Config,
  ) {}

  /** Who is signed in, for which company, with which permissions. @throws SessionEnded */
  async describe(sessionId: string): Promise<SessionDto> {
    const session = await this.sessions.find(sessionId);
    if (session === null) throw new SessionEnded();
    return presentSession(session, this.config.demonstration);
  }
}
