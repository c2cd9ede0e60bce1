import { Injectable } from '@nestjs/common';
import { readStoredFreight } from '../../../platform/database/read-stored-freight.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import type { Conditions } from '../../../platform/database/keyset.js';
import type { ContactBody } from '../domain/contact-body.js';
import { contactWords } from '../domain/contact-words.js';
import { dedupeKey } from '../dedupe-key.js';
import type { ContactDirectory } from '../../rating/index.js';

/** A row of `contact`. */
export interface ContactRow {
  companyId: string;
  id: string;
  body: ContactBody;
  /** Grows by one with every change. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const COLUMNS = 'company_id AS companyId, id, body, version, created_at AS createdAt, updated_at AS updatedAt';

/** Contacts with the words they are found by; those that were removed are found by `lock` and `restore` only. */
@Injectable()
export class ContactsRepository implements ContactDirectory {
  constructor(private readonly database: Database) {}

  /** At most `limit` contacts that fulfil the conditions, newest first. */
  async list({ sql, params }: Conditions, limit: number): Promise<ContactRow[]> {
    const rows = await this.database.query<ContactRow>(
      `SELECT ${COLUMNS} FROM contact WHERE ${sql.join(' AND ')} AND deleted_at IS NULL ORDER BY id DESC LIMIT ?`,
      [...params, limit],
    );
    return rows.map(read);
  }

  /** Whether the company has contacts, removed ones included. */
  async any(companyId: string): Promise<boolean> {
    const rows = await this.database.query('SELECT id FROM contact WHERE company_id = ? LIMIT 1', [companyId]);
    return rows.length > 0;
  }

  async find(companyId: string, id: string): Promise<ContactRow | null> {
    const [row] = await this.database.query<ContactRow>(
      `SELECT ${COLUMNS} FROM contact WHERE company_id = ? AND id = ? AND deleted_at IS NULL`,
      [companyId, id],
    );
    return row === undefined ? null : read(row);
  }

  async ofCompany(companyId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM contact WHERE company_id = ? AND id IN (?)',
      [companyId, ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Holds contacts until the transaction ends, always in the order of their ids. */
  async lock(tx: Transaction, companyId: string, ids: readonly string[]): Promise<ContactRow[]> {
    const rows = await tx.query<ContactRow[]>(
      `SELECT ${COLUMNS} FROM contact WHERE company_id = ? AND id IN (?) AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
      [companyId, ids],
    );
    return rows.map(read);
  }

  /** The oldest contacts of each dedupe key, at most `limit` of each. */
  async alike(companyId: string, dedupeKeys: readonly string[], limit: number): Promise<ContactRow[][]> {
    if (dedupeKeys.length === 0) return [];
    const rows = await this.database.query<ContactRow & { likeness: string }>(
      `SELECT * FROM (
         SELECT ${COLUMNS}, likeness, ROW_NUMBER() OVER (PARTITION BY likeness ORDER BY id) AS place FROM contact
         WHERE company_id = ? AND deleted_at IS NULL AND likeness IN (?)) numbered
       WHERE place <= ? ORDER BY likeness, id`,
      [companyId, dedupeKeys, limit],
    );
    return [...Map.groupBy(rows, (row) => row.likeness).values()].map((group) => group.map(read));
  }

  /** Likenesses that more than one contact has, after the given one. */
  async repeated(companyId: string, after: string, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ likeness: string }>(
      `SELECT likeness FROM contact WHERE company_id = ? AND deleted_at IS NULL AND likeness > ? GROUP BY likeness HAVING COUNT(*) > 1 ORDER BY likeness LIMIT ?`,
      [companyId, after, limit],
    );
    return rows.map((row) => row.likeness);
  }

  /** Which of the dedupeKeys contacts have. */
  async known(companyId: string, dedupeKeys: readonly string[], tx?: Transaction): Promise<Set<string>> {
    if (dedupeKeys.length === 0) return new Set();
    const sql = 'SELECT DISTINCT likeness FROM contact WHERE company_id = ? AND deleted_at IS NULL AND likeness IN (?)';
    const rows =
      tx === undefined
        ? await this.database.query<{ likeness: string }>(sql, [companyId, dedupeKeys])
        : await tx.query<{ likeness: string }[]>(sql, [companyId, dedupeKeys]);
    return new Set(rows.map((row) => row.likeness));
  }

  async insert(tx: Transaction, rows: readonly ContactRow[]): Promise<void> {
    if (rows.length === 0) return;
    const values = rows.map(({ companyId, id, body, version, createdAt, updatedAt }) => [
      companyId,
      id,
      JSON.stringify(body),
      body.address.country,
      body.address.state,
      body.placeType,
      dedupeKey(body),
      version,
      createdAt,
      updatedAt,
    ]);
    await tx.query(
      'INSERT INTO contact (company_id, id, body, country, state, place_type, likeness, version, created_at, updated_at) VALUES ?',
      [values],
    );
    await this.insertWords(tx, rows);
  }

  /** Writes the contact if the stored one still has this version. Returns whether it had. */
  async replace(tx: Transaction, row: ContactRow, version: number): Promise<boolean> {
    const { companyId, id, body } = row;
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      `UPDATE contact SET body = ?, country = ?, state = ?, place_type = ?, likeness = ?, version = ?, updated_at = ?
       WHERE company_id = ? AND id = ? AND version = ? AND deleted_at IS NULL`,
      [
        JSON.stringify(body),
        body.address.country,
        body.address.state,
        body.placeType,
        dedupeKey(body),
        row.version,
        row.updatedAt,
        companyId,
        id,
        version,
      ],
    );
    if (affectedRows !== 1) return false;
    await this.deleteWords(tx, companyId, id);
    await this.insertWords(tx, [row]);
    return true;
  }

  /** Returns whether there was one. */
  async remove(tx: Transaction, companyId: string, id: string, now: Date): Promise<boolean> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      'UPDATE contact SET deleted_at = ? WHERE company_id = ? AND id = ? AND deleted_at IS NULL',
      [now, companyId, id],
    );
    await this.deleteWords(tx, companyId, id);
    return affectedRows === 1;
  }

  /** Brings a removed contact back; returns it, also if it was not removed. */
  async restore(tx: Transaction, companyId: string, id: string): Promise<ContactRow | null> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      'UPDATE contact SET deleted_at = NULL WHERE company_id = ? AND id = ? AND deleted_at IS NOT NULL',
      [companyId, id],
    );
    const [row] = await this.lock(tx, companyId, [id]);
    if (row !== undefined && affectedRows === 1) await this.insertWords(tx, [row]);
    return row ?? null;
  }

  private async insertWords(tx: Transaction, rows: readonly ContactRow[]): Promise<void> {
    const values = rows.flatMap(({ companyId, id, body }) => contactWords(body).map((word) => [companyId, word, id]));
    await tx.query('INSERT INTO contact_word (company_id, word, contact_id) VALUES ?', [values]);
  }

  private async deleteWords(tx: Transaction, companyId: string, id: string): Promise<void> {
    await tx.query('DELETE FROM contact_word WHERE company_id = ? AND contact_id = ?', [companyId, id]);
  }
}

function read({ companyId, id, body, version, createdAt, updatedAt }: ContactRow): ContactRow {
  return { companyId, id, body: readStoredFreight(body), version, createdAt, updatedAt };
}
