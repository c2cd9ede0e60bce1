import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/database.js';
import { retryTransient } from '../../../platform/database/retrying.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import { type ViewArea, SavedViewEntity } from './saved-view.entity.js';

@Injectable()
export class SavedViewsRepository {
  constructor(@InjectRepository(SavedViewEntity) private readonly views: Repository<SavedViewEntity>) {}

  /** All views of a list, by name. */
  list(companyId: string, userId: string, area: ViewArea): Promise<SavedViewEntity[]> {
    return this.views.find({ where: { companyId, userId, area }, order: { name: 'ASC', id: 'ASC' } });
  }

  count(companyId: string, userId: string, area: ViewArea): Promise<number> {
    return this.views.countBy({ companyId, userId, area });
  }

  /** A view of any user, locked until the transaction ends. */
  lock(tx: Transaction, companyId: string, id: string): Promise<SavedViewEntity | null> {
    return tx.findOne(SavedViewEntity, { where: { companyId, id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Returns false when the name is taken. */
  insert(view: SavedViewEntity): Promise<boolean> {
    return unlessTaken(() => this.views.insert(view));
  }

  /** Undefined fields do not change. Returns false if the name is taken. */
  async update(
    tx: Transaction,
    { companyId, userId, id }: SavedViewEntity,
    { name, query, isShared }: Partial<Pick<SavedViewEntity, 'name' | 'query' | 'isShared'>>,
  ): Promise<boolean> {
    if (name === undefined && query === undefined && isShared === undefined) return true;
    try {
      await tx.update(SavedViewEntity, { companyId, userId, id }, { name, query, isShared });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async remove(tx: Transaction, { companyId, userId, id }: SavedViewEntity): Promise<void> {
    await tx.delete(SavedViewEntity, { companyId, userId, id });
  }
}

async function unlessTaken(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await retryTransient(write);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
