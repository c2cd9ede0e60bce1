import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Currency } from '../../../../kernel/codes.js';
import { safeInteger } from '../../../../platform/database/columns.js';
import { storedDocument } from '../../../../platform/database/stored-document.js';
import type { ClaimDeadlineKind } from '../../charges/disputes/domain/deadline.js';
import type { ClaimBody } from '../domain/claim-body.js';
import type { ClaimKind, ClaimStatus } from '../domain/claim-status.js';

/** Column `claim.body`. */
export const CLAIM_BODY = storedDocument<ClaimBody>({ version: 1 });

/** A claim for loss or damage against the carrier of a shipment. Amounts are in minor units. */
@Index('ix_claim_carrier_reference', ['companyId', 'carrierReference'])
@Index('ix_claim_due', ['companyId', 'nextDueOn'])
@Index('ix_claim_reference', ['companyId', 'reference'])
@Index('ix_claim_shipment', ['companyId', 'shipmentId'])
@Index('ix_claim_stage', ['companyId', 'stage', 'id'])
@Index('ix_claim_stage_due', ['companyId', 'stage', 'nextDueOn', 'id'])
@Index('ix_claim_status', ['companyId', 'status', 'id'])
@Index('uq_claim_number', ['companyId', 'number'], { unique: true })
@ForeignKey('ShipmentEntity', ['companyId', 'shipmentId'], ['companyId', 'id'], { name: 'fk_claim_shipment' })
@Entity('claim')
export class ClaimEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  /** Such as C-000012. */
  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  number: string;

  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  shipmentId: string;

  @Column({ name: 'carrier_name', type: 'varchar', length: 60 })
  carrierName: string;

  @Column({ type: 'varchar', length: 4, charset: 'ascii', collation: 'ascii_bin' })
  scac: string;

  @Column({ type: 'varchar', length: 9, charset: 'ascii', collation: 'ascii_bin' })
  kind: ClaimKind;

  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  status: ClaimStatus;

  /** As its view of the list. */
  @Column({
    type: 'varchar',
    length: 7,
    charset: 'ascii',
    collation: 'ascii_bin',
    generatedType: 'VIRTUAL',
    asExpression:
      "case when `status` in ('draft','filed','acknowledged','offered','declined') then 'open' when `status` = 'settled' then 'settled' else 'ended' end",
    nullable: true,
    insert: false,
    update: false,
  })
  stage?: 'open' | 'settled' | 'ended' | null;

  /** From 1; raised by every change. */
  @Column({ type: 'int', default: 1 })
  version: number;

  @Column({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  currency: Currency;

  @Column({ name: 'goods_amount', type: 'bigint', transformer: safeInteger })
  goodsAmount: number;

  @Column({ name: 'freight_amount', type: 'bigint', transformer: safeInteger })
  freightAmount: number;

  @Column({ name: 'other_amount', type: 'bigint', transformer: safeInteger })
  otherAmount: number;

  /** Sum of the three. */
  @Column({ type: 'bigint', transformer: safeInteger })
  claimed: number;

  /** Expected recovery; null if not estimated. */
  @Column({ type: 'bigint', transformer: safeInteger, nullable: true })
  reserve: number | null;

  /** Latest offer of the carrier. */
  @Column({ type: 'bigint', transformer: safeInteger, nullable: true })
  offered: number | null;

  /** Agreed amount. */
  @Column({ type: 'bigint', transformer: safeInteger, nullable: true })
  settled: number | null;

  /** Received when the claim was closed. */
  @Column({ type: 'bigint', transformer: safeInteger, nullable: true })
  recovered: number | null;

  @Column({ type: 'varchar', length: 2000 })
  description: string;

  /** The claimant's own reference. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  reference: string | null;

  /** Number that the carrier gave the claim. */
  @Column({ name: 'carrier_reference', type: 'varchar', length: 40, nullable: true })
  carrierReference: string | null;

  @Column({ type: 'json' })
  body: ClaimBody;

  @Column({ name: 'file_by', type: 'date', nullable: true })
  fileBy: string | null;

  /** For concealed damage. */
  @Column({ name: 'notice_by', type: 'date', nullable: true })
  noticeBy: string | null;

  @Column({ name: 'filed_on', type: 'date', nullable: true })
  filedOn: string | null;

  @Column({ name: 'acknowledged_on', type: 'date', nullable: true })
  acknowledgedOn: string | null;

  /** Latest report or answer of the carrier. */
  @Column({ name: 'heard_on', type: 'date', nullable: true })
  heardOn: string | null;

  @Column({ name: 'declined_on', type: 'date', nullable: true })
  declinedOn: string | null;

  /** The earliest of its deadlines; null if there is none. */
  @Column({ name: 'next_due_on', type: 'date', nullable: true })
  nextDueOn: string | null;

  @Column({
    name: 'next_due_kind',
    type: 'varchar',
    length: 20,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  nextDueKind: ClaimDeadlineKind | null;

  @Column({ name: 'created_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  createdBy: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;
}
