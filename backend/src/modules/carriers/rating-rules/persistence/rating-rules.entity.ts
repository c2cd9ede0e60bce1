import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ModeThresholds } from '../../../rating/index.js';

/** How a company rates: mode thresholds and rules. */
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_rating_rules_company' })
@Entity('rating_rules')
export class RatingRulesEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @Column({ type: 'json' })
  thresholds: Partial<ModeThresholds>;

  /** Increases by one with every change of the lane miles. */
  @Column({ name: 'lanes_version', type: 'int', default: 1 })
  lanesVersion: number;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}
