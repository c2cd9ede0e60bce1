import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CarrierEntity } from '../../persistence/carrier.entity.js';

export const CONTACT_PURPOSES = ['dispatch', 'tender', 'billing', 'claims', 'tracking'] as const;
export type ContactPurpose = (typeof CONTACT_PURPOSES)[number];

/** A carrier's contact for one purpose. */
@ForeignKey(() => CarrierEntity, ['companyId', 'carrierId'], ['companyId', 'id'], {
  name: 'fk_carrier_contact_carrier',
})
@Entity('carrier_contact')
export class CarrierContactEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'carrier_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  carrierId: string;

  @PrimaryColumn({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  purpose: ContactPurpose;

  @Column({ type: 'varchar', length: 100, nullable: true })
  name: string | null;

  @Column({ type: 'varchar', length: 254, nullable: true })
  email: string | null;

  /** E.164. */
  @Column({ type: 'varchar', length: 16, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  phone: string | null;

  @Column({ type: 'varchar', length: 6, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  extension: string | null;
}
