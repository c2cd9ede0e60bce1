import { Injectable } from '@nestjs/common';
import { truncate } from '../../../platform/text/truncate.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { OutboxMessage } from '../../../platform/outbox/outbox-handlers.js';
import { OnOutboxMessage } from '../../../platform/outbox/outbox-topic.js';
import type { RecordedTransaction } from '../domain/interchange-record.js';
import { acknowledgedAs, recordTransactions } from '../domain/record-transactions.js';
import { acknowledgmentOf } from '../domain/x12/acknowledgment.js';
import { isAccepted, type Interchange } from '../domain/x12/interchange.js';
import { readInterchange } from '../domain/x12/read-interchange.js';
import type { EdiInterchangeEntity } from '../persistence/edi-interchange.entity.js';
import { EdiInterchangesRepository } from '../persistence/edi-interchanges.repository.js';
import type { EdiPartnerEntity } from '../persistence/edi-partner.entity.js';
import { EdiPartnersRepository } from '../persistence/edi-partners.repository.js';
import type { Applied } from './applied.js';
import { ApplyAcknowledgments } from './apply-acknowledgments.js';
import { ApplyTransactions } from './apply-transactions.js';
import { INTERCHANGE_DUE, type InterchangeDue } from './take-interchanges.js';
import { WriteInterchanges } from './write-interchanges.js';

const OUTCOME_MAX = 300;
const REJECTED: Applied = { outcome: 'Rejected by Lading; see the faults.', failed: true };

/** Processes received interchanges: applies their transactions and writes the 997. Repeating it changes nothing, so messages may be redelivered. */
@Injectable()
export class ProcessInterchanges {
  constructor(
    private readonly interchanges: EdiInterchangesRepository,
    private readonly partners: EdiPartnersRepository,
    private readonly apply: ApplyTransactions,
    private readonly acknowledgments: ApplyAcknowledgments,
    private readonly written: WriteInterchanges,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @OnOutboxMessage(INTERCHANGE_DUE)
  async deliver({ companyId, payload }: OutboxMessage): Promise<void> {
    if (companyId === null) throw new Error('An interchange belongs to a company.');
    const row = await this.interchanges.find(companyId, (payload as InterchangeDue).interchangeId);
    const partner = row && (await this.partners.find(companyId, row.partnerId));
    // A redelivered message finds it processed; a replay makes it received again.
    if (!row || !partner || row.state !== 'received') return;
    const interchange = readInterchange(row.raw);
    const transactions = await this.applied(row, partner, interchange);
    await this.finish(row, partner, interchange, transactions);
  }

  private async applied(
    row: EdiInterchangeEntity,
    partner: EdiPartnerEntity,
    interchange: Interchange,
  ): Promise<RecordedTransaction[]> {
    const recorded = recordTransactions(interchange);
    const read = interchange.groups.flatMap((group) =>
      group.transactions.map((transaction) => (isAccepted(group, transaction) ? transaction : null)),
    );
    const applied: Applied[] = [];
    for (const receipt of interchange.acknowledgments)
      applied.push(await this.acknowledgments.receipt(partner, receipt));
    for (const transaction of read)
      applied.push(transaction ? await this.apply.apply(partner, row, transaction) : REJECTED);
    return recorded.map((transaction, index) => {
      const { outcome, failed } = applied[index]!;
      return { ...transaction, outcome: truncate(outcome, OUTCOME_MAX), failed };
    });
  }

  private finish(
    { companyId, id, createdAt, body: { receipt } }: EdiInterchangeEntity,
    partner: EdiPartnerEntity,
    interchange: Interchange,
    transactions: RecordedTransaction[],
  ): Promise<void> {
    const acknowledgment = acknowledgedAs(interchange);
    const groups = interchange.groups.filter(({ code }) => code !== 'FA');
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      if (acknowledgment !== 'none')
        await this.written.postWithin(tx, partner, {
          transactions: groups.map((group) => ({ set: '997', segments: acknowledgmentOf(group) })),
          messageKey: `997:${id}`,
        });
      const failed = transactions.filter((transaction) => transaction.failed).length;
      await this.interchanges.change(
        tx,
        { companyId, id },
        {
          state: 'processed',
          acknowledgment,
          error: failed === 0 ? null : `${failed} of ${transactions.length} transactions could not be used.`,
          body: { transactions, ...(receipt && { receipt }) },
          handledAt: now,
          acknowledgedAt: acknowledgment === 'none' ? null : createdAt > now ? createdAt : now,
        },
      );
    });
  }
}
