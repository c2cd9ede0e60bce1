import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CarrierEntity } from './carrier.entity.js';
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
}
