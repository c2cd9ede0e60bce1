import { Injectable } from '@nestjs/common';
import type { AuditAction } from '../../platform/registered.js';
import type { AuditDetails } from '../../platform/audit/audit-entry.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Database, type Transaction } from '../../platform/database/database.js';
import { NotFound, ValidationFailed, type FieldError } from '../../platform/http/problems/domain-error.js';
import { PAGE_SIZE } from '../../platform/http/paging/page.js';
import { newId } from '../../platform/ids.js';
import { ContactCheck } from './contact-check.js';
import { ContactSearch } from './contact-search.js';
import type {
  ChangeContactDto,
  ContactDto,
  ContactFromStopDto,
  ContactListDto,
  ContactQuery,
  SaveContactDto,
} from './contacts.dto.js';
import { staleRevision } from './contacts.errors.js';
import type { ContactBody } from './domain/contact-body.js';
import { dedupeKey } from './dedupe-key.js';
import { ContactsRepository } from './persistence/contacts.repository.js';
import type { ContactRow } from './persistence/contacts.sql.js';
import { isPlaceType } from '../../kernel/places/place-type.js';
import { msg } from '../../messages/message.js';

/** The address book of companies. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly repository: ContactsRepository,
    private readonly search: ContactSearch,
    private readonly checks: ContactCheck,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws ValidationFailed for a foreign cursor */
  async list({ companyId }: Actor, { limit = PAGE_SIZE, ...query }: ContactQuery): Promise<ContactListDto> {
    const { rows, nextCursor } = await this.search.page(companyId, query, limit);
    return { items: rows.map(presentContact), nextCursor };
  }

  /** @throws NotFound */
  async get({ companyId }: Actor, id: string): Promise<ContactDto> {
    return presentContact(await this.find(companyId, id));
  }

  /** @throws ValidationFailed */
  save(actor: Actor, contact: SaveContactDto): Promise<ContactDto> {
    return this.insert(actor, this.checks.body(contact));
  }

  /** Returns the existing contact if one has the stop's name and address. @throws ValidationFailed */
  async saveStop(actor: Actor, stop: ContactFromStopDto): Promise<ContactDto> {
    const contact = fromStop(stop);
    const body = withStopPointers(() => this.checks.body(contact));
    const existing = await this.repository.findByDedupeKey(actor.companyId, dedupeKey(body));
    return existing === null ? this.insert(actor, body) : presentContact(existing);
  }

  /** @throws NotFound; Conflict STALE_REVISION; ValidationFailed */
  async change(actor: Actor, id: string, { version, ...contact }: ChangeContactDto): Promise<ContactDto> {
    const row = await this.find(actor.companyId, id);
    const changed: ContactRow = {
      ...row,
      body: this.checks.changedBody(row.body, contact),
      version: version + 1,
      updatedAt: this.clock.now(),
    };
    await this.database.transaction(async (tx) => {
      if (!(await this.repository.replace(tx, changed, version))) throw staleRevision();
      await this.record(tx, actor, 'contact.changed', changed);
    });
    return presentContact(changed);
  }

  /** @throws NotFound */
  async remove(actor: Actor, id: string): Promise<void> {
    const row = await this.find(actor.companyId, id);
    await this.database.transaction(async (tx) => {
      if (!(await this.repository.remove(tx, actor.companyId, id, this.clock.now()))) throw new NotFound();
      await this.record(tx, actor, 'contact.removed', row);
    });
  }

  /** @throws NotFound */
  async restore(actor: Actor, id: string): Promise<ContactDto> {
    return this.database.transaction(async (tx) => {
      const row = await this.repository.restore(tx, actor.companyId, id);
      if (row === null) throw new NotFound();
      await this.record(tx, actor, 'contact.restored', row);
      return presentContact(row);
    });
  }

  /** Builds the row of a new contact. */
  newRow(companyId: string, body: ContactBody): ContactRow {
    const now = this.clock.now();
    return { companyId, id: newId('ctc'), body, version: 1, createdAt: now, updatedAt: now };
  }

  /** Writes an entry of the activity log. */
  record(
    tx: Transaction,
    { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
    action: AuditAction,
    { id, body }: ContactRow,
    details: AuditDetails = {},
  ): Promise<void> {
    return this.audit.record(tx, { companyId, userId, action, subject: body.name, details: { id, ...details } });
  }

  private async insert(actor: Actor, body: ContactBody): Promise<ContactDto> {
    const row = this.newRow(actor.companyId, body);
    await this.database.transaction(async (tx) => {
      await this.repository.insert(tx, [row]);
      await this.record(tx, actor, 'contact.created', row);
    });
    return presentContact(row);
  }

  private async find(companyId: string, id: string): Promise<ContactRow> {
    const row = await this.repository.find(companyId, id);
    if (row === null) throw new NotFound();
    return row;
  }
}

/** Stops have no nested address, so error pointers omit `/address`. */
function withStopPointers(check: () => ContactBody): ContactBody {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    throw new ValidationFailed(
      (error.errors ?? []).map((one) => ({ ...one, pointer: one.pointer.replace(/^\/address\//, '/') })),
    );
  }
}

export function presentContact({ id, body, version, createdAt, updatedAt }: ContactRow): ContactDto {
  return { id, ...body, version, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

/** Maps a stop to a contact. @throws ValidationFailed if the name or part of the address is missing */
function fromStop({
  name,
  address1,
  address2,
  city,
  state,
  postalCode,
  country,
  placeType,
  dock,
  forklift,
  contact,
  instructions,
}: ContactFromStopDto): SaveContactDto {
  if (!name?.trim() || !address1?.trim() || !city?.trim() || !state)
    throw new ValidationFailed(missing({ name, address1, city, state }));
  if (placeType && !isPlaceType(placeType)) {
    throw new ValidationFailed([
      { pointer: '/placeType', code: 'INVALID', message: msg`Enter a standard location type.` },
    ]);
  }
  return {
    name: name.trim(),
    address: { address1, address2, city, state, postalCode, country },
    placeType,
    dock,
    forklift,
    instructions,
    people: contact ? [contact] : [],
  };
}

function missing(fields: Record<string, string | null | undefined>): FieldError[] {
  return Object.entries(fields)
    .filter(([, text]) => !text?.trim())
    .map(([field]) => ({
      pointer: `/${field}`,
      code: 'REQUIRED',
      message: msg`Enter this to save the stop as a contact.`,
    }));
}
