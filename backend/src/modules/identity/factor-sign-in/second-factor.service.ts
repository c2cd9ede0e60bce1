import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Throttle, type ThrottleRule } from '../../../platform/throttle/throttle.js';
import type { Client } from '../devices/client.js';
import { SessionsService, type StartedSession } from '../sessions/sessions.service.js';
import { FactorCodes } from '../factors/factor-codes.js';
import type { VerifyFactorDto } from '../factors/factors.dto.js';
import { PasskeyVerifier } from '../factors/passkeys/passkey-verifier.js';
import type { AuthenticationResponseDto } from '../factors/passkeys/passkeys.dto.js';

/** Why a factor is requested: to complete a sign-in, or to reauthenticate. */
export type FactorPurpose = 'second_factor' | 'reauthentication';

/** Verifies factors of the session's user. Each success gives the session a new token. */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly codes: FactorCodes,
    private readonly passkeys: PasskeyVerifier,
    private readonly sessions: SessionsService,
    private readonly throttle: Throttle,
    private readonly database: Database,
  ) {}

  /** @throws FactorRefused, TooManyAttempts */
  withCode(purpose: FactorPurpose, actor: Actor, factor: VerifyFactorDto, client: Client): Promise<StartedSession> {
    return this.codes.open(actor, factor, client, (tx) => this.advance(tx, purpose, actor, client));
  }

  /** Request options for the user's passkeys. @throws TooManyAttempts */
  async passkeyOptions(purpose: FactorPurpose, actor: Actor): Promise<PublicKeyCredentialRequestOptionsJSON> {
    await this.throttle.take([ruleFor(actor)]);
    return this.passkeys.options({ purpose, boundTo: actor.sessionId }, actor.userId);
  }

  /** @throws PasskeyRefused, TooManyAttempts */
  async withPasskey(
    purpose: FactorPurpose,
    actor: Actor,
    response: AuthenticationResponseDto,
    client: Client,
  ): Promise<StartedSession> {
    const rule = ruleFor(actor);
    await this.throttle.take([rule]);
    await this.passkeys.verify({ purpose, boundTo: actor.sessionId }, response, actor.userId);
    const session = await this.database.transaction((tx) => this.advance(tx, purpose, actor, client));
    await this.throttle.giveBack([rule, rule]);
    return session;
  }

  private advance(
    tx: Transaction,
    purpose: FactorPurpose,
    { sessionId }: Actor,
    client: Client,
  ): Promise<StartedSession> {
    return purpose === 'second_factor'
      ? this.sessions.promote(tx, sessionId, client)
      : this.sessions.reauthenticated(tx, sessionId, client);
  }
}

/** Signatures cannot be guessed; the limit keeps an attacker with a stolen password from flooding the activity log. A challenge and its response count one each. */
function ruleFor({ userId }: Actor): ThrottleRule {
  return { name: 'factor-passkey', key: userId, points: 60, seconds: 15 * 60 };
}
