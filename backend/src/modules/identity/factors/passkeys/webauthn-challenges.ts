import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { hashToken } from '../../../../platform/secrets/secret-token.js';
import type { ChallengePurpose } from './persistence/webauthn-challenge.entity.js';
import { WebauthnChallengesRepository } from './persistence/webauthn-challenges.repository.js';

/** Time for the user to find and use their security key. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;
/** WebAuthn Level 3, section 13.4.3, requires at least 16. */
const CHALLENGE_BYTES = 32;

/** Purpose and holder of a challenge. */
export interface ChallengeUse {
  purpose: ChallengePurpose;
  /** Session id, or the cookie of a browser that is not signed in. */
  boundTo: string;
}

/** WebAuthn challenges. Only their hashes are stored, and each can be used once. */
@Injectable()
export class WebauthnChallenges {
  constructor(
    private readonly challenges: WebauthnChallengesRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Creates a challenge. */
  async issue({ purpose, boundTo }: ChallengeUse): Promise<Uint8Array<ArrayBuffer>> {
    const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME_MS);
    const stored = {
      challengeHash: hashToken(Buffer.from(challenge).toString('base64url')),
      purpose,
      boundTo: hashToken(boundTo),
      expiresAt,
    };
    await this.database.transaction((tx) => this.challenges.insert(tx, stored));
    return challenge;
  }

  /**
   * Redeems the challenge of a response in a separate transaction, so that a wrong response cannot be retried. Returns the challenge in
   * base64url; null if it is unknown, used, expired or has another purpose.
   */
  async take(clientDataJSON: string, { purpose, boundTo }: ChallengeUse): Promise<string | null> {
    const challenge = await challengeOf(clientDataJSON);
    if (challenge === null) return null;
    const used = { challengeHash: hashToken(challenge), purpose, boundTo: hashToken(boundTo) };
    const taken = await this.database.transaction((tx) => this.challenges.take(tx, used, this.clock.now()));
    return taken ? challenge : null;
  }
}

/** The challenge in the client data; null if the data is not JSON or has none. */
async function challengeOf(clientDataJSON: string): Promise<string | null> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
