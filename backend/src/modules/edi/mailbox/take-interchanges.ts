import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { acknowledgedAs, recordTransactions, setsOf } from '../domain/record-transactions.js';
import { readHeader } from '../domain/x12/header.js';
import type { Interchange } from '../domain/x12/interchange.js';
import { readInterchange } from '../domain/x12/read-interchange.js';
import { splitFile } from '../domain/x12/split-file.js';
import { X12Error } from '../domain/x12/x12-error.js';
import type { EdiInterchangeEntity } from '../persistence/edi-interchange.entity.js';
import { EdiInterchangesRepository } from '../persistence/edi-interchanges.repository.js';
import type { EdiPartnerEntity } from '../persistence/edi-partner.entity.js';
import { EdiPartnersRepository } from '../persistence/edi-partners.repository.js';

/** Outbox topic: a received interchange is due to be processed. */
export const INTERCHANGE_DUE = outboxTopic('edi.interchange');

export interface InterchangeDue {
  interchangeId: string;
}

/** An interchange of a file. */
export interface TakenInterchange {
  row: EdiInterchangeEntity;
  partner: EdiPartnerEntity;
  /** It was received before with the same bytes; nothing happens. */
  duplicate: boolean;
}

/** A part of a file that belongs to no partner. */
export interface RefusedPart {
  /** From 0. */
  index: number;
  code: 'X12_UNREADABLE' | 'PARTNER_UNKNOWN' | 'USAGE_MISMATCH';
  message: string;
}

interface ReadPart {
  raw: string;
  partner: EdiPartnerEntity;
  control: number;
  isTest: boolean;
  /** Null if the interchange is rejected as a whole. */
  interchange: Interchange | null;
  error: string | null;
}

/** Stores received interchanges, each once. */
@Injectable()
export class TakeInterchanges {
  constructor(
    private readonly interchanges: EdiInterchangesRepository,
    private readonly partners: EdiPartnersRepository,
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the interchanges of a file in one transaction, with the messages that process them; none if a part is refused. `also` is part of the
   * transaction. @throws X12Error if the file is too large or empty
   */
  async take(
    companyId: string,
    bytes: Buffer,
    also: (tx: Transaction, taken: readonly TakenInterchange[]) => Promise<void>,
  ): Promise<{ taken: TakenInterchange[]; refused: RefusedPart[] }> {
    const refused: RefusedPart[] = [];
    const parts: ReadPart[] = [];
    for (const [index, raw] of splitFile(bytes.toString('latin1')).entries()) {
      const part = await this.read(companyId, raw, index);
      if ('code' in part) refused.push(part);
      else parts.push(part);
    }
    if (refused.length > 0) return { taken: [], refused };
    const taken = await this.database.transaction(async (tx) => {
      const stored: TakenInterchange[] = [];
      for (const part of parts) stored.push(await this.store(tx, part));
      await also(tx, stored);
      return stored;
    });
    return { taken, refused };
  }

  private async read(companyId: string, raw: string, index: number): Promise<ReadPart | RefusedPart> {
    try {
      const { sender, receiver, control, usage } = readHeader(raw);
      const partner = await this.partners.ofSender(companyId, sender, receiver);
      const ids = `${sender.qualifier} ${sender.id} to ${receiver.qualifier} ${receiver.id}`;
      if (partner === null) return { index, code: 'PARTNER_UNKNOWN', message: `No EDI partner has these ids: ${ids}.` };
      const isTest = usage === 'T';
      if (isTest !== partner.isTest) {
        const message = `The interchange is for ${isTest ? 'test' : 'production'}, and ${partner.carrierName} is set to ${partner.isTest ? 'test' : 'production'}.`;
        return { index, code: 'USAGE_MISMATCH', message };
      }
      return { raw, partner, control: Number(control), isTest, ...contentOf(raw) };
    } catch (error) {
      if (!(error instanceof X12Error)) throw error;
      return { index, code: 'X12_UNREADABLE', message: positioned(error) };
    }
  }

  private async store(tx: Transaction, part: ReadPart): Promise<TakenInterchange> {
    const { raw, partner, control, isTest, interchange } = part;
    const { companyId, id: partnerId } = partner;
    // Interchanges of a partner are stored one after the other, so that a repeated control number is seen.
    await this.partners.lock(tx, companyId, partnerId);
    const sha256 = createHash('sha256').update(raw, 'latin1').digest('hex');
    const earlier = await this.interchanges.ofControl(tx, companyId, partnerId, 'in', control);
    const repeated = earlier.find((row) => row.sha256 === sha256);
    if (repeated) return { row: repeated, partner, duplicate: true };
    const error =
      part.error ?? (earlier.length > 0 ? `Control number ${control} was received before with other content.` : null);
    const isRejected = interchange === null || error !== null;
    const row: EdiInterchangeEntity = {
      companyId,
      id: newId('edi'),
      partnerId,
      direction: 'in',
      control,
      isTest,
      sets: interchange === null ? '' : setsOf(interchange),
      state: isRejected ? 'rejected' : 'received',
      acknowledgment: isRejected || acknowledgedAs(interchange) === 'none' ? 'none' : 'open',
      error,
      body: { transactions: interchange === null ? [] : recordTransactions(interchange) },
      raw,
      sha256,
      messageKey: null,
      transfer: null,
      createdAt: this.clock.now(),
      handledAt: null,
      acknowledgedAt: null,
    };
    await this.interchanges.insert(tx, row);
    if (!isRejected) {
      const payload: InterchangeDue = { interchangeId: row.id };
      await this.outbox.add(tx, { companyId, topic: INTERCHANGE_DUE, payload });
    }
    return { row, partner, duplicate: false };
  }
}

function contentOf(raw: string): Pick<ReadPart, 'interchange' | 'error'> {
  try {
    return { interchange: readInterchange(raw), error: null };
  } catch (error) {
    if (!(error instanceof X12Error)) throw error;
    return { interchange: null, error: positioned(error).slice(0, 500) };
  }
}

function positioned({ message, segment, element }: X12Error): string {
  return `${message} (segment ${segment}${element === null ? '' : `, element ${element}`})`;
}
