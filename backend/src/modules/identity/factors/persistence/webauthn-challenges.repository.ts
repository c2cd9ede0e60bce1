import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import type { Transaction } from '../../../../platform/database/database.js';
import { WebauthnChallengeEntity } from './webauthn-challenge.entity.js';

/** Expired challenges that go with each new one: more than come in, so that they cannot pile up, and few enough to be quick. */
const EXPIRED_AT_ONCE = 20;

@Injectable()
export class WebauthnChallengesRepository {
  /** Stores a challenge and forgets some that have expired. */
  async insert(tx: Transaction, challenge: WebauthnChallengeEntity, now: Date): Promise<void> {
    await tx.query(`DELETE FROM webauthn_challenge WHERE expires_at < ? ORDER BY expires_at LIMIT ${EXPIRED_AT_ONCE}`, [
      now,
    ]);
    await tx.insert(WebauthnChallengeEntity, challenge);
  }

  /** Uses the challenge up; true for the one caller that does, for what it was made for. */
  async take(
    tx: Transaction,
    { challengeHash, purpose, boundTo }: Omit<WebauthnChallengeEntity, 'expiresAt'>,
    now: Date,
  ): Promise<boolean> {
    const { affected } = await tx.delete(WebauthnChallengeEntity, {
      challengeHash,
      purpose,
      boundTo,
      expiresAt: MoreThan(now),
    });
    return affected === 1;
  }
}
