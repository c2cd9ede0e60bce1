import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { storedDocument } from '../../../platform/database/stored-document.js';
import type { ApprovalRule } from '../domain/approval-rule.js';

/** What a rule compares and who approves. */
export type RuleBody = Pick<ApprovalRule, 'conditions' | 'approvers' | 'secondStep'>;

/** Column `approval_rule.body`. */
export const RULE_BODY = storedDocument<RuleBody>({ version: 1 });

/** An approval rule of a company, in the order of `position`. */
@Index('ix_approval_rule_position', ['companyId', 'isOn', 'position'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_approval_rule_company' })
@Entity('approval_rule')
export class ApprovalRuleEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'int' })
  position: number;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ name: 'is_on', type: 'boolean' })
  isOn: boolean;

  /** Later rules are not evaluated if this one applies. */
  @Column({ name: 'is_stop', type: 'boolean' })
  isStop: boolean;

  @Column({ type: 'json', transformer: { to: RULE_BODY.write, from: RULE_BODY.read } })
  body: RuleBody;

  /** Increases by one with every change. */
  @Column({ type: 'int' })
  version: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}
