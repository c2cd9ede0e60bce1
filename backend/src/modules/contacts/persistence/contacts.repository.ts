import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Not, type Repository } from 'typeorm';
import type { Transaction } from '../../../platform/database/database.js';
import type { ContactDirectory } from '../../rating/index.js';
import { dedupeKey } from '../dedupe-key.js';
import type { ContactBody } from '../domain/contact-body.js';
import { ContactEntity } from './contact.entity.js';
import { ContactWordEntity } from './contact-word.entity.js';
import { insertContactWords } from './contact-words.sql.js';
import type { ContactRow } from './contacts.sql.js';

/** Contacts and their search terms. Removed contacts are returned by `ofCompany` and `restore` only. */
@Injectable()
export class ContactsRepository implements ContactDirectory {
  constructor(@InjectRepository(ContactEntity) private readonly contacts: Repository<ContactEntity>) {}

  /** Whether the company has contacts, removed ones included. */
  any(companyId: string): Promise<boolean> {
    return this.contacts.existsBy({ companyId });
  }

  /** Whether the company has a contact that is not removed. */
  anyKept(companyId: string): Promise<boolean> {
    return this.contacts.existsBy({ companyId, deletedAt: IsNull() });
  }

  find(companyId: string, id: string): Promise<ContactRow | null> {
    return this.contacts.findOneBy({ companyId, id, deletedAt: IsNull() });
  }

  /** The oldest contact with this dedupe key. */
  findByDedupeKey(companyId: string, key: string): Promise<ContactRow | null> {
    return this.contacts.findOne({
      where: { companyId, dedupeKey: key, deletedAt: IsNull() },
      order: { id: 'ASC' },
    });
  }

  async ofCompany(companyId: string, ids: readonly string[]): Promise<ReadonlyMap<string, ContactBody>> {
    const rows = await this.contacts.find({
      select: { companyId: true, id: true, body: true },
      where: { companyId, id: In(ids) },
    });
    return new Map(rows.map(({ id, body }) => [id, body]));
  }

  /** Locks contacts until the transaction ends, in the order of their ids. */
  lock(tx: Transaction, companyId: string, ids: readonly string[]): Promise<ContactRow[]> {
    return tx.find(ContactEntity, {
      where: { companyId, id: In(ids), deletedAt: IsNull() },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** The dedupe keys that existing contacts have. */
  async known(companyId: string, dedupeKeys: readonly string[], tx?: Transaction): Promise<Set<string>> {
    if (dedupeKeys.length === 0) return new Set();
    const contacts = tx?.withRepository(this.contacts) ?? this.contacts;
    const rows = await contacts
      .createQueryBuilder('contact')
      .select('contact.dedupeKey', 'dedupeKey')
      .distinct()
      .where({ companyId, deletedAt: IsNull(), dedupeKey: In(dedupeKeys) })
      .getRawMany<Pick<ContactEntity, 'dedupeKey'>>();
    return new Set(rows.map((row) => row.dedupeKey));
  }

  async insert(tx: Transaction, rows: readonly ContactRow[]): Promise<void> {
    if (rows.length === 0) return;
    await tx.insert(
      ContactEntity,
      rows.map((row) => ({ ...row, ...derivedColumns(row.body) })),
    );
    await insertContactWords(tx, rows);
  }

  /** Updates the contact if the stored version matches. Returns whether it matched. */
  async replace(tx: Transaction, row: ContactRow, version: number): Promise<boolean> {
    const { companyId, id, body } = row;
    const { affected } = await tx.update(
      ContactEntity,
      { companyId, id, version, deletedAt: IsNull() },
      { body, ...derivedColumns(body), version: row.version, updatedAt: row.updatedAt },
    );
    if (affected !== 1) return false;
    await tx.delete(ContactWordEntity, { companyId, contactId: id });
    await insertContactWords(tx, [row]);
    return true;
  }

  /** Returns whether the contact existed. */
  async remove(tx: Transaction, companyId: string, id: string, now: Date): Promise<boolean> {
    const { affected } = await tx.update(ContactEntity, { companyId, id, deletedAt: IsNull() }, { deletedAt: now });
    await tx.delete(ContactWordEntity, { companyId, contactId: id });
    return affected === 1;
  }

  /** Restores a removed contact. Returns the contact even if it was not removed. */
  async restore(tx: Transaction, companyId: string, id: string): Promise<ContactRow | null> {
    const { affected } = await tx.update(
      ContactEntity,
      { companyId, id, deletedAt: Not(IsNull()) },
      { deletedAt: null },
    );
    const [row] = await this.lock(tx, companyId, [id]);
    if (row !== undefined && affected === 1) await insertContactWords(tx, [row]);
    return row ?? null;
  }
}

/** Columns for list filters. */
function derivedColumns(body: ContactBody): Pick<ContactEntity, 'country' | 'state' | 'placeType' | 'dedupeKey'> {
  const { country, state } = body.address;
  return { country, state, placeType: body.placeType, dedupeKey: dedupeKey(body) };
}
