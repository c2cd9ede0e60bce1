import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { NotFound, ValidationFailed } from '../../platform/http/problems/domain-error.js';
import { PAGE_SIZE } from '../../platform/http/paging/page.js';
import type { PagedQuery } from '../../platform/http/paging/paged-query.dto.js';
import type { ContactDto, DuplicateListDto } from './contacts.dto.js';
import { ContactsService, presentContact } from './contacts.service.js';
import { staleRevision, sameContact } from './contacts.errors.js';
import { ContactsRepository } from './persistence/contacts.repository.js';
import { ContactQueries, type ContactRow } from './persistence/contacts.sql.js';
import { type ContactBody, PEOPLE_MAX } from './domain/contact-body.js';
import { msg } from '../../messages/message.js';

/** Contacts shown per group. */
const GROUP_SIZE = 20;
const HASH = /^[0-9a-f]{64}$/;

/** Lists duplicate contacts and merges them. */
@Injectable()
export class ContactDuplicates {
  constructor(
    private readonly repository: ContactsRepository,
    private readonly queries: ContactQueries,
    private readonly contacts: ContactsService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** @throws ValidationFailed for a foreign cursor */
  async list({ companyId }: Actor, { limit = PAGE_SIZE, cursor = '' }: PagedQuery): Promise<DuplicateListDto> {
    if (cursor !== '' && !HASH.test(cursor))
      throw new ValidationFailed([
        { pointer: '/cursor', code: 'FORMAT', message: msg`This cursor is not from this list.` },
      ]);
    const repeated = await this.queries.repeatedDedupeKeys(companyId, cursor, limit + 1);
    const page = repeated.slice(0, limit);
    const groups = await this.queries.listByDedupeKey(companyId, page, GROUP_SIZE);
    const items = groups.map((rows) => ({ contacts: rows.map(presentContact) }));
    return { items, nextCursor: repeated.length > limit ? (page.at(-1) ?? null) : null };
  }

  /** If two contacts are concurrently merged into each other, one merge succeeds and the other throws NotFound. @throws NotFound; DomainError SAME_CONTACT (422) */
  async merge(actor: Actor, id: string, otherId: string): Promise<ContactDto> {
    if (id === otherId) throw sameContact();
    return this.database.transaction(async (tx) => {
      const rows = await this.repository.lock(tx, actor.companyId, [id, otherId]);
      const kept = rows.find((row) => row.id === id);
      const other = rows.find((row) => row.id === otherId);
      if (kept === undefined || other === undefined) throw new NotFound();
      const now = this.clock.now();
      const merged: ContactRow = {
        ...kept,
        body: mergeContacts(kept.body, other.body),
        version: kept.version + 1,
        updatedAt: now,
      };
      if (!(await this.repository.replace(tx, merged, kept.version))) throw staleRevision();
      await this.repository.remove(tx, actor.companyId, otherId, now);
      await this.contacts.record(tx, actor, 'contact.merged', merged, { otherId });
      return presentContact(merged);
    });
  }
}

type Person = ContactBody['people'][number];

/** `kept` with its empty fields filled from `other`. Name, address and time zone do not change. */
export function mergeContacts(kept: ContactBody, other: ContactBody): ContactBody {
  return {
    ...kept,
    placeType: kept.placeType ?? other.placeType,
    dock: kept.dock ?? other.dock,
    forklift: kept.forklift ?? other.forklift,
    appointmentNeeded: kept.appointmentNeeded || other.appointmentNeeded,
    hours: kept.hours.length > 0 ? kept.hours : other.hours,
    accessorials: [...new Set([...kept.accessorials, ...other.accessorials])],
    instructions: kept.instructions ?? other.instructions,
    people: mergePeople(kept.people, other.people).slice(0, PEOPLE_MAX),
  };
}

/** People with the same name or email address are the same person. */
function mergePeople(kept: readonly Person[], others: readonly Person[]): Person[] {
  const people = kept.map((person) =>
    filled(
      person,
      others.find((other) => isSame(person, other)),
    ),
  );
  return [...people, ...others.filter((other) => !kept.some((person) => isSame(person, other)))];
}

function isSame(one: Person, other: Person): boolean {
  const same = (left: string | null | undefined, right: string | null | undefined) =>
    Boolean(left) && left?.toLowerCase() === right?.toLowerCase();
  return same(one.name, other.name) || same(one.email, other.email);
}

/** A phone number keeps its own extension. */
function filled(person: Person, other: Person | undefined): Person {
  if (other === undefined) return person;
  const dial = person.phone ? person : other;
  return {
    name: person.name,
    phone: dial.phone ?? null,
    extension: dial.extension ?? null,
    email: person.email ?? other.email ?? null,
    role: person.role ?? other.role ?? null,
  };
}
