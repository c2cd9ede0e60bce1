import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { MoreThan, type Repository } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import { type RebuildStep, type RebuiltBatch, rebuildSearchTerms } from '../../../platform/rebuild/rebuild.js';
import { WordTable } from '../../../platform/search/persistence/word-table.sql.js';
import { ContactEntity } from './contact.entity.js';
import { ContactWordEntity } from './contact-word.entity.js';
import { insertContactWords, termsOf } from './contact-words.sql.js';

/** Recomputes the search terms of contacts; removed contacts have none. */
@Injectable()
export class RebuildContactTerms implements RebuildStep {
  readonly name = 'search terms of contacts';

  constructor(
    @InjectRepository(ContactEntity) private readonly contacts: Repository<ContactEntity>,
    private readonly database: Database,
  ) {}

  rebuild(companyId: string, after: string, limit: number): Promise<RebuiltBatch> {
    const rows = {
      table: new WordTable(this.database, 'contact'),
      read: (from: string, take: number) =>
        this.contacts.find({ where: { companyId, id: MoreThan(from) }, order: { id: 'ASC' }, take }),
      termsOf: ({ deletedAt, body }: ContactEntity) => (deletedAt === null ? termsOf(body) : []),
      replace: (id: string) => this.replace(companyId, id),
    };
    return rebuildSearchTerms(rows, companyId, after, limit);
  }

  private async replace(companyId: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const contact = await tx.findOne(ContactEntity, {
        where: { companyId, id },
        lock: { mode: 'pessimistic_write' },
      });
      await tx.delete(ContactWordEntity, { companyId, contactId: id });
      if (contact !== null && contact.deletedAt === null) await insertContactWords(tx, [contact]);
    });
  }
}
