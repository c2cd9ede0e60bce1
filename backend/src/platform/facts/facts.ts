import { Injectable } from '@nestjs/common';
import { truncate } from '../truncate.js';
import { Clock } from '../clock.js';
import type { Transaction } from '../database/database.js';
import { Outbox, type OutboxEntry } from '../outbox/outbox.js';
import type { FactKind } from './fact-kinds.js';
import { outboxTopic } from '../outbox/outbox-topic.js';

/** Topic of the outbox messages that carry facts. */
export const FACT = outboxTopic('fact');

/** Characters of labels and values; names of files and people can be longer, and no fact is lost over that. */
const LONGEST = 120;

/** What a fact is about. */
export interface FactSubject {
  type: 'quote' | 'shipment' | 'company' | 'connection' | 'webhook' | 'api_key' | 'account';
  /** Of an account the id of its person. */
  id: string;
  /** What people call it: `S-000317`, a carrier's or a person's name. */
  label: string;
}

/** Something that happened in a company and that people may want to hear of. */
export interface NewFact {
  companyId: string;
  kind: FactKind;
  subject: FactSubject;
  /** Who did it; they are not told. Null for carriers and jobs. */
  actorId: string | null;
  /** Tells apart what is told of one subject: the same kind and value within 30 minutes is told once (`freight.md` 7). */
  value?: string;
  /** For the words of the notification: `text` is a sentence of them. Amounts stay out: not everybody who is told may see prices. */
  data?: Readonly<Record<string, string | number | boolean | null>>;
}

/** A fact as it comes out of the outbox. */
export interface Fact extends Required<NewFact> {
  /** UTC instant. */
  occurredAt: string;
}

/** Tells what happened, to whomever it concerns: inbox, mail, digest. */
@Injectable()
export class Facts {
  constructor(
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Tells facts together with the change that made them: they are told if, and only if, `tx` commits. */
  async tell(tx: Transaction, ...facts: readonly NewFact[]): Promise<void> {
    await this.outbox.add(tx, ...facts.map((fact) => this.messageOf(fact)));
  }

  /** The message that tells a fact, for whoever adds others to the outbox in the same statement. */
  messageOf({ value = '', data = {}, subject, ...fact }: NewFact): OutboxEntry {
    const occurredAt = this.clock.now().toISOString();
    const payload: Fact = {
      ...fact,
      subject: { ...subject, label: truncate(subject.label, LONGEST) },
      value: value.slice(0, LONGEST),
      data,
      occurredAt,
    };
    return { companyId: fact.companyId, topic: FACT, payload };
  }
}
