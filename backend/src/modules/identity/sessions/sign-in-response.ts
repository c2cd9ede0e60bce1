import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { SessionCookie } from '../../../platform/auth/session-cookie.js';
import { CurrentSession } from './current-session.js';
import { KnownDevices } from '../devices/known-devices.js';
import type { StartedSession } from './sessions.service.js';
import type { SignInResultDto } from './session.dto.js';

/** Response to every kind of sign-in: the cookies and the next step. */
@Injectable()
export class SignInResponse {
  constructor(
    private readonly session: CurrentSession,
    private readonly devices: KnownDevices,
    private readonly cookie: SessionCookie,
  ) {}

  /** Sets the session cookie. A complete session also makes the browser a known device of the user. */
  async enter(response: Response, started: StartedSession): Promise<SignInResultDto> {
    const complete = started.factors.length === 0;
    if (complete) await this.devices.remember(response, started);
    this.cookie.write(response, started.token, started.expiresAt);
    if (!complete) return { status: 'factor_required', factors: started.factors, session: null };
    return { status: 'signed_in', factors: [], session: await this.session.describe(started.id) };
  }
}
