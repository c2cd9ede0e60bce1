import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CarrierEntity } from './carrier.entity.js';
import type { CheckRule } from '../../../kernel/identifiers/pro-number.js';
import { safeInteger } from '../../../platform/database/columns.js';

/** A block of PRO numbers that a carrier assigned to a company. */
@ForeignKey(() => CarrierEntity, ['companyId', 'carrierId'], ['companyId', 'id'], { name: 'fk_pro_block_carrier' })
@Entity('pro_block')
export class ProBlockEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'carrier_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  carrierId: string;

  @PrimaryColumn({ name: 'first_number', type: 'bigint', transformer: safeInteger })
  firstNumber: number;

  @Column({ name: 'last_number', type: 'bigint', transformer: safeInteger })
  lastNumber: number;

  @Column({ name: 'next_number', type: 'bigint', transformer: safeInteger })
  nextNumber: number;

  /** Letters before the number. */
  @Column({ type: 'varchar', length: 4, charset: 'ascii', collation: 'ascii_bin', default: '' })
  prefix: string;

  /** Digits of the number before the check digit, with leading zeros; 0: not padded. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  digits: number;

  /** Null for ranges that earlier versions invented: no more numbers are given from them. */
  @Column({ name: 'check_rule', type: 'varchar', length: 5, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  checkRule: CheckRule | null;

  /** Null for the blocks of demonstration carriers and of earlier versions. */
  @Column({ name: 'entered_at', type: 'datetime', precision: 3, nullable: true })
  enteredAt: Date | null;
}
