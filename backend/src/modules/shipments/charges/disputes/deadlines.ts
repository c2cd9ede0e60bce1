import { Injectable } from '@nestjs/common';
import type { LocalDate } from '../../../../kernel/time/local-date.js';
import { endOfDay } from '../../../../kernel/time/local-time.js';
import { Clock } from '../../../../platform/clock.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { newId } from '../../../../platform/ids.js';
import type { ClaimDeadline } from '../../claims/domain/claim-deadlines.js';
import { DEADLINE_ZONE, type DeadlineKind, nextAlertAt } from './domain/deadline.js';
import { ChargeDeadlinesRepository } from './persistence/charge-deadlines.sql.js';

/** Starts and ends the deadlines of invoices and claims. */
@Injectable()
export class Deadlines {
  constructor(
    private readonly rows: ChargeDeadlinesRepository,
    private readonly clock: Clock,
  ) {}

  /** Starts a deadline of each invoice at the end of the day, unless it has passed. */
  async start(
    tx: Transaction,
    kind: DeadlineKind,
    invoices: readonly { companyId: string; id: string; dueOn: LocalDate }[],
  ): Promise<void> {
    const now = this.clock.now();
    const rows = invoices
      .map(({ companyId, id: invoiceId, dueOn }) => ({ companyId, invoiceId, dueAt: endOfDay(dueOn, DEADLINE_ZONE) }))
      .filter(({ dueAt }) => dueAt > now)
      .map((row) => ({
        ...row,
        id: newId('cdl'),
        claimId: null,
        kind,
        nextAlertAt: nextAlertAt(row.dueAt, now),
        endedAt: null,
      }));
    await this.rows.insert(tx, rows);
  }

  /** Makes these the open deadlines of a claim that the caller has locked. Those that have passed stay open. */
  async ofClaim(
    tx: Transaction,
    { companyId, id: claimId }: { companyId: string; id: string },
    wanted: readonly ClaimDeadline[],
  ): Promise<void> {
    const now = this.clock.now();
    const due = wanted.map(({ kind, dueOn }) => ({ kind, dueAt: endOfDay(dueOn, DEADLINE_ZONE) }));
    const isSame = (a: { kind: DeadlineKind; dueAt: Date }) => (b: { kind: DeadlineKind; dueAt: Date }) =>
      a.kind === b.kind && a.dueAt.getTime() === b.dueAt.getTime();
    const open = await this.rows.openOfClaim(tx, companyId, claimId);
    const ended = open.filter((one) => !due.some(isSame(one))).map(({ id }) => id);
    await this.rows.endAll(tx, companyId, ended, now);
    const started = due
      .filter((deadline) => !open.some(isSame(deadline)))
      .map((one) => {
        const alert = nextAlertAt(one.dueAt, now);
        return { companyId, id: newId('cdl'), invoiceId: null, claimId, ...one, nextAlertAt: alert, endedAt: null };
      });
    await this.rows.insert(tx, started);
  }

  end(
    tx: Transaction,
    { companyId, id: invoiceId }: { companyId: string; id: string },
    ...kinds: DeadlineKind[]
  ): Promise<void> {
    return this.rows.end(tx, { companyId, invoiceId }, kinds, this.clock.now());
  }
}
