import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Conflict, DomainError, NotFound } from '../../platform/http/problems/domain-error.js';
import { newId } from '../../platform/ids.js';
import type { ViewArea, SavedViewEntity } from './persistence/saved-view.entity.js';
import { SavedViewsRepository } from './persistence/saved-views.repository.js';
import type { ChangeViewDto, SavedViewDto, SavedViewListDto, SaveViewDto } from './saved-views.dto.js';

/** Maximum views of one list per user, so that they fit in a menu. */
const MAX_VIEWS = 50;

/** A user's saved views of lists, in one company. */
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
    if ((await this.views.count(companyId, userId, view.area)) >= MAX_VIEWS) throw tooManyViews();
    const row = { ...view, companyId, userId, id: newId('svw'), createdAt: this.clock.now() };
    if (!(await this.views.insert(row))) throw nameTaken();
    return present(row);
  }

  /** @throws NotFound; Conflict NAME_TAKEN */
  async change({ companyId, userId }: Actor, id: string, change: ChangeViewDto): Promise<SavedViewDto> {
    if (!(await this.views.update(companyId, userId, id, change))) throw nameTaken();
    const row = await this.views.find(companyId, userId, id);
    if (row === null) throw new NotFound();
    return present(row);
  }

  /** @throws NotFound */
  async remove({ companyId, userId }: Actor, id: string): Promise<void> {
    if (!(await this.views.remove(companyId, userId, id))) throw new NotFound();
  }
}

function nameTaken(): Conflict {
  return new Conflict('NAME_TAKEN', 'You already have a view with this name. Choose another name.');
}

function tooManyViews(): DomainError {
  const message = `You can save up to ${MAX_VIEWS} views of a list. Delete one first.`;
  return new DomainError('TOO_MANY', 422, message, { most: MAX_VIEWS });
}

function present({ id, area, name, query, createdAt }: SavedViewEntity): SavedViewDto {
  return { id, area, name, query, createdAt: createdAt.toISOString() };
}
