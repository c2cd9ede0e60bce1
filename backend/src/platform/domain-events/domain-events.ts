import { Injectable } from '@nestjs/common';
import { truncate } from '../text/truncate.js';
import { Clock } from '../clock.js';
import type { Transaction } from '../database/database.js';
import { Outbox, type OutboxEntry } from '../outbox/outbox.js';
import type { DomainEventKind, EventSubjectType } from '../registered.js';
import { outboxTopic } from '../outbox/outbox-topic.js';

/** Outbox topic of domain events. Stored messages contain this name, so it must not change. */
export const DOMAIN_EVENT = outboxTopic('fact');

/** Maximum characters of a label or value; longer ones are truncated. */
const LONGEST = 120;

/** Subject of a domain event. */
export interface EventSubject {
  type: EventSubjectType;
  /** For an account, the user's id. */
  id: string;
  /** Display name: a number, or a company's or user's name. */
  label: string;
}

/** A domain event that members of a company may be notified of. */
export interface NewDomainEvent {
  companyId: string;
  kind: DomainEventKind;
  subject: EventSubject;
  /** The user who caused the event and is not notified. Null for jobs and other systems. */
  actorId: string | null;
  /** Deduplication value: the same kind, subject and value notifies once within 30 minutes (`freight.md` 7). */
  value?: string;
  /** Parameters of the notification text; `text` is a whole sentence. No amounts: not every recipient may see prices. */
  data?: Readonly<Record<string, string | number | boolean | null>>;
}

/** A domain event as read from the outbox. */
export interface DomainEvent extends Required<NewDomainEvent> {
  /** UTC instant. */
  occurredAt: string;
}

/** Publishes domain events through the outbox; inbox, mail and webhooks subscribe. */
@Injectable()
export class DomainEvents {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Publishes events in the transaction of the change: they are delivered if, and only if, `tx` commits. */
  async publish(tx: Transaction, ...events: readonly NewDomainEvent[]): Promise<void> {
    await this.outbox.add(tx, ...events.map((event) => this.messageOf(event)));
  }

  /** The outbox entry of an event, for callers that add several entries in one statement. */
  messageOf({ value = '', data = {}, subject, ...event }: NewDomainEvent): OutboxEntry {
    const occurredAt = this.clock.now().toISOString();
    const payload: DomainEvent = {
      ...event,
      subject: { ...subject, label: truncate(subject.label, LONGEST) },
      value: value.slice(0, LONGEST),
      data,
      occurredAt,
    };
    return { companyId: event.companyId, topic: DOMAIN_EVENT, payload };
  }
}
