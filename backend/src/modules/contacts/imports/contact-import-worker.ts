import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { ImportRow, Outcome, WaitingItem } from '../../../platform/imports/import-tables.js';
import { OutboxHandlers, type OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ContactsService } from '../contacts.service.js';
import type { ContactBody } from '../domain/contact-body.js';
import { likeness } from '../likeness.js';
import { ContactImportsRepository } from '../persistence/contact-imports.repository.js';
import { type ContactRow, ContactsRepository } from '../persistence/contacts.repository.js';
import { contactExists } from './contact-exists.js';
import { CONTACT_IMPORT_TOPIC } from './contact-imports.service.js';

/** Contacts of one transaction; so few that writing them holds up no other request. */
const BATCH = 50;
/** How long one message is worked on; the outbox delivers others in between. */
const SLICE_MS = 1_000;
const GIVEN_UP = { code: 'UNEXPECTED', message: 'Lading could not save this after many attempts, because of an error of its own. Import the row again.' };

/** Saves the contacts of an import. Each is stored in the transaction that claims and settles its item, so a worker that dies saves none twice and leaves none out. */
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

  private async handle({ companyId, payload, lastAttempt }: OutboxMessage): Promise<void> {
    const { importId } = payload as { importId: string };
    const row = companyId === null ? null : await this.imports.find(companyId, importId);
    if (row === null) throw new Error('Imports are never deleted.');
    try {
      await this.work(row);
    } catch (error) {
      if (lastAttempt) await this.database.transaction((tx) => this.imports.giveUp(tx, row, GIVEN_UP, this.clock.now()));
      throw error;
    }
  }

  private async work(row: ImportRow): Promise<void> {
    const until = performance.now() + SLICE_MS;
    while (performance.now() < until) {
      const items = await this.imports.waiting(row.companyId, row.id, BATCH);
      if (items.length === 0) return;
      await this.store(row, items);
    }
    await this.database.transaction((tx) => this.outbox.add(tx, { companyId: row.companyId, topic: CONTACT_IMPORT_TOPIC, payload: { importId: row.id } }));
  }

  private store(row: ImportRow, items: readonly WaitingItem<ContactBody>[]): Promise<void> {
    return this.database.transaction(async (tx) => {
      const claimed = await this.imports.claim(tx, row, items.map(({ position }) => position));
      const known = await this.contacts.known(row.companyId, items.map(({ request }) => likeness(request)), tx);
      const saved: ContactRow[] = [];
      const outcomes: Outcome[] = [];
      for (const { position, request, firstRow, ref } of items.filter((item) => claimed.has(item.position))) {
        const contact = known.has(likeness(request)) ? null : this.service.newRow(row.companyId, request);
        if (contact !== null) saved.push(contact);
        outcomes.push({ position, madeId: contact?.id ?? null, messages: contact === null ? [contactExists(firstRow, ref)] : [] });
      }
      await this.contacts.insert(tx, saved);
      await this.imports.settleAll(tx, row, outcomes);
      await this.imports.progress(tx, row, saved.length, outcomes.length - saved.length, this.clock.now());
    });
  }
}
