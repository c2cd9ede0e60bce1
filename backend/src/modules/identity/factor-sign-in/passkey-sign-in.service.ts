import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { Database } from '../../../platform/database/database.js';
import { addressBlock, Throttle, type ThrottleRule } from '../../../platform/throttle/throttle.js';
import type { Client } from '../devices/client.js';
import { SessionsService, type StartedSession } from '../sessions/sessions.service.js';
import { PasskeyVerifier } from '../factors/passkeys/passkey-verifier.js';
import type { AuthenticationResponseDto } from '../factors/passkeys/passkeys.dto.js';

/** Sign-in with a passkey alone. The authenticator identifies and verifies the user, so it counts as both factors. */
@Injectable()
export class PasskeySignInService {
  constructor(
    private readonly passkeys: PasskeyVerifier,
    private readonly sessions: SessionsService,
    private readonly throttle: Throttle,
    private readonly database: Database,
  ) {}

  /** Request options, the same for all users. `browser` is the cookie for the response. @throws TooManyAttempts */
  async options(browser: string, ipAddress: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    await this.throttle.take([ruleFor(ipAddress)]);
    return this.passkeys.options({ purpose: 'sign_in', boundTo: browser });
  }

  /** @throws PasskeyRefused, TooManyAttempts */
  async signIn(browser: string, response: AuthenticationResponseDto, client: Client): Promise<StartedSession> {
    const rule = ruleFor(client.ipAddress);
    await this.throttle.take([rule]);
    const userId = await this.passkeys.verify({ purpose: 'sign_in', boundTo: browser }, response);
    const started = await this.database.transaction((tx) => this.sessions.start(tx, userId, client, 'passkey'));
    await this.throttle.giveBack([rule, rule]);
    return started;
  }
}

/** A challenge and its response count one request each: 100 failed attempts per IP address. */
function ruleFor(ipAddress: string): ThrottleRule {
  return { name: 'passkey-sign-in', key: addressBlock(ipAddress), points: 200, seconds: 15 * 60 };
}
