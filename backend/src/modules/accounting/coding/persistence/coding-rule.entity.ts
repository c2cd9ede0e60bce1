import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { storedDocument } from '../../../../platform/database/stored-document.js';
import type { CodingRule } from '../domain/coding-rule.js';

/** What a rule compares and what it gives. */
export type CodingRuleBody = Pick<CodingRule, 'conditions' | 'accounts' | 'split'>;

/** Column `coding_rule.body`. */
export const CODING_RULE_BODY = storedDocument<CodingRuleBody>({ version: 1 });

/** A coding rule of a company, in the order of `position`. */
@Index('ix_coding_rule_position', ['companyId', 'isOn', 'position'])
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_coding_rule_company' })
@Entity('coding_rule')
export class CodingRuleEntity {
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

  @Column({ type: 'json', transformer: { to: CODING_RULE_BODY.write, from: CODING_RULE_BODY.read } })
  body: CodingRuleBody;

  /** Increases by one with every change. */
  @Column({ type: 'int' })
  version: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}
