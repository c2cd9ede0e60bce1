import { Injectable } from '@nestjs/common';
import { In, MoreThanOrEqual } from 'typeorm';
import type { Transaction } from '../../../../../platform/database/database.js';
import { isDuplicateKey } from '../../../../../platform/database/errors.js';
import { PasskeyEntity } from './passkey.entity.js';

@Injectable()
export class PasskeysRepository {
  /** Oldest first. */
  listOf(tx: Transaction, userId: string): Promise<PasskeyEntity[]> {
    return tx.find(PasskeyEntity, { where: { userId }, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Finds the credential of any user: at sign-in the credential identifies the user. */
  findByCredential(tx: Transaction, credentialId: string): Promise<PasskeyEntity | null> {
    return tx.findOneBy(PasskeyEntity, { credentialId });
  }

  /** Returns false and writes nothing if the credential is already stored. */
  async insert(tx: Transaction, passkey: PasskeyEntity): Promise<boolean> {
    try {
      await tx.insert(PasskeyEntity, passkey);
      return true;
    } catch (error) {
      if (isDuplicateKey(error, 'uq_passkey_credential')) return false;
      throw error;
    }
  }

  /** Records a use. Returns false if the counter did not increase or the passkey was removed meanwhile. Authenticators without a counter send 0. */
  async use(tx: Transaction, id: string, counter: number, synced: boolean, now: Date): Promise<boolean> {
    const { affected } = await tx
      .createQueryBuilder()
      .update(PasskeyEntity)
      .set({ signatureCounter: counter, synced, lastUsedAt: now })
      .where('id = :id AND (signature_counter < :counter OR (signature_counter = 0 AND :counter = 0))', { id, counter })
      .execute();
    return affected === 1;
  }

  /** Returns false if the user has no such passkey. */
  async rename(tx: Transaction, userId: string, id: string, name: string): Promise<boolean> {
    const { affected } = await tx.update(PasskeyEntity, { id, userId }, { name });
    return affected === 1;
  }

  /** Returns false if the user has no such passkey. */
  async delete(tx: Transaction, userId: string, id: string): Promise<boolean> {
    const { affected } = await tx.delete(PasskeyEntity, { id, userId });
    return affected === 1;
  }

  /** Deletes the user's passkeys that were added at `since` or later, and returns their ids. */
  async deleteSince(tx: Transaction, userId: string, since: Date): Promise<string[]> {
    const added = await tx.findBy(PasskeyEntity, { userId, createdAt: MoreThanOrEqual(since) });
    const ids = added.map(({ id }) => id);
    if (ids.length > 0) await tx.delete(PasskeyEntity, { id: In(ids) });
    return ids;
  }
}
