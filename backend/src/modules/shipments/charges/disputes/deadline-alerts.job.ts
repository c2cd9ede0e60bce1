import { english } from '../../../../messages/translate.js';
import { msg, type Message } from '../../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { DomainEvents } from '../../../../platform/domain-events/domain-events.js';
import { PeriodicJob } from '../../../../platform/jobs/periodic-jobs.js';
import { ALL_COMPANIES } from '../../../../platform/jobs/shards.js';
import { ClaimsRepository } from '../../claims/persistence/claims.sql.js';
import { InvoicesRepository } from '../invoices/persistence/invoices.sql.js';
import { alertHours, type DeadlineKind, nextAlertAt } from './domain/deadline.js';
import type { ChargeDeadlineEntity } from './persistence/charge-deadline.entity.js';
import { ChargeDeadlinesRepository } from './persistence/charge-deadlines.sql.js';

const EVERY_MS = 60_000;
const BATCH = 100;

const TEXTS: Readonly<Record<DeadlineKind, (hours: number) => Message>> = {
  dispute: (hours) => msg`The invoice is due in ${{ hours }} hours. Approve it or dispute it before then.`,
  answer: (hours) => msg`The carrier’s answer to the dispute is due in ${{ hours }} hours. Call the carrier.`,
  claim_notice: (hours) => msg`Concealed damage must be reported to the carrier in ${{ hours }} hours.`,
  claim_file: (hours) => msg`The claim must be filed in ${{ hours }} hours.`,
  claim_acknowledge: (hours) => msg`The carrier should acknowledge the claim in ${{ hours }} hours.`,
  claim_answer: (hours) => msg`The carrier should pay, decline or make an offer in ${{ hours }} hours.`,
  claim_update: (hours) => msg`The carrier should report on the claim in ${{ hours }} hours.`,
  claim_suit: (hours) => msg`A suit about the declined claim must be filed in ${{ hours }} hours.`,
};

interface AlertSubject {
  type: 'claim' | 'invoice';
  id: string;
  label: string;
}

/** Notifies finance and managers 48, 24 and 4 hours before a deadline (freight.md Annex A, step 8). Each alert is published once, whatever worker runs. */
@Injectable()
export class DeadlineAlertsJob {
  constructor(
    private readonly deadlines: ChargeDeadlinesRepository,
    private readonly invoices: InvoicesRepository,
    private readonly claims: ClaimsRepository,
    private readonly domainEvents: DomainEvents,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'deadline alerts', everyMs: EVERY_MS, sharded: true })
  async run(_signal?: AbortSignal, shard = ALL_COMPANIES): Promise<void> {
    const due = await this.deadlines.alertable(this.clock.now(), shard, BATCH);
    for (const deadline of due) await this.alert(deadline);
  }

  /** An alert that a stopped worker missed is replaced by the one for the time that is left. */
  private alert(deadline: ChargeDeadlineEntity): Promise<void> {
    const { companyId, id, kind, dueAt } = deadline;
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      if (!(await this.deadlines.moveAlert(tx, deadline, nextAlertAt(dueAt, now)))) return;
      const hours = alertHours(dueAt, now);
      const subject = await this.subjectOf(deadline);
      if (hours === null || subject === null) return;
      await this.domainEvents.publish(tx, {
        companyId,
        kind: subject.type === 'claim' ? 'claim.deadline' : 'dispute.deadline',
        subject,
        actorId: null,
        value: `${id}:${hours}`,
        data: { text: english(TEXTS[kind](hours)), hours, deadline: kind },
      });
    });
  }

  /** Null if it was removed meanwhile. */
  private async subjectOf({ companyId, invoiceId, claimId }: ChargeDeadlineEntity): Promise<AlertSubject | null> {
    const claim = claimId === null ? null : await this.claims.find(companyId, claimId);
    if (claim !== null) return { type: 'claim', id: claim.id, label: `Claim ${claim.number}` };
    const invoice = invoiceId === null ? null : await this.invoices.find(companyId, invoiceId);
    return invoice === null ? null : { type: 'invoice', id: invoice.id, label: `Invoice ${invoice.number}` };
  }
}
