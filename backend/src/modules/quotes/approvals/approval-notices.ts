import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { DomainEvents } from '../../../platform/domain-events/domain-events.js';
import { ApproversService } from '../../approvals/index.js';
import { approversOf } from './approvals.presenter.js';
import type { NewApproval } from './persistence/approval-requests.sql.js';

/** A request with the number of its quote. */
export type NotedApproval = NewApproval & { number: string };

/** Notifies approvers of requests and requesters of decisions. */
@Injectable()
export class ApprovalNotices {
  constructor(
    private readonly approvers: ApproversService,
    private readonly domainEvents: DomainEvents,
  ) {}

  /** Notifies the approvers of the next step, delegates included. `what` tells repeated notices of a request apart. */
  async requested(
    tx: Transaction,
    row: NotedApproval,
    what: string,
    actorId: string | null,
    text: string,
  ): Promise<void> {
    const members = approversOf(row, await this.approvers.of(row.companyId), { delegates: true });
    await this.domainEvents.publish(tx, {
      companyId: row.companyId,
      kind: 'approval.requested',
      subject: { type: 'quote', id: row.quoteId, label: row.number },
      actorId,
      value: `${row.id} ${what}`,
      data: { approverIds: members.map(({ userId }) => userId).join(' '), text },
    });
  }

  /** Notifies the requester. */
  async decided(tx: Transaction, row: NotedApproval, actorId: string | null, text: string): Promise<void> {
    await this.domainEvents.publish(tx, {
      companyId: row.companyId,
      kind: 'approval.decided',
      subject: { type: 'quote', id: row.quoteId, label: row.number },
      actorId,
      value: row.id,
      data: { userId: row.requestedBy, text },
    });
  }
}

/** The rules of the next step, for notifications. */
export function rulesText({ body: { steps, decisions } }: Pick<NewApproval, 'body'>): string {
  return steps[decisions.length]?.rules.join(', ') ?? '';
}
