import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { isDuplicateKey } from '../../../platform/database/errors.js';
import type { ViewArea } from '../saved-views.dto.js';

/** A row of `saved_view`. */
export interface SavedViewRow {
  companyId: string;
  userId: string;
  id: string;
  area: ViewArea;
  /** Unique among the person's views of the list. */
  name: string;
  query: string;
  createdAt: Date;
}

const COLUMNS = 'company_id AS companyId, user_id AS userId, id, area, name, query, created_at AS createdAt';

@Injectable()
export class SavedViewsRepository {
  constructor(private readonly database: Database) {}

  /** All views of a list, by name. */
  list(companyId: string, userId: string, area: ViewArea): Promise<SavedViewRow[]> {
    return this.database.query<SavedViewRow>(
      `SELECT ${COLUMNS} FROM saved_view WHERE company_id = ? AND user_id = ? AND area = ? ORDER BY name, id`,
      [companyId, userId, area],
    );
  }

  async find(companyId: string, userId: string, id: string): Promise<SavedViewRow | null> {
    const [row] = await this.database.query<SavedViewRow>(
      `SELECT ${COLUMNS} FROM saved_view WHERE company_id = ? AND user_id = ? AND id = ?`,
      [companyId, userId, id],
    );
    return row ?? null;
  }

  /** Returns false when the name is taken. */
  insert({ companyId, userId, id, area, name, query, createdAt }: SavedViewRow): Promise<boolean> {
    return unlessTaken(
      this.database.execute(
        'INSERT INTO saved_view (company_id, user_id, id, area, name, query, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
        [companyId, userId, id, area, name, query, createdAt],
      ),
    );
  }

  /** Changes what is not null. Returns false when the name is taken. */
  change(companyId: string, userId: string, id: string, name: string | null, query: string | null): Promise<boolean> {
    return unlessTaken(
      this.database.execute(
        'UPDATE saved_view SET name = COALESCE(?, name), query = COALESCE(?, query) WHERE company_id = ? AND user_id = ? AND id = ?',
        [name, query, companyId, userId, id],
      ),
    );
  }

  /** Returns whether there was one. */
  async remove(companyId: string, userId: string, id: string): Promise<boolean> {
    const { affectedRows } = await this.database.execute(
      'DELETE FROM saved_view WHERE company_id = ? AND user_id = ? AND id = ?',
      [companyId, userId, id],
    );
    return affectedRows === 1;
  }
}

async function unlessTaken(written: Promise<unknown>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
