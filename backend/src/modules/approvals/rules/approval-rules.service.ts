import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { lockCompany } from '../../companies/index.js';
import { staleRule, tooManyRules } from '../approvals.errors.js';
import type { ApprovalRule } from '../domain/approval-rule.js';
import type { ApprovalRuleEntity } from '../persistence/approval-rule.entity.js';
import { ApprovalRulesRepository } from '../persistence/approval-rules.repository.js';
import { ApprovingMembers } from '../persistence/approving-members.sql.js';
import {
  type ApprovalRuleDto,
  type ApprovalRuleListDto,
  type ChangeApprovalRuleDto,
  MAX_RULES,
  type SaveApprovalRuleDto,
} from './approval-rules.dto.js';
import { ruleErrors } from './check-rule.js';

type Change = 'approval_rule.created' | 'approval_rule.changed' | 'approval_rule.removed';

/** The ordered approval rules of a company. Changes are serialized by the lock of the company. */
@Injectable()
export class ApprovalRulesService {
  constructor(
    private readonly rules: ApprovalRulesRepository,
    private readonly members: ApprovingMembers,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list({ companyId }: Actor): Promise<ApprovalRuleListDto> {
    const [rows, members] = await Promise.all([this.rules.list(companyId), this.members.list(companyId)]);
    return { items: rows.map(present), members: [...members] };
  }

  /** Rules in their order; with `includeOff`, also those that are switched off. */
  async of(companyId: string, { includeOff = false } = {}): Promise<ApprovalRule[]> {
    const rows = includeOff ? await this.rules.list(companyId) : await this.rules.listOn(companyId);
    return rows.map(({ id, name, body, isStop }) => ({ id, name, ...body, stop: isStop }));
  }

  /** Adds a rule after the others. @throws ValidationFailed; DomainError TOO_MANY (422) */
  async add(actor: Actor, rule: SaveApprovalRuleDto): Promise<ApprovalRuleDto> {
    const { companyId } = actor;
    await this.check(companyId, rule);
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      const rows = await this.lock(tx, companyId);
      if (rows.length >= MAX_RULES) throw tooManyRules(MAX_RULES);
      const position = (rows.at(-1)?.position ?? 0) + 1;
      const identity = { companyId, id: newId('apr'), position, version: 1, createdAt: now, updatedAt: now };
      const row = { ...identity, ...columnsOf(rule) };
      await this.rules.insert(tx, row);
      await this.record(tx, actor, 'approval_rule.created', row);
      return present(row);
    });
  }

  /** Replaces a rule; its position stays. @throws NotFound; ValidationFailed; Conflict STALE_REVISION */
  async change(actor: Actor, id: string, { version, ...rule }: ChangeApprovalRuleDto): Promise<ApprovalRuleDto> {
    const { companyId } = actor;
    const stored = (await this.rules.list(companyId)).some((row) => row.id === id);
    if (!stored) throw new NotFound();
    await this.check(companyId, rule);
    return this.database.transaction(async (tx) => {
      const row = (await this.lock(tx, companyId)).find((one) => one.id === id);
      if (row === undefined) throw new NotFound();
      if (row.version !== version) throw staleRule();
      const changed = { ...row, ...columnsOf(rule), version: version + 1, updatedAt: this.clock.now() };
      await this.rules.update(tx, changed);
      await this.record(tx, actor, 'approval_rule.changed', changed);
      return present(changed);
    });
  }

  /** @throws Conflict STALE_REVISION unless `ids` are exactly the company's rules */
  async reorder(actor: Actor, ids: readonly string[]): Promise<ApprovalRuleListDto> {
    const { companyId, userId } = actor;
    await this.database.transaction(async (tx) => {
      const rows = await this.lock(tx, companyId);
      if (rows.length !== ids.length || rows.some(({ id }) => !ids.includes(id))) throw staleRule();
      for (const [index, id] of ids.entries()) await this.rules.place(tx, companyId, id, index + 1);
      const details = { count: ids.length };
      await this.audit.record(tx, { companyId, userId, action: 'approval_rules.reordered', details });
    });
    return this.list(actor);
  }

  /** Deletes a rule. Requests that it caused stay as they are. @throws NotFound */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = (await this.lock(tx, actor.companyId)).find((one) => one.id === id);
      if (row === undefined) throw new NotFound();
      await this.rules.remove(tx, actor.companyId, id);
      await this.record(tx, actor, 'approval_rule.removed', row);
    });
  }

  private async check(companyId: string, rule: Omit<ApprovalRule, 'id'>): Promise<void> {
    const members = await this.members.list(companyId);
    const errors = ruleErrors(rule, new Set(members.map(({ userId }) => userId)));
    if (errors.length > 0) throw new ValidationFailed(errors);
  }

  private async lock(tx: Transaction, companyId: string): Promise<ApprovalRuleEntity[]> {
    await lockCompany(tx, companyId);
    return this.rules.lock(tx, companyId);
  }

  private record(
    tx: Transaction,
    { companyId, userId }: Actor,
    action: Change,
    row: ApprovalRuleEntity,
  ): Promise<void> {
    const { id, name, isOn } = row;
    return this.audit.record(tx, { companyId, userId, action, subject: name, details: { id, on: isOn } });
  }
}

function columnsOf({
  name,
  on,
  stop,
  conditions,
  approvers,
  secondStep,
}: SaveApprovalRuleDto): Pick<ApprovalRuleEntity, 'name' | 'isOn' | 'isStop' | 'body'> {
  return { name, isOn: on, isStop: stop, body: { conditions, approvers, secondStep: secondStep ?? null } };
}

function present({ id, name, isOn, isStop, body, version }: ApprovalRuleEntity): ApprovalRuleDto {
  const { conditions, approvers, secondStep } = body as Pick<
    ApprovalRuleDto,
    'conditions' | 'approvers' | 'secondStep'
  >;
  return { id, name, on: isOn, stop: isStop, conditions, approvers, secondStep, version };
}
