import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { storedDocument } from '../../../../platform/database/stored-document.js';
import type { Accruals } from '../../accruals/accruals.service.js';

/** What is stored of a closed month beside its columns. */
export interface PeriodBody {
  accruals: Accruals;
  /** The accruals as CSV, in the store. */
  file: { key: string; size: number; sha256: string };
}

/** Column `accounting_period.body`. */
export const PERIOD_BODY = storedDocument<PeriodBody>({ version: 1 });

/** A closed month of accounting. */
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_accounting_period_company' })
@Entity('accounting_period')
export class AccountingPeriodEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  /** Such as 2026-11. */
  @PrimaryColumn({ type: 'char', length: 7, charset: 'ascii', collation: 'ascii_bin' })
  month: string;

  @Column({ type: 'json', transformer: { to: PERIOD_BODY.write, from: PERIOD_BODY.read } })
  body: PeriodBody;

  @Column({ name: 'closed_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  closedBy: string;

  @Column({ name: 'closed_by_name', type: 'varchar', length: 100 })
  closedByName: string;

  @Column({ name: 'closed_at', type: 'datetime', precision: 3 })
  closedAt: Date;
}
