import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import type { InterchangeBody } from '../domain/interchange-record.js';
import { acknowledgedAs, recordTransactions, setsOf } from '../domain/record-transactions.js';
import { readInterchange } from '../domain/x12/read-interchange.js';
import { writeInterchange, type WrittenTransaction } from '../domain/x12/write-interchange.js';
import type { EdiInterchangeEntity } from '../persistence/edi-interchange.entity.js';
import { EdiInterchangesRepository } from '../persistence/edi-interchanges.repository.js';
import type { EdiPartnerEntity } from '../persistence/edi-partner.entity.js';
import { EdiPartnersRepository } from '../persistence/edi-partners.repository.js';
import { EdiSftpRepository } from '../persistence/edi-sftp.sql.js';

export interface NewInterchange {
  readonly transactions: readonly WrittenTransaction[];
  /** Nothing is written twice for a key. */
  readonly messageKey: string;
  readonly tender?: InterchangeBody['tender'];
}

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
    { transactions, messageKey, tender }: NewInterchange,
  ): Promise<EdiInterchangeEntity> {
    // The partner is locked first, so that of two attempts the later one finds what the earlier one wrote.
    const partner = (await this.partners.lock(tx, companyId, partnerId))!;
    const written = await this.interchanges.ofMessage(tx, companyId, messageKey);
    if (written !== null) return written;
    const now = this.clock.now();
    const control = await this.partners.nextControl(tx, companyId, partnerId);
    const raw = writeInterchange(envelopeOf(partner, control, now), transactions);
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
      body: { transactions: recordTransactions(read), ...(tender && { tender }) },
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
    control,
    date: text.slice(0, 10),
    time: text.slice(11, 16),
  };
}
