import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import type { Transaction } from '../../../platform/database/database.js';
import { SecretBox } from '../../../platform/secrets/secret-box.js';
import { OnRoleChanged } from '../../companies/index.js';
import { SessionRotationsRepository } from './persistence/session-rotations.repository.js';
import { hashToken } from '../../../platform/secrets/secret-token.js';

/** Grace period for requests that the browser sent with the old token before it received the new one. */
const OVERLAP_MS = 1_000;
/** Maximum lifetime of a replaced token, even if the response with the new one never reaches the browser. */
const UNDELIVERED_MS = 10_000;

export interface RotatedToken {
  token: string;
  expiresAt: Date;
}

/**
 * Rotates session tokens after a role change. The request that changes the role comes from another user's browser, so it only marks the
 * sessions, and the next response to each of them sets the new token.
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
   * Replaces a due token; null if the session has a newer token or has ended. The new token is derived from the old one, so parallel requests
   * on all replicas return the same token.
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

  /** Call after sending the response with the new token: the old one ends in one second. */
  async delivered(oldToken: string): Promise<void> {
    await this.rotations.endPrevious(hashToken(oldToken), this.after(OVERLAP_MS));
  }

  private after(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}
