import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { PastReclass, ReclassHistory } from '../../../../kernel/freight-item.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { RatingContextRepository } from '../../persistence/rating-context.sql.js';
import { ReclassEventEntity } from './reclass-event.entity.js';

/** Newest events of a company that rating reads. */
const READ_MAX = 2_000;

/** Reclassed and reweighed freight of companies. */
@Injectable()
export class ReclassHistoryRepository {
  constructor(
    @InjectRepository(ReclassEventEntity) private readonly events: Repository<ReclassEventEntity>,
    private readonly ratingContexts: RatingContextRepository,
  ) {}

  /** Records an event for each item, once per shipment and code. Call it last in the transaction. */
  async record(tx: Transaction, companyId: string, items: readonly string[], event: PastReclass): Promise<void> {
    const { code, shipmentNumber, on: occurredOn } = event;
    const rows = [...new Set(items)].map((item) => ({ companyId, item, shipmentNumber, code, occurredOn }));
    if (rows.length === 0) return;
    await tx.createQueryBuilder().insert().into(ReclassEventEntity).values(rows).orIgnore().execute();
    await this.ratingContexts.markChanged(tx, companyId);
  }

  /** The newest events by item, newest first. */
  async newest(companyId: string): Promise<ReclassHistory> {
    const rows = await this.events.find({
      where: { companyId },
      order: { occurredOn: 'DESC', shipmentNumber: 'DESC', code: 'ASC' },
      take: READ_MAX,
    });
    const byItem = Map.groupBy(rows, ({ item }) => item);
    return new Map(
      [...byItem].map(([item, events]) => [
        item,
        events.map(({ code, shipmentNumber, occurredOn }) => ({ code, shipmentNumber, on: occurredOn })),
      ]),
    );
  }
}
