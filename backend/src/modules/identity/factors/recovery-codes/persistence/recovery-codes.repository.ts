import { Injectable } from '@nestjs/common';
import { IsNull, MoreThanOrEqual } from 'typeorm';
import type { Transaction } from '../../../../../platform/database/database.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';

@Injectable()
export class RecoveryCodesRepository {
  /** Replaces the user's set of codes. */
  async replace(tx: Transaction, userId: string, codeHashes: readonly string[], now: Date): Promise<void> {
    await this.deleteAll(tx, userId);
    await tx.insert(
      RecoveryCodeEntity,
      codeHashes.map((codeHash) => ({ userId, codeHash, createdAt: now, usedAt: null })),
    );
  }

  /** Redeems the code. Returns true to exactly one caller. */
  async use(tx: Transaction, userId: string, codeHash: string, now: Date): Promise<boolean> {
    const { affected } = await tx.update(RecoveryCodeEntity, { userId, codeHash, usedAt: IsNull() }, { usedAt: now });
    return affected === 1;
  }

  async deleteAll(tx: Transaction, userId: string): Promise<void> {
    await tx.delete(RecoveryCodeEntity, { userId });
  }

  /** Deletes the user's set if it was created at `since` or later. */
  async deleteSince(tx: Transaction, userId: string, since: Date): Promise<void> {
    await tx.delete(RecoveryCodeEntity, { userId, createdAt: MoreThanOrEqual(since) });
  }
}
