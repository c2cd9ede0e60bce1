import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import type { InterchangeBody } from '../domain/interchange-record.js';
import { acknowledgedAs, recordTransactions, setsOf } from '../domain/record-transactions.js';
import { readInterchange } from '../domain/x12/read-interchange.js';
import type { Segment } from '../domain/x12/segments.js';
import { writeInterchange, type WrittenTransaction, writeReceipt } from '../domain/x12/write-interchange.js';
import type { EdiInterchangeEntity } from '../persistence/edi-interchange.entity.js';
import { EdiInterchangesRepository } from '../persistence/edi-interchanges.repository.js';
import type { EdiPartnerEntity } from '../persistence/edi-partner.entity.js';
import { EdiPartnersRepository } from '../persistence/edi-partners.repository.js';
import { EdiSftpRepository } from '../persistence/edi-sftp.sql.js';

interface Content {
  readonly transactions: readonly WrittenTransaction[];
}

/** Transactions, or an interchange acknowledgment (TA1). */
export type NewInterchange = (Content | { readonly receipt: Segment }) & {
  /** Nothing is written twice for a key. */
  readonly messageKey: string;
  readonly tender?: InterchangeBody['tender'];
};

/** Writes interchanges to partners, numbered without gaps; they wait in the mailbox for their transport. */
@Injectable()
export class WriteInterchanges {
  constructor(
    private readonly interchanges: EdiInterchangesRepository,
    private readonly partners: EdiPartnersRepository,
    private readonly servers: EdiSftpRepository,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Returns what is stored for the key. @throws X12Error if a value does not fit its element; the number is used again */
  post(partner: EdiPartnerEntity, interchange: NewInterchange): Promise<EdiInterchangeEntity> {
    return this.database.transaction((tx) => this.postWithin(tx, partner, interchange));
  }

  async postWithin(
    tx: Transaction,
    { companyId, id: partnerId }: EdiPartnerEntity,
    interchange: NewInterchange,
  ): Promise<EdiInterchangeEntity> {
    const { messageKey, tender } = interchange;
    // The partner is locked first, so that of two attempts the later one finds what the earlier one wrote.
    const partner = (await this.partners.lock(tx, companyId, partnerId))!;
    const written = await this.interchanges.ofMessage(tx, companyId, messageKey);
    if (written !== null) return written;
    const now = this.clock.now();
    const control = await this.partners.nextControl(tx, companyId, partnerId);
    const envelope = envelopeOf(partner, control, now);
    const raw =
      'receipt' in interchange
        ? writeReceipt(envelope, interchange.receipt)
        : writeInterchange(envelope, interchange.transactions);
    const read = readInterchange(raw);
    const row: EdiInterchangeEntity = {
      companyId,
      id: newId('edi'),
      partnerId,
      direction: 'out',
      control,
      isTest: partner.isTest,
      sets: setsOf(read),
      state: 'waiting',
      acknowledgment: acknowledgedAs(read) === 'none' ? 'none' : 'open',
      error: null,
      body: {
        transactions: recordTransactions(read),
        ...(tender && { tender }),
        ...(partner.requestsTa1 && !('receipt' in interchange) && { receipt: { status: 'requested', note: null } }),
      },
      raw,
      sha256: createHash('sha256').update(raw, 'latin1').digest('hex'),
      messageKey,
      transfer: null,
      createdAt: now,
      handledAt: null,
      acknowledgedAt: null,
    };
    await this.interchanges.insert(tx, row);
    await this.servers.wake(tx, companyId, partnerId, now);
    return row;
  }
}

/** Date and time of the envelope are UTC. */
function envelopeOf(partner: EdiPartnerEntity, control: number, now: Date) {
  const text = now.toISOString();
  return {
    sender: { qualifier: partner.ourQualifier, id: partner.ourId },
    receiver: { qualifier: partner.partnerQualifier, id: partner.partnerId },
    groupSender: partner.ourGroup,
    groupReceiver: partner.partnerGroup,
    usage: partner.isTest ? ('T' as const) : ('P' as const),
    asksForReceipt: partner.requestsTa1,
    control,
    date: text.slice(0, 10),
    time: text.slice(11, 16),
  };
}
