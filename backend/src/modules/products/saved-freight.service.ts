import type { AuditLog } from '../../platform/audit/audit-log.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Clock } from '../../platform/clock.js';
import type { Database, Transaction } from '../../platform/database/database.js';
import { NotFound, Conflict, DomainError } from '../../platform/http/problems/domain-error.js';
import { readCursor, toPage } from '../../platform/http/paging/keyset-cursor.js';
import { PAGE_SIZE, type Page, presentPage } from '../../platform/http/paging/page.js';
import { newId } from '../../platform/ids.js';
import type { SavedFreightEntity } from './persistence/saved-freight.entity.js';
import type { SavedFreightRepository } from './persistence/saved-freight.repository.js';
import type { SavedFreightQuery } from './products.dto.js';
import { msg } from '../../messages/message.js';

/** Rows per company and kind. */
const MAX_ROWS = 5_000;

/** A kind of saved freight: the prefix of its ids and its name in audit actions. */
interface SavedFreightKind {
  prefix: 'prd' | 'tpl';
  subject: 'product' | 'template';
}

/** Shared by products and templates: a unique name, and a body that updates replace completely. */
export abstract class SavedFreightService<Body extends object> {
  constructor(
    private readonly kind: SavedFreightKind,
    private readonly repository: SavedFreightRepository<Body>,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  protected async page<Item>(
    companyId: string,
    { q, limit = PAGE_SIZE, cursor }: SavedFreightQuery,
    present: (row: SavedFreightEntity<Body>) => Item,
  ): Promise<Page<Item>> {
    const after = cursor === undefined ? null : readCursor(cursor);
    return presentPage(toPage(await this.repository.list(companyId, q ?? null, after, limit + 1), limit), present);
  }

  protected async find(companyId: string, id: string): Promise<SavedFreightEntity<Body>> {
    const row = await this.repository.find(companyId, id);
    if (row === null) throw new NotFound();
    return row;
  }

  protected async insert(actor: Actor, name: string, body: Body): Promise<SavedFreightEntity<Body>> {
    const { companyId } = actor;
    if ((await this.repository.count(companyId)) >= MAX_ROWS) throw tooMany(MAX_ROWS);
    const now = this.clock.now();
    const row = { companyId, id: newId(this.kind.prefix), name, body, version: 1, createdAt: now, updatedAt: now };
    await this.database.transaction(async (tx) => {
      if (!(await this.repository.insert(tx, row))) throw this.nameTaken();
      await this.record(tx, actor, 'created', row);
    });
    return row;
  }

  /** Replaces the row if its version matches. */
  protected async replace(
    actor: Actor,
    id: string,
    version: number,
    name: string,
    body: Body,
  ): Promise<SavedFreightEntity<Body>> {
    const row = await this.find(actor.companyId, id);
    const changed = { ...row, name, body, version: version + 1, updatedAt: this.clock.now() };
    await this.database.transaction(async (tx) => {
      const outcome = await this.repository.replace(tx, changed, version);
      if (outcome === 'name taken') throw this.nameTaken();
      if (outcome === 'stale') throw staleRevision();
      await this.record(tx, actor, 'changed', changed);
    });
    return changed;
  }

  /** @throws NotFound */
  async remove(actor: Actor, id: string): Promise<void> {
    const row = await this.find(actor.companyId, id);
    await this.database.transaction(async (tx) => {
      if (!(await this.repository.remove(tx, actor.companyId, id))) throw new NotFound();
      await this.record(tx, actor, 'removed', row);
    });
  }

  /** Another product, or template, of the company has this name or SKU. */
  private nameTaken(): Conflict {
    const isProduct = this.kind.subject === 'product';
    return new Conflict(
      'NAME_TAKEN',
      isProduct
        ? msg`This name or SKU is already in use. Choose another one.`
        : msg`This name is already in use. Choose another name.`,
    );
  }

  private record(
    tx: Transaction,
    { companyId, userId }: Actor,
    change: 'created' | 'changed' | 'removed',
    { id, name }: SavedFreightEntity<Body>,
  ): Promise<void> {
    const action = `${this.kind.subject}.${change}` as const;
    return this.audit.record(tx, { companyId, userId, action, subject: name, details: { id } });
  }
}

/** The version sent does not match the stored version. */
function staleRevision(): Conflict {
  return new Conflict('STALE_REVISION', msg`This was changed in the meantime. Reload it and make your change again.`);
}

/** The company has reached the limit. */
function tooMany(most: number): DomainError {
  return new DomainError(
    'TOO_MANY',
    422,
    msg`A company can save up to ${{ most: { number: most } }}. Delete one first.`,
    { most },
  );
}
