import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { Conflict, DomainError, NotFound, ValidationFailed } from '../../platform/http/problems/domain-error.js';
import { newId } from '../../platform/ids.js';
import type { ViewArea, SavedViewEntity } from './persistence/saved-view.entity.js';
import { SavedViewsRepository } from './persistence/saved-views.repository.js';
import { type SharedView, SharedViewsQueries } from './persistence/shared-views.sql.js';
import type { ChangeViewDto, SavedViewDto, SavedViewListDto, SaveViewDto } from './saved-views.dto.js';
import { msg } from '../../messages/message.js';

/** Maximum views of one list per user, so that they fit in a menu. */
const MAX_VIEWS = 50;

/** Saved views of lists in one company: the user's own, and reports that members share. */
@Injectable()
export class SavedViewsService {
  constructor(
    private readonly views: SavedViewsRepository,
    private readonly shared: SharedViewsQueries,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The user's own views and those that others share, by name. */
  async list(actor: Actor, area: ViewArea): Promise<SavedViewListDto> {
    const { companyId, userId } = actor;
    const [own, shared] = await Promise.all([
      this.views.list(companyId, userId, area),
      area === 'reports' ? this.shared.list(companyId, userId, area) : [],
    ]);
    const items = [...own.map((row) => present(actor, row)), ...shared.map((row) => present(actor, row))];
    return { items: items.sort((left, right) => left.name.localeCompare(right.name)) };
  }

  /** @throws Conflict NAME_TAKEN; DomainError TOO_MANY (422) */
  async save(actor: Actor, view: SaveViewDto): Promise<SavedViewDto> {
    const { companyId, userId } = actor;
    if ((await this.views.count(companyId, userId, view.area)) >= MAX_VIEWS) throw tooManyViews();
    const row = { ...view, companyId, userId, id: newId('svw'), isShared: false, createdAt: this.clock.now() };
    if (!(await this.views.insert(row))) throw nameTaken();
    return present(actor, row);
  }

  /** Changes to a shared view are in the activity log. @throws NotFound; Conflict NAME_TAKEN; ValidationFailed to share a list */
  change(actor: Actor, id: string, change: ChangeViewDto): Promise<SavedViewDto> {
    return this.database.transaction(async (tx) => {
      const row = await this.lock(tx, actor, id);
      if (change.isShared === true && row.area !== 'reports')
        throw new ValidationFailed([{ pointer: '/isShared', code: 'INVALID', message: msg`Is only for reports.` }]);
      if (!(await this.views.update(tx, row, change))) throw nameTaken();
      const changed = { ...row, ...definedOf(change) };
      if (row.isShared || changed.isShared) await this.record(tx, actor, 'saved_report.changed', changed);
      return present(actor, changed);
    });
  }

  /** @throws NotFound */
  remove(actor: Actor, id: string): Promise<void> {
    return this.database.transaction(async (tx) => {
      const row = await this.lock(tx, actor, id);
      await this.views.remove(tx, row);
      if (row.isShared) await this.record(tx, actor, 'saved_report.removed', row);
    });
  }

  /** A view that the user may change. @throws NotFound */
  private async lock(tx: Transaction, actor: Actor, id: string): Promise<SavedViewEntity> {
    const row = await this.views.lock(tx, actor.companyId, id);
    if (row === null || !mayChange(actor, row)) throw new NotFound();
    return row;
  }

  private record(
    tx: Transaction,
    { companyId, userId }: Actor,
    action: 'saved_report.changed' | 'saved_report.removed',
    { id, isShared }: SavedViewEntity,
  ): Promise<void> {
    return this.audit.record(tx, { companyId, userId, action, subject: id, details: { shared: isShared } });
  }
}

/** Own views, and for owners and administrators those that others share. */
function mayChange({ userId, role }: Actor, view: Pick<SavedViewEntity, 'userId' | 'isShared'>): boolean {
  return view.userId === userId || (view.isShared && (role === 'owner' || role === 'admin'));
}

const definedOf = (change: ChangeViewDto): ChangeViewDto =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

function nameTaken(): Conflict {
  return new Conflict('NAME_TAKEN', msg`You already have a view with this name. Choose another name.`);
}

function tooManyViews(): DomainError {
  const message = msg`You can save up to ${{ maxViews: MAX_VIEWS }} views of a list. Delete one first.`;
  return new DomainError('TOO_MANY', 422, message, { most: MAX_VIEWS });
}

function present(actor: Actor, view: Omit<SharedView, 'author'> & { author?: string | null }): SavedViewDto {
  const { id, area, name, query, createdAt, isShared, author = null } = view;
  const canChange = mayChange(actor, view);
  return { id, area, name, query, isShared, author, canChange, createdAt: createdAt.toISOString() };
}
