import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
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

  find(companyId: string, userId: string, id: string): Promise<SavedViewEntity | null> {
    return this.views.findOneBy({ companyId, userId, id });
  }

  /** Returns false when the name is taken. */
  insert(view: SavedViewEntity): Promise<boolean> {
    return unlessTaken(() => this.views.insert(view));
  }

  /** Undefined fields do not change. Returns false if the name is taken. */
  async update(
    companyId: string,
    userId: string,
    id: string,
    { name, query }: Partial<Pick<SavedViewEntity, 'name' | 'query'>>,
  ): Promise<boolean> {
    if (name === undefined && query === undefined) return true;
    return unlessTaken(() => this.views.update({ companyId, userId, id }, { name, query }));
  }

  /** Returns whether the view existed. */
  async remove(companyId: string, userId: string, id: string): Promise<boolean> {
    const { affected } = await retryTransient(() => this.views.delete({ companyId, userId, id }));
    return affected === 1;
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
