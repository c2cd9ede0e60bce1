import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TariffEntity } from './tariff.entity.js';

/** LTL base rates of a lane of a tariff, by class and weight break. */
@ForeignKey(() => TariffEntity, ['companyId', 'tariffId'], ['companyId', 'id'], { name: 'fk_tariff_rate_tariff' })
@Entity('tariff_rate')
export class TariffRateEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'tariff_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  tariffId: string;

  @PrimaryColumn({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  origin: string;

  @PrimaryColumn({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  destination: string;

  @PrimaryColumn({ name: 'miles_from', type: 'smallint', unsigned: true })
  milesFrom: number;

  @Column({ name: 'miles_to', type: 'smallint', unsigned: true })
  milesTo: number;

  @PrimaryColumn({ name: 'freight_class', type: 'smallint', unsigned: true })
  freightClass: number;

  @Column({ type: 'int', unsigned: true, nullable: true })
  l5c: number | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  m5c: number | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  m1m: number | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  m2m: number | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  m5m: number | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  m10m: number | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  m20m: number | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  m30m: number | null;

  @Column({ type: 'int', unsigned: true, nullable: true })
  m40m: number | null;

  @Column({ type: 'boolean', default: false })
  interline: boolean;

  @Column({ name: 'transit_days', type: 'tinyint', unsigned: true, nullable: true })
  transitDays: number | null;
}
