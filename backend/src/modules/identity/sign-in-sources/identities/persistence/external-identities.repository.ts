import { Injectable } from '@nestjs/common';
import { MoreThanOrEqual } from 'typeorm';
import type { Transaction } from '../../../../../platform/database/database.js';
import { Database } from '../../../../../platform/database/database.js';
import { isDuplicateKey } from '../../../../../platform/database/errors.js';
import { ExternalIdentityEntity } from './external-identity.entity.js';

/** Somebody at a source. */
export type IdentityKey = Pick<ExternalIdentityEntity, 'source' | 'subjectHash'>;

@Injectable()
export class ExternalIdentitiesRepository {
  constructor(private readonly database: Database) {}

  find(tx: Transaction, { source, subjectHash }: IdentityKey): Promise<ExternalIdentityEntity | null> {
    return tx.findOneBy(ExternalIdentityEntity, { source, subjectHash });
  }

  listOf(userId: string): Promise<ExternalIdentityEntity[]> {
    return this.database.transaction((tx) =>
      tx.find(ExternalIdentityEntity, { where: { userId }, order: { linkedAt: 'ASC', source: 'ASC' } }),
    );
  }

  /** Returns false, and writes nothing, when the identity or the person's place for the source is taken. */
  async insert(tx: Transaction, identity: ExternalIdentityEntity): Promise<boolean> {
    try {
      await tx.insert(ExternalIdentityEntity, identity);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async noteUse(tx: Transaction, { source, subjectHash }: IdentityKey, now: Date): Promise<void> {
    await tx.update(ExternalIdentityEntity, { source, subjectHash }, { lastUsedAt: now });
  }

  /** True when the person had linked the source. */
  async delete(tx: Transaction, userId: string, source: string): Promise<boolean> {
    const { affected } = await tx.delete(ExternalIdentityEntity, { userId, source });
    return affected === 1;
  }

  /** Deletes the identities that the user linked at `since` or later, and returns their sources. */
  async deleteSince(tx: Transaction, userId: string, since: Date): Promise<string[]> {
    const linked = await tx.findBy(ExternalIdentityEntity, { userId, linkedAt: MoreThanOrEqual(since) });
    for (const { source } of linked) await this.delete(tx, userId, source);
    return linked.map(({ source }) => source);
  }

  count(tx: Transaction, userId: string): Promise<number> {
    return tx.countBy(ExternalIdentityEntity, { userId });
  }

  /** Whether the person has a password. Others who change how the person signs in wait until `tx` ends. */
  async lockPerson(tx: Transaction, userId: string): Promise<{ hasPassword: boolean }> {
    const rows = await tx.query<{ password_hash: string | null }[]>(
      'SELECT password_hash FROM user_account WHERE id = ? FOR UPDATE',
      [userId],
    );
    return { hasPassword: (rows[0]?.password_hash ?? null) !== null };
  }
}
