import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { ImportRow, WaitingItem } from '../../../platform/imports/import-tables.js';
import { OutboxHandlers, type OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ContactsService } from '../contacts.service.js';
import type { ContactBody } from '../domain/contact-body.js';
import { likeness } from '../domain/likeness.js';
import { ContactImportsRepository } from '../persistence/contact-imports.repository.js';
import { type ContactRow, ContactsRepository } from '../persistence/contacts.repository.js';
import { contactExists } from './contact-exists.js';
import { CONTACT_IMPORT_TOPIC } from './contact-imports.service.js';

/** Contacts of one transaction. */
const BATCH = 100;
/** How long one message is worked on; the outbox delivers others in between. */
const SLICE_MS = 1_000;

/** Saves the contacts of an import. Each is stored in the transaction that settles its item, so a worker that dies saves none twice and leaves none out. */
@Injectable()
export class ContactImportWorker implements OnModuleInit {
  constructor(
    private readonly handlers: OutboxHandlers,
    private readonly imports: ContactImportsRepository,
    private readonly contacts: ContactsRepository,
    private readonly service: ContactsService,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.on(CONTACT_IMPORT_TOPIC, (message) => this.handle(message));
  }

  private async handle({ companyId, payload }: OutboxMessage): Promise<void> {
    const { importId } = payload as { importId: string };
    const row = companyId === null ? null : await this.imports.find(companyId, importId);
    if (row === null) throw new Error('Imports are never deleted.');
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const items = await this.imports.waiting(row.companyId, row.id, BATCH);
      if (items.length === 0) return;
      await this.store(row, items);
    }
    await this.database.transaction((tx) => this.outbox.add(tx, { companyId, topic: CONTACT_IMPORT_TOPIC, payload: { importId } }));
  }

  private store(row: ImportRow, items: readonly WaitingItem<ContactBody>[]): Promise<void> {
    return this.database.transaction(async (tx) => {
      const known = await this.contacts.known(row.companyId, items.map(({ request }) => likeness(request)), tx);
      const saved: ContactRow[] = [];
      let failed = 0;
      for (const item of items) {
        const contact = known.has(likeness(item.request)) ? null : this.service.newRow(row.companyId, item.request);
        const messages = contact === null ? [contactExists(item.firstRow, item.ref)] : [];
        if (!(await this.imports.settle(tx, item, contact?.id ?? null, messages))) continue;
        if (contact === null) failed += 1;
        else saved.push(contact);
      }
      await this.contacts.insert(tx, saved);
      await this.imports.progress(tx, row, saved.length, failed, this.clock.now());
    });
  }
}
