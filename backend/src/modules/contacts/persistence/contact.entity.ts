import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { withoutMisplacedArrays } from '../../../kernel/misplaced-arrays.js';
import { storedDocument } from '../../../platform/database/stored-document.js';
import type { ContactBody } from '../domain/contact-body.js';

/** Columns `contact.body` and `contact_import_item.request`. Version 1 could have arrays in place of objects. */
export const CONTACT_BODY = storedDocument<ContactBody>({ version: 2, upcasters: { 1: withoutMisplacedArrays } });

/** A location in the address book. */
@Index('ix_contact_likeness', ['companyId', 'deletedAt', 'dedupeKey', 'id'])
@Index('ix_contact_listed', ['companyId', 'deletedAt', 'id'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_contact_company' })
@Entity('contact')
export class ContactEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'json', transformer: { to: CONTACT_BODY.write, from: CONTACT_BODY.read } })
  body: ContactBody;

  @Column({ type: 'char', length: 2, charset: 'ascii', collation: 'ascii_bin' })
  country: 'US' | 'CA';

  @Column({ type: 'char', length: 2, charset: 'ascii', collation: 'ascii_bin' })
  state: string;

  @Column({ name: 'place_type', type: 'varchar', length: 60, nullable: true })
  placeType: string | null;

  /** Equal for contacts with the same name and address, see `dedupe-key.ts`. */
  @Column({ name: 'likeness', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  dedupeKey: string;

  /** Increases by one with every change. */
  @Column({ type: 'int' })
  version: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;

  @Column({ name: 'deleted_at', type: 'datetime', precision: 3, nullable: true })
  deletedAt: Date | null;
}
