import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ContactEntity } from './contact.entity.js';

/** A search term of a contact. */
@Index('ix_contact_word_contact', ['companyId', 'contactId', 'word'])
@ForeignKey(() => ContactEntity, ['companyId', 'contactId'], ['companyId', 'id'], { name: 'fk_contact_word_contact' })
@Entity('contact_word')
export class ContactWordEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'varchar', length: 40, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  word: string;

  @PrimaryColumn({ name: 'contact_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  contactId: string;
}
