import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TenderEntity } from './tender.entity.js';

/** A link with which the carrier answers an emailed tender. Each email has its own. */
@ForeignKey(() => TenderEntity, ['companyId', 'tenderId'], ['companyId', 'id'], { name: 'fk_tender_link_tender' })
@Entity('tender_link')
export class TenderLinkEntity {
  @PrimaryColumn({ name: 'token_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  tokenHash: string;

  @Column({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @Column({ name: 'tender_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  tenderId: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
