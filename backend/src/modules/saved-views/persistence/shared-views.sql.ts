import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns-of.js';
import { Database } from '../../../platform/database/database.js';
import { SavedViewEntity, type ViewArea } from './saved-view.entity.js';

const KEYS = ['id', 'userId', 'area', 'name', 'query', 'isShared', 'createdAt'] as const;

/** A shared view with the name of its author, null if the account is deleted. */
export type SharedView = Pick<SavedViewEntity, (typeof KEYS)[number]> & { author: string | null };

/** More shared views of a list are not listed. */
const LISTED_MAX = 500;

/** Views of other members that are shared with the company. */
@Injectable()
export class SharedViewsQueries {
  constructor(private readonly database: Database) {}

  /** Shared views of a list, without those of the user, by name. */
  async list(companyId: string, userId: string, area: ViewArea): Promise<SharedView[]> {
    const rows = await this.database.query<SharedView>(
      `SELECT ${columnsOf(SavedViewEntity, 'v', KEYS)}, u.full_name AS author
         FROM saved_view v FORCE INDEX (ix_saved_view_shared) LEFT JOIN user_account u ON u.id = v.user_id
        WHERE v.company_id = ? AND v.area = ? AND v.is_shared = 1 AND v.user_id <> ? ORDER BY v.name, v.id LIMIT ?`,
      [companyId, area, userId, LISTED_MAX],
    );
    return rows.map((row) => ({ ...row, isShared: true }));
  }
}
