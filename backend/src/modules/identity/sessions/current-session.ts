import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';
import { permissionsOf } from '../../../contributions/permissions.js';
import type { SessionDto } from './session.dto.js';
import { SessionsRepository, type StoredSession } from './persistence/sessions.sql.js';
import { SessionEnded } from './sessions.service.js';

@Injectable()
export class CurrentSession {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly config: Config,
  ) {}

  /** The signed-in user, their active company and permissions. @throws SessionEnded */
  async describe(sessionId: string): Promise<SessionDto> {
    const session = await this.sessions.find(sessionId);
    if (session === null) throw new SessionEnded();
    return presentSession(session, this.config.demonstration);
  }
}

/** API representation of the session. */
function presentSession({ user, preferences, company }: StoredSession, demonstration: boolean): SessionDto {
  const { mustChangePassword, ...person } = user;
  const permissions = company === null ? [] : [...permissionsOf(company.role, company.seesPrices)].sort();
  const entered = company === null ? null : { id: company.id, name: company.name, role: company.role };
  const mustSetUpFactor = company?.mustSetUpFactor ?? false;
  return {
    user: person,
    preferences,
    company: entered,
    permissions,
    mustChangePassword,
    mustSetUpFactor,
    demonstration,
  };
}
