import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { TruckloadRow } from '../../rating/index.js';
import { TariffEntity } from './tariff.entity.js';

/** A truckload rate of a tariff by lane or mileage band. */
@ForeignKey(() => TariffEntity, ['companyId', 'tariffId'], ['companyId', 'id'], { name: 'fk_truckload_rate_tariff' })
@Entity('truckload_rate')
export class TruckloadRateEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'tariff_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  tariffId: string;

  @PrimaryColumn({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  origin: string;

  @PrimaryColumn({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  destination: string;

  @PrimaryColumn({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  equipment: TruckloadRow['equipment'];

  @Column({ name: 'rate_per_mile', type: 'int', unsigned: true })
  ratePerMile: number;

  @Column({ type: 'int', unsigned: true, nullable: true })
  minimum: number | null;

  @Column({ name: 'transit_days', type: 'tinyint', unsigned: true, nullable: true })
  transitDays: number | null;
}
