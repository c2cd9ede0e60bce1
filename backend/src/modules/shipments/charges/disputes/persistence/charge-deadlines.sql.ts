import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThanOrEqual, Raw, type Repository } from 'typeorm';
import type { Transaction } from '../../../../../platform/database/database.js';
import { inShard, type Shard } from '../../../../../platform/jobs/shards.js';
import { ChargeDeadlineEntity } from './charge-deadline.entity.js';

/** Deadlines of charges. */
@Injectable()
export class ChargeDeadlinesRepository {
  constructor(@InjectRepository(ChargeDeadlineEntity) private readonly deadlines: Repository<ChargeDeadlineEntity>) {}

  async insert(tx: Transaction, rows: readonly ChargeDeadlineEntity[]): Promise<void> {
    if (rows.length > 0) await tx.insert(ChargeDeadlineEntity, [...rows]);
  }

  /** Ends open deadlines of an invoice. */
  async end(
    tx: Transaction,
    { companyId, invoiceId }: { companyId: string; invoiceId: string },
    kinds: readonly ChargeDeadlineEntity['kind'][],
    endedAt: Date,
  ): Promise<void> {
    const open = { companyId, invoiceId, kind: In([...kinds]), endedAt: IsNull() };
    await tx.update(ChargeDeadlineEntity, open, { endedAt, nextAlertAt: null });
  }

  /** Ends these deadlines, of a claim that the caller has locked. */
  async endAll(tx: Transaction, companyId: string, ids: readonly string[], endedAt: Date): Promise<void> {
    if (ids.length === 0) return;
    await tx.update(ChargeDeadlineEntity, { companyId, id: In([...ids]) }, { endedAt, nextAlertAt: null });
  }

  /** Open deadlines of a claim. */
  openOfClaim(tx: Transaction, companyId: string, claimId: string): Promise<ChargeDeadlineEntity[]> {
    return tx.find(ChargeDeadlineEntity, { where: { companyId, claimId, endedAt: IsNull() } });
  }

  /** Open deadlines of an invoice, earliest first. */
  openOfInvoice(companyId: string, invoiceId: string): Promise<ChargeDeadlineEntity[]> {
    return this.deadlines.find({ where: { companyId, invoiceId, endedAt: IsNull() }, order: { dueAt: 'ASC' } });
  }

  /** Deadlines of the shard's companies with a due alert, at most `limit`. */
  alertable(now: Date, shard: Shard, limit: number): Promise<ChargeDeadlineEntity[]> {
    return this.deadlines.find({
      where: { nextAlertAt: LessThanOrEqual(now), companyId: Raw((column) => inShard(column, shard)) },
      order: { nextAlertAt: 'ASC' },
      take: limit,
    });
  }

  /** Moves the next alert. False if another worker has moved it, or the deadline has ended meanwhile. */
  async moveAlert(
    tx: Transaction,
    { companyId, id, nextAlertAt }: ChargeDeadlineEntity,
    next: Date | null,
  ): Promise<boolean> {
    const expected = { companyId, id, nextAlertAt: nextAlertAt ?? IsNull() };
    const { affected } = await tx.update(ChargeDeadlineEntity, expected, { nextAlertAt: next });
    return affected === 1;
  }
}
