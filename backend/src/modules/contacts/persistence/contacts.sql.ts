import { Injectable } from '@nestjs/common';
import { columnsOf, type SqlRow } from '../../../platform/database/columns-of.js';
import { Database } from '../../../platform/database/database.js';
import { CONTACT_BODY, ContactEntity } from './contact.entity.js';

const KEYS = ['companyId', 'id', 'body', 'version', 'createdAt', 'updatedAt'] as const;
const COLUMNS = columnsOf(ContactEntity, 'c', KEYS);

/** A contact without the columns derived from its body. */
export type ContactRow = Pick<ContactEntity, (typeof KEYS)[number]>;

/** Filters of the contact list. */
export interface ContactFilter {
  /** `business`: contacts without a place type. */
  placeType?: string;
  state?: string;
  country?: 'US' | 'CA';
}

/** Statements of the contact list and the list of duplicates. They leave out removed contacts. */
@Injectable()
export class ContactQueries {
  constructor(private readonly database: Database) {}

  /** At most `limit` contacts, newest first, older than the contact `before`; with `ids` only these. */
  async list(
    companyId: string,
    filter: ContactFilter,
    { before, ids }: { before?: string; ids?: readonly string[] },
    limit: number,
  ): Promise<ContactRow[]> {
    const conditions: [sql: string, value?: unknown][] = [['c.company_id = ?', companyId]];
    if (filter.placeType === 'business') conditions.push(['c.place_type IS NULL']);
    else if (filter.placeType !== undefined) conditions.push(['c.place_type = ?', filter.placeType]);
    if (filter.state !== undefined) conditions.push(['c.state = ?', filter.state]);
    if (filter.country !== undefined) conditions.push(['c.country = ?', filter.country]);
    if (before !== undefined) conditions.push(['c.id < ?', before]);
    if (ids !== undefined) conditions.push(['c.id IN (?)', ids]);
    const sql = conditions.map(([condition]) => condition).join(' AND ');
    const params = conditions.flatMap(([, ...values]) => values);
    const rows = await this.database.query<SqlRow<ContactEntity, (typeof KEYS)[number]>>(
      `SELECT ${COLUMNS} FROM contact c WHERE ${sql} AND c.deleted_at IS NULL ORDER BY c.id DESC LIMIT ?`,
      [...params, limit],
    );
    return rows.map(read);
  }

  /** The oldest contacts of each dedupe key, at most `limit` of each. */
  async listByDedupeKey(companyId: string, dedupeKeys: readonly string[], limit: number): Promise<ContactRow[][]> {
    if (dedupeKeys.length === 0) return [];
    const rows = await this.database.query<ContactRow & { dedupeKey: string; place: number }>(
      `SELECT * FROM (
         SELECT ${COLUMNS}, c.likeness AS dedupeKey, ROW_NUMBER() OVER (PARTITION BY c.likeness ORDER BY c.id) AS place FROM contact c
         WHERE c.company_id = ? AND c.deleted_at IS NULL AND c.likeness IN (?)) numbered
       WHERE place <= ? ORDER BY dedupeKey, id`,
      [companyId, dedupeKeys, limit],
    );
    return [...Map.groupBy(rows, (row) => row.dedupeKey).values()].map((group) => group.map(read));
  }

  /** Dedupe keys after `after` that more than one contact has, in ascending order. */
  async repeatedDedupeKeys(companyId: string, after: string, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ dedupeKey: string }>(
      `SELECT likeness AS dedupeKey FROM contact WHERE company_id = ? AND deleted_at IS NULL AND likeness > ?
       GROUP BY likeness HAVING COUNT(*) > 1 ORDER BY likeness LIMIT ?`,
      [companyId, after, limit],
    );
    return rows.map((row) => row.dedupeKey);
  }
}

function read({ companyId, id, body, version, createdAt, updatedAt }: ContactRow): ContactRow {
  return { companyId, id, body: CONTACT_BODY.read(body), version, createdAt, updatedAt };
}
