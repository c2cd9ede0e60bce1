import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { DemonstrationHooks } from '../../../platform/demonstration/demonstration-hooks.js';
import { DemonstrationCarriers } from '../../carriers/index.js';
import { RemoveDemonstrationShipments } from '../../shipments/index.js';
import { demonstrationOnHold } from '../quotes.errors.js';
import type { DemonstrationDto, RemovedDemonstrationDto } from './demonstration.dto.js';
import { DemonstrationQuoteRemoval } from './persistence/demonstration-removal.sql.js';

/** Shipments and quotes per transaction, to hold locks briefly. */
const AT_ONCE = 50;

type Shipments = Awaited<ReturnType<RemoveDemonstrationShipments['remove']>>;

interface Step {
  shipments: Shipments;
  quotes: number;
  /** Number of removed carriers once nothing else is left; else null. */
  carriers: number | null;
}

/** Adds the demonstration carriers to a company, and removes them with the quotes and shipments made with them. */
@Injectable()
export class DemonstrationDataService {
  constructor(
    private readonly carriers: DemonstrationCarriers,
    private readonly shipments: RemoveDemonstrationShipments,
    private readonly quotes: DemonstrationQuoteRemoval,
    private readonly hooks: DemonstrationHooks,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  async find({ companyId }: Actor): Promise<DemonstrationDto> {
    const [carriers, { shipments, held }, quotes] = await Promise.all([
      this.database.transaction((tx) => this.carriers.count(tx, companyId)),
      this.shipments.counts(companyId),
      this.quotes.count(companyId),
    ]);
    return { carriers, quotes: quotes + shipments, shipments, held };
  }

  /** No effect if the company has demonstration carriers. */
  async add({ companyId, userId }: Actor): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.carriers.add(tx, companyId))) return;
      const details = { carriers: await this.carriers.count(tx, companyId) };
      await this.audit.record(tx, { companyId, userId, action: 'demonstration.added', subject: companyId, details });
    });
  }

  /**
   * Removes the demonstration carriers, the quotes that only they priced and the shipments that only they had. Everything else stays. An
   * interrupted removal is completed by the next one. @throws Conflict LEGAL_HOLD
   */
  async remove(actor: Actor): Promise<RemovedDemonstrationDto> {
    const removed: RemovedDemonstrationDto = { carriers: 0, quotes: 0, shipments: 0 };
    for (;;) {
      const step = await this.database.transaction((tx) => this.step(tx, actor, removed));
      await this.shipments.removeFiles(actor.companyId, step.shipments);
      removed.shipments += step.shipments.length;
      removed.quotes += step.quotes;
      if (step.carriers !== null) return { ...removed, carriers: step.carriers };
    }
  }

  /** Removes some shipments and quotes; once none is left, the carriers. */
  private async step(tx: Transaction, actor: Actor, before: RemovedDemonstrationDto): Promise<Step> {
    const { companyId } = actor;
    await this.carriers.retire(tx, companyId);
    if ((await this.shipments.counts(companyId)).held > 0) throw demonstrationOnHold();
    const split = await this.quotes.carriers(tx, companyId);
    const shipments = await this.shipments.remove(tx, companyId, AT_ONCE);
    const booked = shipments.map(({ quoteId }) => quoteId);
    await this.quotes.delete(tx, companyId, booked);
    const { deleted, changed } = await this.quotes.remove(tx, companyId, split, AT_ONCE);
    const subjectIds = [...shipments.map(({ id }) => id), ...booked, ...deleted];
    await this.hooks.removed(tx, companyId, subjectIds);
    const done = subjectIds.length + changed === 0;
    const carriers = done ? await this.finish(tx, actor, split, before) : null;
    return { shipments, quotes: booked.length + deleted.length, carriers };
  }

  private async finish(
    tx: Transaction,
    { companyId, userId }: Actor,
    split: Awaited<ReturnType<DemonstrationQuoteRemoval['carriers']>>,
    { quotes, shipments }: RemovedDemonstrationDto,
  ): Promise<number> {
    const carriers = await this.carriers.count(tx, companyId);
    await this.quotes.deleteCalls(tx, companyId, split);
    await this.shipments.removeReceived(tx, companyId, split.demoConnectionIds);
    await this.carriers.remove(tx, companyId);
    if (carriers + quotes + shipments > 0)
      await this.audit.record(tx, {
        companyId,
        userId,
        action: 'demonstration.removed',
        subject: companyId,
        details: { carriers, quotes, shipments },
      });
    return carriers;
  }
}
