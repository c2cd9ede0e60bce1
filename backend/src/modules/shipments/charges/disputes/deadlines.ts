import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../../kernel/time/local-date.js';
import { endOfDay } from '../../../../kernel/time/local-time.js';
import { Clock } from '../../../../platform/clock.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { newId } from '../../../../platform/ids.js';
import { DEADLINE_ZONE, type DeadlineKind, nextAlertAt } from './domain/deadline.js';
import { ChargeDeadlinesRepository } from './persistence/charge-deadlines.sql.js';

/** Starts and ends the deadlines of invoices. */
@Injectable()
export class Deadlines {
  constructor(
    private readonly rows: ChargeDeadlinesRepository,
    private readonly clock: Clock,
  ) {}

  /** Starts a deadline at the end of the day, unless it has passed. */
  async start(
    tx: Transaction,
    { companyId, id: invoiceId }: { companyId: string; id: string },
    kind: DeadlineKind,
    dueOn: LocalDate,
  ): Promise<void> {
    const now = this.clock.now();
    const dueAt = endOfDay(dueOn, DEADLINE_ZONE);
    if (dueAt <= now) return;
    const row = { companyId, id: newId('cdl'), invoiceId, kind, dueAt, nextAlertAt: nextAlertAt(dueAt, now) };
    await this.rows.insert(tx, { ...row, endedAt: null });
  }

  end(
    tx: Transaction,
    { companyId, id: invoiceId }: { companyId: string; id: string },
    ...kinds: DeadlineKind[]
  ): Promise<void> {
    return this.rows.end(tx, { companyId, invoiceId }, kinds, this.clock.now());
  }
}
