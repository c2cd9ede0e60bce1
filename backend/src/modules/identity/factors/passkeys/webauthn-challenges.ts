import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { hashToken } from '../../../../platform/secrets/secret-token.js';
import type { ChallengePurpose } from './persistence/webauthn-challenge.entity.js';
import { WebauthnChallengesRepository } from './persistence/webauthn-challenges.repository.js';

/** How long a person has to find their key and to use it. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;
/** WebAuthn Level 3, section 13.4.3, asks for at least 16. */
const CHALLENGE_BYTES = 32;

/** What a challenge is good for, and for whom. */
export interface ChallengeUse {
  purpose: ChallengePurpose;
  /** The session's id, or the cookie of a browser that is not signed in. */
  boundTo: string;
}

/** Challenges that browsers sign. Only their hashes are stored, and each can be answered once. */
@Injectable()
export class WebauthnChallenges {
  constructor(
    private readonly challenges: WebauthnChallengesRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A new challenge. */
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
   * Uses up the challenge that the browser says it has answered, in a transaction of its own: an answer that turns out to be wrong
   * must not be tried twice. Returns the challenge in base64url; null when it is unknown, spent, too old, or was made for another use.
   */
  async take(clientDataJSON: string, { purpose, boundTo }: ChallengeUse): Promise<string | null> {
    const challenge = await challengeOf(clientDataJSON);
    if (challenge === null) return null;
    const used = { challengeHash: hashToken(challenge), purpose, boundTo: hashToken(boundTo) };
    const taken = await this.database.transaction((tx) => this.challenges.take(tx, used, this.clock.now()));
    return taken ? challenge : null;
  }
}

/** The challenge in what the browser signed; null when that is no JSON, or has none. */
async function challengeOf(clientDataJSON: string): Promise<string | null> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
