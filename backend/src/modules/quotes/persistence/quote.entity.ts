import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Currency } from '../../../kernel/codes.js';
import { safeInteger } from '../../../platform/database/columns.js';
import type { Declined, Derived, QuoteRequest } from '../../rating/index.js';
import type { QuoteStatus } from '../domain/quote-status.js';
import { withoutInsurance } from '../../../kernel/insurance-wish.js';
import { withoutMisplacedArrays } from '../../../kernel/misplaced-arrays.js';
import { withTemperatureBounds } from '../../../kernel/temperature-range.js';
import { storedDocument } from '../../../platform/database/stored-document.js';

/** The result of rating without the offers. */
export interface QuoteResult {
  derived: Derived;
  declined: Declined[];
}

/** A quote: request, derived values and status. Lists filter and sort by the columns beside the JSON. */
@Index('ix_quote_created', ['companyId', 'createdAt', 'id'])
@Index('ix_quote_destination_created', ['companyId', 'destinationState', 'createdAt', 'id'])
@Index('ix_quote_destination_postal', ['companyId', 'destinationPostalCode'])
@Index('ix_quote_expiry', ['status', 'validUntil'])
@Index('ix_quote_mode_created', ['companyId', 'mode', 'createdAt', 'id'])
@Index('ix_quote_origin_created', ['companyId', 'originState', 'createdAt', 'id'])
@Index('ix_quote_origin_postal', ['companyId', 'originPostalCode'])
@Index('ix_quote_owner_created', ['companyId', 'createdBy', 'createdAt', 'id'])
@Index('ix_quote_pickup', ['companyId', 'pickupOn', 'id'])
@Index('ix_quote_stage_created', ['companyId', 'stage', 'createdAt', 'id'])
@Index('ix_quote_stage_valid', ['companyId', 'stage', 'validOrder', 'id'])
@Index('ix_quote_status_created', ['companyId', 'status', 'createdAt', 'id'])
@Index('ix_quote_status_pickup', ['companyId', 'status', 'pickupOn', 'id'])
@Index('ix_quote_status_total', ['companyId', 'status', 'totalOrder', 'id'])
@Index('ix_quote_status_valid', ['companyId', 'status', 'validOrder', 'id'])
@Index('ix_quote_total', ['companyId', 'totalOrder', 'id'])
@Index('ix_quote_valid', ['companyId', 'validOrder', 'id'])
@Index('uq_quote_company_number', ['companyId', 'number'], { unique: true })
@Index('uq_quote_order', ['companyId', 'orderNumber'], { unique: true })
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_quote_company' })
@Entity('quote')
export class QuoteEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  number: string;

  @Column({ type: 'varchar', length: 20, charset: 'ascii', collation: 'ascii_bin' })
  status: QuoteStatus;

  @Column({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  mode: string;

  @Column({ type: 'int' })
  revision: number;

  @Column({ type: 'json' })
  request: QuoteRequest;

  @Column({ type: 'json' })
  result: QuoteResult;

  @Column({ name: 'origin_city', type: 'varchar', length: 60 })
  originCity: string;

  @Column({ name: 'origin_state', type: 'varchar', length: 3, charset: 'ascii', collation: 'ascii_general_ci' })
  originState: string;

  @Column({ name: 'origin_postal_code', type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_general_ci' })
  originPostalCode: string;

  @Column({ name: 'destination_city', type: 'varchar', length: 60 })
  destinationCity: string;

  @Column({ name: 'destination_state', type: 'varchar', length: 3, charset: 'ascii', collation: 'ascii_general_ci' })
  destinationState: string;

  @Column({
    name: 'destination_postal_code',
    type: 'varchar',
    length: 10,
    charset: 'ascii',
    collation: 'ascii_general_ci',
  })
  destinationPostalCode: string;

  /** Local date at the origin. */
  @Column({ name: 'pickup_on', type: 'date' })
  pickupOn: string;

  /** Whole pounds. */
  @Column({ name: 'total_weight', type: 'int' })
  totalWeight: number;

  @Column({ name: 'handling_unit_count', type: 'int' })
  handlingUnitCount: number;

  @Column({ name: 'offer_count', type: 'int' })
  offerCount: number;

  /** Minor units; null without an offer. */
  @Column({ name: 'best_total', type: 'bigint', nullable: true, transformer: safeInteger })
  bestTotal: number | null;

  @Column({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  currency: Currency | null;

  /** Carrier of the best total, as the offer names it; null without an offer. */
  @Column({ name: 'best_carrier', type: 'varchar', length: 60, nullable: true })
  bestCarrier: string | null;

  /** Latest expiration of an offer; null without an offer. */
  @Column({ name: 'valid_until', type: 'datetime', precision: 3, nullable: true })
  validUntil: Date | null;

  @Column({ name: 'shipment_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  shipmentId: string | null;

  @Column({ name: 'created_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  createdBy: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;

  @Column({ name: 'created_by_name', type: 'varchar', length: 100, nullable: true })
  createdByName: string | null;

  /** The booked offer. */
  @Column({
    name: 'booked_offer_id',
    type: 'char',
    length: 30,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  bookedOfferId: string | null;

  @Column({
    name: 'total_order',
    type: 'bigint',
    generatedType: 'STORED',
    asExpression: 'coalesce(`best_total`,9007199254740991)',
    nullable: true,
    transformer: safeInteger,
  })
  totalOrder: number | null;

  @Column({
    name: 'valid_order',
    type: 'datetime',
    precision: 3,
    generatedType: 'STORED',
    asExpression: "coalesce(`valid_until`,TIMESTAMP'9999-12-31 00:00:00.000')",
    nullable: true,
  })
  validOrder: Date | null;

  /** `open`: quoted or without offers; `closed`: booked, canceled or expired. */
  @Column({
    type: 'varchar',
    length: 6,
    charset: 'ascii',
    collation: 'ascii_bin',
    generatedType: 'STORED',
    asExpression:
      "case when `status` in ('quoted','no_offers') then 'open' when `status` in ('booked','expired','cancelled') then 'closed' else 'rating' end",
    nullable: true,
  })
  stage: string | null;

  /** Number of the order that the quote was suggested for; null: none. */
  @Column({
    name: 'order_number',
    type: 'varchar',
    length: 50,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  orderNumber: string | null;

  /** SHA-256 of the order. */
  @Column({ name: 'order_hash', type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  orderHash: string | null;

  @Column({ name: 'expiry_told_for', type: 'datetime', precision: 3, nullable: true })
  expiryToldFor: Date | null;
}

/** Columns `quote.request` and `quote_import_item.request`. Version 1 could have arrays in place of objects; version 2 had codes only in `accessorials` and `minimum` and `maximum` in `temperature`; version 3 had `insurance`. A new version needs an upcaster and a golden row in `golden/`. */
export const QUOTE_REQUEST = storedDocument<QuoteRequest>({
  version: 4,
  upcasters: { 1: withoutMisplacedArrays, 2: withTemperatureBounds, 3: withoutInsurance },
});

/** Column `quote.result`. */
export const QUOTE_RESULT = storedDocument<QuoteResult>({ version: 1 });
