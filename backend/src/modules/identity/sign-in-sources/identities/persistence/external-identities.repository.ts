import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThanOrEqual, type Repository } from 'typeorm';
import type { Transaction } from '../../../../../platform/database/database.js';
import { isDuplicateKey } from '../../../../../platform/database/errors.js';
import { ExternalIdentityEntity } from './external-identity.entity.js';

/** Key of an identity at a source. */
export type IdentityKey = Pick<ExternalIdentityEntity, 'source' | 'subjectHash'>;

@Injectable()
export class ExternalIdentitiesRepository {
  constructor(
    @InjectRepository(ExternalIdentityEntity) private readonly identities: Repository<ExternalIdentityEntity>,
  ) {}

  find(tx: Transaction, { source, subjectHash }: IdentityKey): Promise<ExternalIdentityEntity | null> {
    return tx.findOneBy(ExternalIdentityEntity, { source, subjectHash });
  }

  listOf(userId: string): Promise<ExternalIdentityEntity[]> {
    return this.identities.find({ where: { userId }, order: { linkedAt: 'ASC', source: 'ASC' } });
  }

  /** Returns false and writes nothing if the identity is taken or the user has another identity at the source. */
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

  /** Returns true if the user had linked the source. */
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
}
