import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { outboxTopic } from '../../../platform/outbox/outbox-topic.js';
import { acknowledgedAs, recordTransactions, setsOf } from '../domain/record-transactions.js';
import { type Header, readHeader } from '../domain/x12/header.js';
import type { Interchange } from '../domain/x12/interchange.js';
import { DUPLICATE_CONTROL, NO_ERROR, receiptNote, receiptSegment } from '../domain/x12/interchange-receipt.js';
import { readInterchange } from '../domain/x12/read-interchange.js';
import { splitFile } from '../domain/x12/split-file.js';
import { X12Error } from '../domain/x12/x12-error.js';
import type { EdiInterchangeEntity } from '../persistence/edi-interchange.entity.js';
import { EdiInterchangesRepository } from '../persistence/edi-interchanges.repository.js';
import type { EdiPartnerEntity } from '../persistence/edi-partner.entity.js';
import { EdiPartnersRepository } from '../persistence/edi-partners.repository.js';
import { WriteInterchanges } from './write-interchanges.js';

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
  header: Header;
  /** Null if the interchange is rejected as a whole. */
  interchange: Interchange | null;
  error: string | null;
  /** Note code of its TA1. */
  note: string;
}

/** Stores received interchanges, each once. */
@Injectable()
export class TakeInterchanges {
  constructor(
    private readonly interchanges: EdiInterchangesRepository,
    private readonly partners: EdiPartnersRepository,
    private readonly written: WriteInterchanges,
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
      const header = readHeader(raw);
      const { sender, receiver, usage } = header;
      const partner = await this.partners.ofSender(companyId, sender, receiver);
      const ids = `${sender.qualifier} ${sender.id} to ${receiver.qualifier} ${receiver.id}`;
      if (partner === null) return { index, code: 'PARTNER_UNKNOWN', message: `No EDI partner has these ids: ${ids}.` };
      const isTest = usage === 'T';
      if (isTest !== partner.isTest) {
        const message = `The interchange is for ${isTest ? 'test' : 'production'}, and ${partner.carrierName} is set to ${partner.isTest ? 'test' : 'production'}.`;
        return { index, code: 'USAGE_MISMATCH', message };
      }
      return { raw, partner, header, ...contentOf(raw) };
    } catch (error) {
      if (!(error instanceof X12Error)) throw error;
      return { index, code: 'X12_UNREADABLE', message: positioned(error) };
    }
  }

  private async store(tx: Transaction, part: ReadPart): Promise<TakenInterchange> {
    const { raw, partner, header, interchange } = part;
    const control = Number(header.control);
    const { companyId, id: partnerId } = partner;
    // Interchanges of a partner are stored one after the other, so that a repeated control number is seen.
    await this.partners.lock(tx, companyId, partnerId);
    const sha256 = createHash('sha256').update(raw, 'latin1').digest('hex');
    const earlier = await this.interchanges.ofControl(tx, companyId, partnerId, 'in', control);
    const repeated = earlier.find((row) => row.sha256 === sha256);
    if (repeated) return { row: repeated, partner, duplicate: true };
    const { error, receipt } = verdictOf(part, earlier.length > 0);
    const isRejected = interchange === null || error !== null;
    const row: EdiInterchangeEntity = {
      companyId,
      id: newId('edi'),
      partnerId,
      direction: 'in',
      control,
      isTest: header.usage === 'T',
      sets: interchange === null ? '' : setsOf(interchange),
      state: isRejected ? 'rejected' : 'received',
      acknowledgment: isRejected || acknowledgedAs(interchange) === 'none' ? 'none' : 'open',
      error,
      body: {
        transactions: interchange === null ? [] : recordTransactions(interchange),
        ...(receipt && { receipt }),
      },
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
    if (receipt !== null) {
      const segment = receiptSegment(header, receipt.note);
      await this.written.postWithin(tx, partner, { receipt: segment, messageKey: `TA1:${row.id}` });
    }
    return { row, partner, duplicate: false };
  }
}

interface Verdict {
  /** Why the interchange is rejected as a whole. */
  error: string | null;
  /** The TA1 that answers it; null if none does. */
  receipt: { status: 'accepted' | 'rejected'; note: string } | null;
}

function verdictOf({ partner, header, interchange, error, note }: ReadPart, isUsed: boolean): Verdict {
  const { sendsTa1 } = partner;
  const rejected = (message: string, code: string): Verdict => ({
    error: message,
    receipt: sendsTa1 ? { status: 'rejected', note: code } : null,
  });
  if (error !== null) return rejected(error, note);
  if (isUsed)
    return rejected(
      `Control number ${Number(header.control)} was received before with other content.`,
      DUPLICATE_CONTROL,
    );
  // A TA1 is never answered.
  const isAsked = header.asksForReceipt && interchange !== null && interchange.groups.length > 0;
  return { error: null, receipt: sendsTa1 && isAsked ? { status: 'accepted', note: NO_ERROR } : null };
}

function contentOf(raw: string): Pick<ReadPart, 'interchange' | 'error' | 'note'> {
  try {
    return { interchange: readInterchange(raw), error: null, note: NO_ERROR };
  } catch (error) {
    if (!(error instanceof X12Error)) throw error;
    return { interchange: null, error: positioned(error).slice(0, 500), note: receiptNote(error.fault) };
  }
}

function positioned({ message, segment, element }: X12Error): string {
  return `${message} (segment ${segment}${element === null ? '' : `, element ${element}`})`;
}
