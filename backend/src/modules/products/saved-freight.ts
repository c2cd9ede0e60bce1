import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { NotFound } from '../../platform/http/problems/domain-error.js';
import { readCursor, toPage } from '../../platform/http/paging/keyset-cursor.js';
import { PAGE_SIZE } from '../../platform/http/paging/paged-query.dto.js';
import { newId } from '../../platform/ids.js';
import {
  SavedFreightRepository,
  type SavedFreightRow,
  type SavedFreightTable,
} from './persistence/saved-freight.repository.js';
import type { SavedFreightQuery } from './products.dto.js';
import { changedMeanwhile, nameTaken, tooMany } from './products.errors.js';

/** A company keeps at most so many of each kind; more are data of another system. */
const MOST = 5_000;

/** A kind of saved freight. */
export interface SavedFreightKind {
  table: SavedFreightTable;
  prefix: 'prd' | 'tpl';
  /** What the activity log calls one. */
  thing: 'product' | 'template';
}

/** What every kind of saved freight is stored with. */
@Injectable()
export class SavedFreightStore {
  constructor(
    readonly repository: SavedFreightRepository,
    readonly audit: AuditLog,
    readonly database: Database,
    readonly clock: Clock,
  ) {}
}

/** Things with a name of their own that a company keeps, of one kind. */
export class SavedFreight<Body extends object> {
  private readonly repository: SavedFreightRepository;

  constructor(
    private readonly store: SavedFreightStore,
    private readonly kind: SavedFreightKind,
  ) {
    this.repository = store.repository;
  }

  /** A page, newest first. @throws ValidationFailed for a foreign cursor */
  async list<Item>(
    companyId: string,
    { q, limit = PAGE_SIZE, cursor }: SavedFreightQuery,
    present: (row: SavedFreightRow<Body>) => Item,
  ): Promise<{ items: Item[]; nextCursor: string | null }> {
    const after = cursor === undefined ? null : readCursor(cursor);
    const rows = await this.repository.list<Body>(this.kind.table, companyId, q ?? null, after, limit + 1);
    return toPage(rows, limit, present);
  }

  /** @throws NotFound */
  async get(companyId: string, id: string): Promise<SavedFreightRow<Body>> {
    const row = await this.repository.find<Body>(this.kind.table, companyId, id);
    if (row === null) throw new NotFound();
    return row;
  }

  /** @throws Conflict NAME_TAKEN; DomainError TOO_MANY (422) */
  async insert(actor: Actor, name: string, body: Body): Promise<SavedFreightRow<Body>> {
    const { companyId } = actor;
    const { table, prefix } = this.kind;
    if ((await this.repository.count(table, companyId)) >= MOST) throw tooMany(MOST);
    const now = this.store.clock.now();
    const row = { companyId, id: newId(prefix), name, body, version: 1, createdAt: now, updatedAt: now };
    await this.store.database.transaction(async (tx) => {
      if (!(await this.repository.insert(tx, table, row))) throw nameTaken();
      await this.record(tx, actor, 'created', row);
    });
    return row;
  }

  /** Replaces all of it, if it is still the version that was read. @throws NotFound; Conflict STALE_REVISION or NAME_TAKEN */
  async replace(actor: Actor, id: string, version: number, name: string, body: Body): Promise<SavedFreightRow<Body>> {
    const row = await this.get(actor.companyId, id);
    const changed = { ...row, name, body, version: version + 1, updatedAt: this.store.clock.now() };
    await this.store.database.transaction(async (tx) => {
      const outcome = await this.repository.replace(tx, this.kind.table, changed, version);
      if (outcome === 'name taken') throw nameTaken();
      if (outcome === 'stale') throw changedMeanwhile();
      await this.record(tx, actor, 'changed', changed);
    });
    return changed;
  }

  /** @throws NotFound */
  async remove(actor: Actor, id: string): Promise<void> {
    const row = await this.get(actor.companyId, id);
    await this.store.database.transaction(async (tx) => {
      if (!(await this.repository.remove(tx, this.kind.table, actor.companyId, id))) throw new NotFound();
      await this.record(tx, actor, 'removed', row);
    });
  }

  private record(
    tx: Transaction,
    { companyId, userId }: Actor,
    done: 'created' | 'changed' | 'removed',
    { id, name }: SavedFreightRow<Body>,
  ): Promise<void> {
    const action = `${this.kind.thing}.${done}` as const;
    return this.store.audit.record(tx, { companyId, userId, action, subject: name, details: { id } });
  }
}
