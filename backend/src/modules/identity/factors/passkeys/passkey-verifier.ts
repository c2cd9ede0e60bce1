import { Injectable } from '@nestjs/common';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { FactorLog } from '../factor-log.js';
import { PasskeyRefused } from '../factors.errors.js';
import type { AuthenticationResponseDto } from './passkeys.dto.js';
import { PasskeysRepository } from './persistence/passkeys.repository.js';
import { RelyingParty } from './relying-party.js';
import type { ChallengeUse } from './webauthn-challenges.js';

/** Requests passkeys and identifies the user of a response. */
@Injectable()
export class PasskeyVerifier {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly relyingParty: RelyingParty,
    private readonly log: FactorLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Request options for the user's passkeys, or for any discoverable passkey if no user is given. */
  async options(use: ChallengeUse, userId?: string): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const own = userId === undefined ? [] : await this.database.transaction((tx) => this.passkeys.listOf(tx, userId));
    return this.relyingParty.requestOptions(use, own);
  }

  /**
   * Returns the id of the passkey's user: the given user, or without one the user named by the authenticator. Credential ids are random, so
   * the response time for an unknown one reveals nothing.
   * @throws PasskeyRefused for any invalid response
   */
  async verify(use: ChallengeUse, response: AuthenticationResponseDto, userId = nameIn(response)): Promise<string> {
    const stored = await this.database.transaction((tx) => this.passkeys.findByCredential(tx, response.id));
    const passkey = stored?.userId === userId ? stored : null;
    const answer = await this.relyingParty.answer(use, response, passkey);
    if (passkey === null) throw new PasskeyRefused();
    if (answer === null) return this.refuse(userId, 'answer');
    const rose = await this.database.transaction((tx) =>
      this.passkeys.use(tx, passkey.id, answer.counter, answer.synced, this.clock.now()),
    );
    // The counters of a cloned authenticator and its original diverge, and one falls behind (WebAuthn Level 3, section 6.1.1).
    return rose ? userId : this.refuse(userId, 'counter');
  }

  private async refuse(userId: string, reason: 'answer' | 'counter'): Promise<never> {
    await this.log.refused(userId, { method: 'passkey', reason });
    throw new PasskeyRefused();
  }
}

/** The user handle from the authenticator; at sign-in it alone identifies the user (WebAuthn Level 3, section 7.2, step 6). */
function nameIn({ response }: AuthenticationResponseDto): string {
  return Buffer.from(response.userHandle ?? '', 'base64url').toString();
}
