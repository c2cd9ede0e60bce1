import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Currency } from '../../../kernel/codes.js';
import { safeInteger } from '../../../platform/database/columns.js';
import type { EtaBasis } from '../domain/eta.js';
import type { PodState } from '../domain/projection.js';
import type { ShipmentBody } from '../domain/shipment-body.js';
import type { ShipmentEventType } from '../domain/shipment-event.js';
import type { ShipmentStatus } from '../domain/shipment-status.js';
import type { StoredTracking } from '../tracking/tracked-columns.js';

/** A booked shipment with the state projected from its events. Lists filter and sort by the columns beside the JSON. */
@Index('ix_shipment_action_created', ['companyId', 'needsAction', 'createdAt', 'id'])
@Index('ix_shipment_action_eta', ['companyId', 'needsAction', 'etaOrder', 'id'])
@Index('ix_shipment_action_pickup', ['companyId', 'needsAction', 'pickupOn', 'id'])
@Index('ix_shipment_archived_created', ['companyId', 'archived', 'createdAt', 'id'])
@Index('ix_shipment_carrier_created', ['companyId', 'scac', 'createdAt', 'id'])
@Index('ix_shipment_check', ['checkAt'])
@Index('ix_shipment_created', ['companyId', 'createdAt', 'id'])
@Index('ix_shipment_delivered', ['companyId', 'deliveredAt'])
@Index('ix_shipment_destination_created', ['companyId', 'destinationState', 'createdAt', 'id'])
@Index('ix_shipment_destination_postal', ['companyId', 'destinationPostalCode'])
@Index('ix_shipment_eta', ['companyId', 'etaOrder', 'id'])
@Index('ix_shipment_mode_created', ['companyId', 'mode', 'createdAt', 'id'])
@Index('ix_shipment_origin_created', ['companyId', 'originState', 'createdAt', 'id'])
@Index('ix_shipment_origin_postal', ['companyId', 'originPostalCode'])
@Index('ix_shipment_owner_created', ['companyId', 'createdBy', 'createdAt', 'id'])
@Index('ix_shipment_pickup', ['companyId', 'pickupOn', 'id'])
@Index('ix_shipment_pro', ['companyId', 'proNumber'])
@Index('ix_shipment_stage_created', ['companyId', 'stage', 'createdAt', 'id'])
@Index('ix_shipment_stage_eta', ['companyId', 'stage', 'etaOrder', 'id'])
@Index('ix_shipment_stage_pickup', ['companyId', 'stage', 'pickupOn', 'id'])
@Index('ix_shipment_status_created', ['companyId', 'status', 'createdAt', 'id'])
@Index('ix_shipment_status_eta', ['companyId', 'status', 'etaOrder', 'id'])
@Index('ix_shipment_status_pickup', ['companyId', 'status', 'pickupOn', 'id'])
@Index('uq_shipment_bol_number', ['companyId', 'bolNumber'], { unique: true })
@Index('uq_shipment_company_number', ['companyId', 'number'], { unique: true })
@Index('uq_shipment_quote', ['companyId', 'quoteId'], { unique: true })
@ForeignKey('QuoteEntity', ['companyId', 'quoteId'], ['companyId', 'id'], { name: 'fk_shipment_quote' })
@Entity('shipment')
export class ShipmentEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin' })
  number: string;

  @Column({ name: 'quote_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  quoteId: string;

  @Column({ name: 'offer_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  offerId: string;

  @Column({ name: 'carrier_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  carrierId: string;

  @Column({ type: 'varchar', length: 4, charset: 'ascii', collation: 'ascii_bin' })
  scac: string;

  @Column({ name: 'carrier_name', type: 'varchar', length: 60 })
  carrierName: string;

  @Column({ name: 'carrier_demo', type: 'boolean' })
  carrierDemo: boolean;

  @Column({ type: 'varchar', length: 8, charset: 'ascii', collation: 'ascii_bin' })
  mode: string;

  @Column({ type: 'varchar', length: 20, charset: 'ascii', collation: 'ascii_bin' })
  status: ShipmentStatus;

  @Column({ name: 'bol_number', type: 'char', length: 17, charset: 'ascii', collation: 'ascii_bin' })
  bolNumber: string;

  @Column({ name: 'pro_number', type: 'varchar', length: 15, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  proNumber: string | null;

  @Column({ name: 'origin_name', type: 'varchar', length: 60 })
  originName: string;

  @Column({ name: 'origin_city', type: 'varchar', length: 60 })
  originCity: string;

  @Column({ name: 'origin_state', type: 'varchar', length: 3, charset: 'ascii', collation: 'ascii_general_ci' })
  originState: string;

  @Column({ name: 'origin_postal_code', type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_general_ci' })
  originPostalCode: string;

  @Column({ name: 'destination_name', type: 'varchar', length: 60 })
  destinationName: string;

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

  /** Local date at the destination. */
  @Column({ name: 'estimated_delivery_on', type: 'date', nullable: true })
  estimatedDeliveryOn: string | null;

  /** First and last date of the sold range; null for shipments booked by earlier versions. */
  @Column({ name: 'earliest_delivery_on', type: 'date', nullable: true })
  earliestDeliveryOn: string | null;

  @Column({ name: 'latest_delivery_on', type: 'date', nullable: true })
  latestDeliveryOn: string | null;

  @Column({ name: 'handling_unit_count', type: 'int' })
  handlingUnitCount: number;

  /** Whole pounds. */
  @Column({ name: 'total_weight', type: 'int' })
  totalWeight: number;

  /** Minor units. */
  @Column({ type: 'bigint', transformer: safeInteger })
  total: number;

  @Column({ type: 'char', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  currency: Currency;

  @Column({ type: 'json' })
  body: ShipmentBody;

  @Column({ name: 'created_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  createdBy: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;

  @Column({
    name: 'pickup_appointment',
    type: 'varchar',
    length: 12,
    charset: 'ascii',
    collation: 'ascii_bin',
    default: 'not_needed',
  })
  pickupAppointment: string;

  @Column({
    name: 'delivery_appointment',
    type: 'varchar',
    length: 12,
    charset: 'ascii',
    collation: 'ascii_bin',
    default: 'not_needed',
  })
  deliveryAppointment: string;

  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin', default: 'none' })
  customs: string;

  @Column({ type: 'varchar', length: 12, charset: 'ascii', collation: 'ascii_bin', default: 'estimated' })
  billing: string;

  @Column({ type: 'varchar', length: 9, charset: 'ascii', collation: 'ascii_bin', default: 'none' })
  pod: PodState;

  /** The last promised date. */
  @Column({ name: 'promised_on', type: 'date', nullable: true })
  promisedOn: string | null;

  /** Local date at the destination. */
  @Column({ name: 'eta_on', type: 'date', nullable: true })
  etaOn: string | null;

  @Column({ name: 'eta_basis', type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  etaBasis: EtaBasis | null;

  @Column({ name: 'eta_place', type: 'varchar', length: 120, nullable: true })
  etaPlace: string | null;

  @Column({ name: 'eta_days_left', type: 'tinyint', unsigned: true, nullable: true })
  etaDaysLeft: number | null;

  /** Operating days after the last promised date, as of the last event or check. */
  @Column({ name: 'days_late', type: 'tinyint', unsigned: true, default: 0 })
  daysLate: number;

  @Column({ name: 'picked_up_at', type: 'datetime', precision: 3, nullable: true })
  pickedUpAt: Date | null;

  @Column({ name: 'delivered_at', type: 'datetime', precision: 3, nullable: true })
  deliveredAt: Date | null;

  @Column({ name: 'last_event_at', type: 'datetime', precision: 3, nullable: true })
  lastEventAt: Date | null;

  @Column({
    name: 'expected_event',
    type: 'varchar',
    length: 40,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  expectedEvent: ShipmentEventType | null;

  @Column({ name: 'expected_by', type: 'datetime', precision: 3, nullable: true })
  expectedBy: Date | null;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  attention: number;

  /** Open exceptions, separated by commas. */
  @Column({
    name: 'exception_kinds',
    type: 'varchar',
    length: 255,
    charset: 'ascii',
    collation: 'ascii_bin',
    default: '',
  })
  exceptionKinds: string;

  @Column({ name: 'last_place', type: 'varchar', length: 120, nullable: true })
  lastPlace: string | null;

  @Column({ type: 'decimal', precision: 8, scale: 5, nullable: true })
  latitude: string | null;

  @Column({ type: 'decimal', precision: 8, scale: 5, nullable: true })
  longitude: string | null;

  @Column({ name: 'check_at', type: 'datetime', precision: 3, nullable: true })
  checkAt: Date | null;

  /** Null before the first projection. */
  @Column({ type: 'json', nullable: true })
  tracking: StoredTracking | null;

  @Column({ type: 'int', default: 1 })
  version: number;

  /** Its events and unbooked offers are in `shipment_archive`. */
  @Column({ type: 'boolean', default: false })
  archived: boolean;

  @Column({
    type: 'varchar',
    length: 11,
    charset: 'ascii',
    collation: 'ascii_bin',
    generatedType: 'STORED',
    asExpression:
      "case when `status` in ('booked','tendered','tender_rejected','accepted','pickup_scheduled','en_route_pickup','at_pickup') then 'planned' when `status` in ('picked_up','in_transit','at_terminal','interline','out_for_delivery','at_delivery','refused','lost') then 'in_transit' when `status` = 'delivered' and `pod` <> 'available' then 'without_pod' else 'done' end",
    nullable: true,
  })
  stage: string | null;

  @Column({
    name: 'needs_action',
    type: 'boolean',
    generatedType: 'STORED',
    asExpression: "`attention` >= 2 or `status` = 'tender_rejected'",
    nullable: true,
  })
  needsAction: boolean | null;

  @Column({
    name: 'eta_order',
    type: 'date',
    generatedType: 'STORED',
    asExpression: "coalesce(`eta_on`,DATE'9999-12-31')",
    nullable: true,
  })
  etaOrder: string | null;
}
