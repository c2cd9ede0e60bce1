import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { readCursor, toPage } from '../../../platform/http/paging/keyset-cursor.js';
import { PAGE_SIZE, presentPage } from '../../../platform/http/paging/page.js';
import { ApproversService, type PresentApprovers } from '../../approvals/index.js';
import type { ApprovalCountsDto, ApprovalDto, ApprovalListDto, ApprovalListQuery } from './approvals.dto.js';
import { approvalDecided, notYourRequest } from './approvals.errors.js';
import { presentApproval, rightOf } from './approvals.presenter.js';
import { pricesHidden } from '../quotes.errors.js';
import { DecideApprovalsService } from './decide-approvals.service.js';
import { type ApprovalRow, ApprovalRequestsRepository } from './persistence/approval-requests.sql.js';

/** Pending requests that the count examines. */
const COUNTED = 200;
const NO_APPROVERS: PresentApprovers = { members: [], delegations: [], rate: null };

/** Reads requests, and lets requesters withdraw them. */
@Injectable()
export class ApprovalsService {
  constructor(
    private readonly requests: ApprovalRequestsRepository,
    private readonly approvers: ApproversService,
    private readonly decisions: DecideApprovalsService,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  async list(
    actor: Actor,
    { view = 'pending', limit = PAGE_SIZE, cursor }: ApprovalListQuery,
  ): Promise<ApprovalListDto> {
    const after = cursor === undefined ? null : readCursor(cursor);
    const [rows, approvers] = await Promise.all([
      this.requests.list(actor.companyId, view === 'pending', after, limit + 1),
      this.approvers.of(actor.companyId),
    ]);
    return presentPage(toPage(rows, limit), (row) => presentApproval(actor, row, approvers));
  }

  async counts(actor: Actor): Promise<ApprovalCountsDto> {
    const { companyId, userId, permissions } = actor;
    const rows = permissions.has('approval.decide') ? await this.requests.list(companyId, true, null, COUNTED) : [];
    if (rows.length === 0) return { waiting: 0 };
    const approvers = await this.approvers.of(
      companyId,
      rows.map(({ currency }) => currency),
    );
    return { waiting: rows.filter((row) => rightOf(userId, row, approvers).may).length };
  }

  /** @throws NotFound */
  async get(actor: Actor, id: string): Promise<ApprovalDto> {
    return this.present(actor, await this.existing(actor, id));
  }

  /** The newest request of a quote; null without one, or without permission to see prices. */
  async ofQuote(actor: Actor, quoteId: string): Promise<ApprovalDto | null> {
    if (!actor.permissions.has('price.read')) return null;
    const row = await this.requests.ofQuote(actor.companyId, quoteId);
    return row === null ? null : this.present(actor, row);
  }

  /** Returns the quote to its requester. @throws NotFound; DomainError FORBIDDEN (403), also without price.read; Conflict APPROVAL_DECIDED or STALE_REVISION */
  async withdraw(actor: Actor, id: string): Promise<ApprovalDto> {
    const { companyId, userId } = actor;
    const row = await this.existing(actor, id);
    if (row.requestedBy !== userId) throw notYourRequest();
    if (!actor.permissions.has('price.read')) throw pricesHidden();
    if (row.status !== 'pending') throw approvalDecided(row.status);
    await this.database.transaction(async (tx) => {
      await this.decisions.end(tx, row, 'withdrawn', 'approval_withdrawn', userId);
      const details = { quoteId: row.quoteId, number: row.number };
      await this.audit.record(tx, { companyId, userId, action: 'approval.withdrawn', subject: id, details });
    });
    return this.get(actor, id);
  }

  private async present(actor: Actor, row: ApprovalRow): Promise<ApprovalDto> {
    const approvers = row.status === 'pending' ? await this.approvers.of(actor.companyId) : NO_APPROVERS;
    return presentApproval(actor, row, approvers);
  }

  private async existing({ companyId }: Actor, id: string): Promise<ApprovalRow> {
    const row = await this.requests.find(companyId, id);
    if (row === null) throw new NotFound();
    return row;
  }
}
