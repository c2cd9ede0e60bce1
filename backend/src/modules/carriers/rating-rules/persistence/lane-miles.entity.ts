import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** Practical miles that a company has entered for a lane. */
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_lane_miles_company' })
@Entity('lane_miles')
export class LaneMilesEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  origin: string;

  @PrimaryColumn({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  destination: string;

  @Column({ type: 'smallint', unsigned: true })
  miles: number;
}
