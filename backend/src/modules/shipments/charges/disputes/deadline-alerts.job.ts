import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { DomainEvents } from '../../../../platform/domain-events/domain-events.js';
import { PeriodicJob } from '../../../../platform/jobs/periodic-jobs.js';
import { InvoicesRepository } from '../invoices/persistence/invoices.sql.js';
import { alertHours, type DeadlineKind, nextAlertAt } from './domain/deadline.js';
import type { ChargeDeadlineEntity } from './persistence/charge-deadline.entity.js';
import { ChargeDeadlinesRepository } from './persistence/charge-deadlines.sql.js';

const EVERY_MS = 60_000;
const BATCH = 100;

const TEXTS: Readonly<Record<DeadlineKind, (hours: number) => string>> = {
  dispute: (hours) => `The invoice is due in ${hours} hours. Approve it or dispute it before then.`,
  answer: (hours) => `The carrier's answer to the dispute is due in ${hours} hours. Call the carrier.`,
};

/** Notifies finance and managers 48, 24 and 4 hours before a deadline (freight.md Annex A, step 8). Each alert is published once, whatever worker runs. */
@Injectable()
export class DeadlineAlertsJob {
  constructor(
    private readonly deadlines: ChargeDeadlinesRepository,
    private readonly invoices: InvoicesRepository,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'deadline alerts', everyMs: EVERY_MS })
  async run(): Promise<void> {
    const due = await this.deadlines.alertable(this.clock.now(), BATCH);
    for (const deadline of due) await this.alert(deadline);
  }

  /** An alert that a stopped worker missed is replaced by the one for the time that is left. */
  private alert(deadline: ChargeDeadlineEntity): Promise<void> {
    const { companyId, id, invoiceId, kind, dueAt } = deadline;
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      if (!(await this.deadlines.moveAlert(tx, deadline, nextAlertAt(dueAt, now)))) return;
      const hours = alertHours(dueAt, now);
      const invoice = invoiceId === null ? null : await this.invoices.find(companyId, invoiceId);
      if (hours === null || invoice === null) return;
      await this.domainEvents.publish(tx, {
        companyId,
        kind: 'dispute.deadline',
        subject: { type: 'invoice', id: invoice.id, label: `Invoice ${invoice.number}` },
        actorId: null,
        value: `${id}:${hours}`,
        data: { text: TEXTS[kind](hours), hours, deadline: kind },
      });
    });
  }
}
