import type { Clock } from '../../platform/clock.js';
import { NotFound } from '../../platform/http/domain-error.js';
import { readCursor, toPage } from '../../platform/http/keyset-cursor.js';
import { PAGE_SIZE } from '../../platform/http/paged-query.dto.js';
import { newId } from '../../platform/ids.js';
import type {
  SavedFreightRepository,
  SavedFreightRow,
  SavedFreightTable,
} from './persistence/saved-freight.repository.js';
import type { SavedFreightQuery } from './products.dto.js';
import { changedMeanwhile, nameTaken, tooMany } from './products.errors.js';

/** A company keeps at most so many of each kind; more are data of another system. */
const MOST = 5_000;

/** Things with a name of their own that a company keeps, of one kind. */
export class SavedFreight<Body extends object> {
  constructor(
    private readonly repository: SavedFreightRepository,
    private readonly clock: Clock,
    private readonly table: SavedFreightTable,
    private readonly prefix: 'prd' | 'tpl',
  ) {}

  /** A page, newest first. @throws ValidationFailed for a foreign cursor */
  async list<Item>(
    companyId: string,
    { q, limit = PAGE_SIZE, cursor }: SavedFreightQuery,
    present: (row: SavedFreightRow<Body>) => Item,
  ): Promise<{ items: Item[]; nextCursor: string | null }> {
    const after = cursor === undefined ? null : readCursor(cursor);
    const rows = await this.repository.list<Body>(this.table, companyId, q ?? null, after, limit + 1);
    return toPage(rows, limit, present);
  }

  /** @throws NotFound */
  async get(companyId: string, id: string): Promise<SavedFreightRow<Body>> {
    const row = await this.repository.find<Body>(this.table, companyId, id);
    if (row === null) throw new NotFound();
    return row;
  }

  /** @throws Conflict NAME_TAKEN; DomainError TOO_MANY (422) */
  async insert(companyId: string, name: string, body: Body): Promise<SavedFreightRow<Body>> {
    if ((await this.repository.count(this.table, companyId)) >= MOST) throw tooMany(MOST);
    const now = this.clock.now();
    const row = { companyId, id: newId(this.prefix), name, body, version: 1, createdAt: now, updatedAt: now };
    if (!(await this.repository.insert(this.table, row))) throw nameTaken();
    return row;
  }

  /** Replaces all of it, if it is still the version that was read. @throws NotFound; Conflict STALE_REVISION or NAME_TAKEN */
  async replace(
    companyId: string,
    id: string,
    version: number,
    name: string,
    body: Body,
  ): Promise<SavedFreightRow<Body>> {
    const row = await this.get(companyId, id);
    const changed = { ...row, name, body, version: version + 1, updatedAt: this.clock.now() };
    const outcome = await this.repository.replace(this.table, changed, version);
    if (outcome === 'name taken') throw nameTaken();
    if (outcome === 'stale') throw changedMeanwhile();
    return changed;
  }

  /** @throws NotFound */
  async remove(companyId: string, id: string): Promise<void> {
    if (!(await this.repository.remove(this.table, companyId, id))) throw new NotFound();
  }
}
