import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Conflict, DomainError, NotFound } from '../../platform/http/domain-error.js';
import { newId } from '../../platform/ids.js';
import { type SavedViewRow, SavedViewsRepository } from './persistence/saved-views.repository.js';
import type { ChangeViewDto, SavedViewDto, SavedViewListDto, SaveViewDto, ViewArea } from './saved-views.dto.js';

/** A person has at most so many views of one list; a menu shows no more. */
const MOST = 50;

/** Views of lists that a person has named, in one company. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly views: SavedViewsRepository,
    private readonly clock: Clock,
  ) {}

  async list({ companyId, userId }: Actor, area: ViewArea): Promise<SavedViewListDto> {
    const rows = await this.views.list(companyId, userId, area);
    return { items: rows.map(present) };
  }

  /** @throws Conflict NAME_TAKEN; DomainError TOO_MANY (422) */
  async save({ companyId, userId }: Actor, view: SaveViewDto): Promise<SavedViewDto> {
    const known = await this.views.list(companyId, userId, view.area);
    if (known.length >= MOST)
      throw new DomainError('TOO_MANY', 422, `You can keep ${MOST} views of a list. Remove some first.`, {
        most: MOST,
      });
    const row = { ...view, companyId, userId, id: newId('svw'), createdAt: this.clock.now() };
    if (!(await this.views.insert(row))) throw nameTaken();
    return present(row);
  }

  /** @throws NotFound; Conflict NAME_TAKEN */
  async change({ companyId, userId }: Actor, id: string, { name, query }: ChangeViewDto): Promise<SavedViewDto> {
    if (!(await this.views.change(companyId, userId, id, name ?? null, query ?? null))) throw nameTaken();
    const row = await this.views.find(companyId, userId, id);
    if (row === null) throw new NotFound();
    return present(row);
  }

  /** @throws NotFound */
  async forget({ companyId, userId }: Actor, id: string): Promise<void> {
    if (!(await this.views.remove(companyId, userId, id))) throw new NotFound();
  }
}

function nameTaken(): Conflict {
  return new Conflict('NAME_TAKEN', 'You have a view with this name already. Choose another name.');
}

function present({ id, area, name, query, createdAt }: SavedViewRow): SavedViewDto {
  return { id, area, name, query, createdAt: createdAt.toISOString() };
}
