import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { newId } from '../../../platform/ids.js';
import { lockCompany } from '../../companies/index.js';
import { markAllReportDays } from '../../shipments/index.js';
import { staleRule, tooManyRules } from '../accounting.errors.js';
import { codingRuleErrors } from './check-coding-rule.js';
import {
  type ChangeCodingRuleDto,
  type CodingRuleDto,
  type CodingRuleListDto,
  MAX_RULES,
  type SaveCodingRuleDto,
} from './coding-rules.dto.js';
import type { CodingRule } from './domain/coding-rule.js';
import type { CodingRuleEntity } from './persistence/coding-rule.entity.js';
import { CodingRulesRepository } from './persistence/coding-rules.repository.js';

type Change = 'coding_rule.created' | 'coding_rule.changed' | 'coding_rule.removed';

/** The ordered coding rules of a company. Changes are serialized by the lock of the company. */
@Injectable()
export class CodingRulesService {
  constructor(
    private readonly rules: CodingRulesRepository,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list({ companyId }: Pick<Actor, 'companyId'>): Promise<CodingRuleListDto> {
    return { items: (await this.rules.list(companyId)).map(present) };
  }

  /** Rules that are on, in their order. */
  async of(companyId: string, tx?: Transaction): Promise<CodingRule[]> {
    return (await this.rules.listOn(companyId, tx)).map(({ id, name, body }) => ({ id, name, ...body }));
  }

  /** Adds a rule; one with conditions goes before the first rule without. @throws ValidationFailed; DomainError TOO_MANY (422) */
  async add(actor: Actor, rule: SaveCodingRuleDto): Promise<CodingRuleDto> {
    const { companyId } = actor;
    check(rule);
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      const rows = await this.lock(tx, companyId);
      if (rows.length >= MAX_RULES) throw tooManyRules(MAX_RULES);
      const fallback = rows.findIndex(({ body }) => body.conditions.length === 0);
      const index = fallback < 0 || rule.conditions.length === 0 ? rows.length : fallback;
      const identity = { companyId, id: newId('cdr'), position: index + 1, version: 1, createdAt: now, updatedAt: now };
      const row = { ...identity, ...columnsOf(rule) };
      await this.rules.insert(tx, row);
      await this.place(
        tx,
        companyId,
        rows.toSpliced(index, 0, row).map(({ id }) => id),
      );
      await this.record(tx, actor, 'coding_rule.created', row);
      return present(row);
    });
  }

  /** Replaces a rule; its position stays. @throws NotFound; ValidationFailed; Conflict STALE_REVISION */
  async change(actor: Actor, id: string, { version, ...rule }: ChangeCodingRuleDto): Promise<CodingRuleDto> {
    const { companyId } = actor;
    return this.database.transaction(async (tx) => {
      const row = (await this.lock(tx, companyId)).find((one) => one.id === id);
      if (row === undefined) throw new NotFound();
      check(rule);
      if (row.version !== version) throw staleRule();
      const changed = { ...row, ...columnsOf(rule), version: version + 1, updatedAt: this.clock.now() };
      await this.rules.update(tx, changed);
      await this.record(tx, actor, 'coding_rule.changed', changed);
      return present(changed);
    });
  }

  /** @throws Conflict STALE_REVISION unless `ids` are exactly the company's rules */
  async reorder(actor: Actor, ids: readonly string[]): Promise<CodingRuleListDto> {
    const { companyId, userId } = actor;
    await this.database.transaction(async (tx) => {
      const rows = await this.lock(tx, companyId);
      if (rows.length !== ids.length || rows.some(({ id }) => !ids.includes(id))) throw staleRule();
      await this.place(tx, companyId, ids);
      await markAllReportDays(tx, companyId);
      const details = { count: ids.length };
      await this.audit.record(tx, { companyId, userId, action: 'coding_rules.reordered', details });
    });
    return this.list(actor);
  }

  /** @throws NotFound */
  async remove(actor: Actor, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = (await this.lock(tx, actor.companyId)).find((one) => one.id === id);
      if (row === undefined) throw new NotFound();
      await this.rules.remove(tx, actor.companyId, id);
      await this.record(tx, actor, 'coding_rule.removed', row);
    });
  }

  private async place(tx: Transaction, companyId: string, ids: readonly string[]): Promise<void> {
    for (const [index, id] of ids.entries()) await this.rules.place(tx, companyId, id, index + 1);
  }

  private async lock(tx: Transaction, companyId: string): Promise<CodingRuleEntity[]> {
    await lockCompany(tx, companyId);
    return this.rules.lock(tx, companyId);
  }

  /** Reports divide the cost of all shipments by the rules. */
  private async record(
    tx: Transaction,
    { companyId, userId }: Actor,
    action: Change,
    { id, name, isOn }: CodingRuleEntity,
  ): Promise<void> {
    await markAllReportDays(tx, companyId);
    await this.audit.record(tx, { companyId, userId, action, subject: name, details: { id, on: isOn } });
  }
}

/** @throws ValidationFailed */
function check(rule: SaveCodingRuleDto): void {
  const errors = codingRuleErrors(rule);
  if (errors.length > 0) throw new ValidationFailed(errors);
}

function columnsOf({
  name,
  on,
  conditions,
  accounts,
  split,
}: SaveCodingRuleDto): Pick<CodingRuleEntity, 'name' | 'isOn' | 'body'> {
  return { name, isOn: on, body: { conditions, accounts, split } };
}

function present({ id, name, isOn, body, version }: CodingRuleEntity): CodingRuleDto {
  const { conditions, accounts, split } = body as Pick<CodingRuleDto, 'conditions' | 'accounts' | 'split'>;
  return { id, name, on: isOn, conditions, accounts, split, version };
}
