import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import { OnRoleChanged } from '../../companies/index.js';
import { SessionRotationsRepository } from './persistence/session-rotations.repository.js';
import { hashToken } from '../../../platform/secrets/secret-token.js';

/** Requests that a browser sent with the old token before it had the new one still work. */
const OVERLAP_MS = 1_000;
/** The old token ends this long after it was replaced, also when the answer with the new one never reaches the browser. */
const UNDELIVERED_MS = 10_000;

export interface RotatedToken {
  token: string;
  expiresAt: Date;
}

/**
 * Replaces the token of a session when its user's role changed. Someone else's request cannot reach the user's browser, so the role
 * change only marks the sessions, and the next answer to each of them carries the new token.
 */
@Injectable()
export class SessionRotation {
  constructor(
    private readonly rotations: SessionRotationsRepository,
    private readonly secrets: SecretBox,
    private readonly clock: Clock,
  ) {}

  @OnRoleChanged()
  mark(tx: Transaction, userId: string, companyId: string): Promise<void> {
    return this.rotations.mark(tx, userId, companyId);
  }

  /**
   * Replaces a token that is due; null when the session has got yet another one or has ended. The new token is derived from the old
   * one, so parallel requests on any replica hand out the same.
   */
  async rotate(oldToken: string): Promise<RotatedToken | null> {
    const oldHash = hashToken(oldToken);
    const token = createHmac('sha256', this.secrets.currentKey('session.rotation').key)
      .update(oldHash)
      .digest('base64url');
    const newHash = hashToken(token);
    await this.rotations.replace(oldHash, newHash, this.after(UNDELIVERED_MS));
    const expiresAt = await this.rotations.expiryOf(newHash, oldHash);
    return expiresAt === null ? null : { token, expiresAt };
  }

  /** The answer with the new token was sent: the old one ends in a second. */
  async delivered(oldToken: string): Promise<void> {
    await this.rotations.endPrevious(hashToken(oldToken), this.after(OVERLAP_MS));
  }

  private after(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}
