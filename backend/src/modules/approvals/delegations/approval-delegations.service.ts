import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { type FieldError, NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { tooManyDelegations } from '../approvals.errors.js';
import type { ApprovingMember } from '../domain/approvers.js';
import type { ApprovalDelegationEntity } from '../persistence/approval-delegation.entity.js';
import { ApprovalDelegationsRepository } from '../persistence/approval-delegations.repository.js';
import { ApprovingMembers } from '../persistence/approving-members.sql.js';
import type {
  ApprovalDelegationDto,
  ApprovalDelegationListDto,
  SaveApprovalDelegationDto,
} from './approval-delegations.dto.js';
import { msg } from '../../../messages/message.js';

/** Current and future delegations by and to one user. */
const MAX_DELEGATIONS = 50;

/** Delegations of approvals by the signed-in user. */
@Injectable()
export class ApprovalDelegationsService {
  constructor(
    private readonly delegations: ApprovalDelegationsRepository,
    private readonly members: ApprovingMembers,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list({ companyId, userId }: Actor): Promise<ApprovalDelegationListDto> {
    const [rows, members] = await Promise.all([
      this.delegations.ofUser(companyId, userId, this.clock.now()),
      this.members.list(companyId),
    ]);
    return {
      items: rows.map((row) => present(row, userId, members)),
      members: members.filter((member) => member.userId !== userId),
    };
  }

  /** @throws ValidationFailed; DomainError TOO_MANY (422) */
  async add(actor: Actor, { toUserId, ...period }: SaveApprovalDelegationDto): Promise<ApprovalDelegationDto> {
    const { companyId, userId } = actor;
    const now = this.clock.now();
    const startsAt = new Date(period.startsAt);
    const endsAt = new Date(period.endsAt);
    const members = await this.members.list(companyId);
    const isMember = toUserId !== userId && members.some((member) => member.userId === toUserId);
    const errors = periodErrors(startsAt, endsAt, now);
    if (!isMember)
      errors.push({
        pointer: '/toUserId',
        code: 'APPROVER_UNKNOWN',
        message: msg`Choose another member who may approve.`,
      });
    if (errors.length > 0) throw new ValidationFailed(errors);
    if ((await this.delegations.ofUser(companyId, userId, now)).length >= MAX_DELEGATIONS)
      throw tooManyDelegations(MAX_DELEGATIONS);
    const row = { companyId, id: newId('apd'), fromUserId: userId, toUserId, startsAt, endsAt, createdAt: now };
    await this.database.transaction(async (tx) => {
      await this.delegations.insert(tx, row);
      const details = { id: row.id, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
      await this.audit.record(tx, {
        companyId,
        userId,
        action: 'approval_delegation.created',
        subject: toUserId,
        details,
      });
    });
    return present(row, userId, members);
  }

  /** Ends a delegation of the user. @throws NotFound */
  async remove({ companyId, userId }: Actor, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.delegations.remove(tx, companyId, userId, id))) throw new NotFound();
      await this.audit.record(tx, { companyId, userId, action: 'approval_delegation.removed', subject: id });
    });
  }
}

function periodErrors(startsAt: Date, endsAt: Date, now: Date): FieldError[] {
  if (endsAt > startsAt && endsAt > now) return [];
  return [{ pointer: '/endsAt', code: 'RANGE', message: msg`Choose an end after the start and in the future.` }];
}

function present(
  { id, fromUserId, toUserId, startsAt, endsAt }: ApprovalDelegationEntity,
  userId: string,
  members: readonly ApprovingMember[],
): ApprovalDelegationDto {
  const named = (id: string) => ({
    userId: id,
    fullName: members.find((member) => member.userId === id)?.fullName ?? '',
  });
  return {
    id,
    from: named(fromUserId),
    to: named(toUserId),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    own: fromUserId === userId,
  };
}
