import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { ImportRow, Outcome, WaitingItem } from '../../../platform/imports/persistence/import-tables.sql.js';
import { ImportWork } from '../../../platform/imports/import-work.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../platform/outbox/outbox-topic.js';
import { ContactsService } from '../contacts.service.js';
import type { ContactBody } from '../domain/contact-body.js';
import { dedupeKey } from '../dedupe-key.js';
import { ContactImportsRepository } from '../persistence/contact-imports.repository.js';
import { ContactsRepository } from '../persistence/contacts.repository.js';
import type { ContactRow } from '../persistence/contacts.sql.js';
import { contactExists } from './contact-import-messages.js';
import { CONTACT_IMPORT_TOPIC } from './contact-imports.service.js';

/** Contacts per transaction; few enough that writing them does not delay other requests. */
const BATCH = 50;
const GIVEN_UP = {
  code: 'UNEXPECTED',
  message: english(msg`Lading could not save this row because of an internal error. Import it again.`),
};

/** Saves the contacts of an import. A contact is stored in the transaction that claims and completes its item, so a crash neither repeats nor skips one. */
@Injectable()
export class ContactImportWorker {
  constructor(
    private readonly work: ImportWork,
    private readonly imports: ContactImportsRepository,
    private readonly contacts: ContactsRepository,
    private readonly service: ContactsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @OnOutboxMessage(CONTACT_IMPORT_TOPIC)
  handle(message: OutboxMessage, signal: AbortSignal): Promise<void> {
    return this.work.handle(
      {
        topic: CONTACT_IMPORT_TOPIC,
        tables: this.imports,
        batch: BATCH,
        givenUp: GIVEN_UP,
        make: (row, items) => this.store(row, items),
      },
      message,
      signal,
    );
  }

  private store(row: ImportRow, items: readonly WaitingItem<ContactBody>[]): Promise<void> {
    return this.database.transaction(async (tx) => {
      // Two files may contain the same contact.
      await this.imports.takeTurn(tx, row.companyId);
      const claimed = await this.imports.claim(
        tx,
        row,
        items.map(({ position }) => position),
      );
      const known = await this.contacts.known(
        row.companyId,
        items.map(({ request }) => dedupeKey(request)),
        tx,
      );
      const saved: ContactRow[] = [];
      const outcomes: Outcome[] = [];
      for (const { position, request, firstRow, ref } of items.filter((item) => claimed.has(item.position))) {
        const contact = known.has(dedupeKey(request)) ? null : this.service.newRow(row.companyId, request);
        if (contact !== null) saved.push(contact);
        outcomes.push({
          position,
          madeId: contact?.id ?? null,
          messages: contact === null ? [contactExists(firstRow, ref)] : [],
        });
      }
      await this.contacts.insert(tx, saved);
      await this.imports.settleAll(tx, row, outcomes);
      await this.imports.progress(tx, row, saved.length, outcomes.length - saved.length, this.clock.now());
    });
  }
}
