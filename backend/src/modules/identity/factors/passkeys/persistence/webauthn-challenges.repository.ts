import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import type { Transaction } from '../../../../../platform/database/database.js';
import { WebauthnChallengeEntity } from './webauthn-challenge.entity.js';
import { Retention } from '../../../../../platform/retention/retention-rules.js';

@Retention([{ table: 'webauthn_challenge', column: 'expires_at', index: 'ix_webauthn_challenge_expiry', keptMs: 0 }])
@Injectable()
export class WebauthnChallengesRepository {
  async insert(tx: Transaction, challenge: WebauthnChallengeEntity): Promise<void> {
    await tx.insert(WebauthnChallengeEntity, challenge);
  }

  /** Redeems the challenge for its purpose. Returns true to exactly one caller. */
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
