import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { storedDocument } from '../../../platform/database/stored-document.js';
import type { ElementChoices } from '../domain/element-choices.js';

/** Column `edi_partner.elements`. */
export const ELEMENT_CHOICES = storedDocument<ElementChoices>({ version: 1 });

/** A carrier with which X12 interchanges are exchanged: ids, sets and the last control number. */
@Index('uq_edi_partner_carrier', ['companyId', 'carrierId'], { unique: true })
@Index('uq_edi_partner_ids', ['companyId', 'partnerQualifier', 'partnerId', 'ourQualifier', 'ourId'], { unique: true })
@ForeignKey('CarrierEntity', ['companyId', 'carrierId'], ['companyId', 'id'], { name: 'fk_edi_partner_carrier' })
@Entity('edi_partner')
export class EdiPartnerEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'carrier_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  carrierId: string;

  @Column({ name: 'connection_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  connectionId: string;

  @Column({ type: 'varchar', length: 4, charset: 'ascii', collation: 'ascii_bin' })
  scac: string;

  @Column({ name: 'carrier_name', type: 'varchar', length: 60 })
  carrierName: string;

  @Column({ type: 'boolean' })
  enabled: boolean;

  /** Interchanges are marked as tests (ISA15). */
  @Column({ name: 'is_test', type: 'boolean' })
  isTest: boolean;

  @Column({ name: 'our_qualifier', type: 'char', length: 2, charset: 'ascii', collation: 'ascii_bin' })
  ourQualifier: string;

  @Column({ name: 'our_id', type: 'varchar', length: 15, charset: 'ascii', collation: 'ascii_bin' })
  ourId: string;

  /** GS02 of what we send. */
  @Column({ name: 'our_group', type: 'varchar', length: 15, charset: 'ascii', collation: 'ascii_bin' })
  ourGroup: string;

  @Column({ name: 'partner_qualifier', type: 'char', length: 2, charset: 'ascii', collation: 'ascii_bin' })
  partnerQualifier: string;

  @Column({ name: 'partner_id', type: 'varchar', length: 15, charset: 'ascii', collation: 'ascii_bin' })
  partnerId: string;

  /** GS03 of what we send. */
  @Column({ name: 'partner_group', type: 'varchar', length: 15, charset: 'ascii', collation: 'ascii_bin' })
  partnerGroup: string;

  /** Whether truckloads are tendered as 204, and LTL shipments as 211. */
  @Column({ name: 'sends_204', type: 'boolean' })
  sends204: boolean;

  @Column({ name: 'sends_211', type: 'boolean' })
  sends211: boolean;

  /** The company's account number with the carrier. */
  @Column({ name: 'customer_number', type: 'varchar', length: 20, nullable: true })
  customerNumber: string | null;

  /** Working hours in which the carrier answers a load tender; null: those of the company's tender settings. */
  @Column({ name: 'response_hours', type: 'int', nullable: true })
  responseHours: number | null;

  /** Whether a TA1 is written for interchanges that ask for one, and for those that are rejected as a whole. */
  @Column({ name: 'sends_ta1', type: 'boolean', default: true })
  sendsTa1: boolean;

  /** Whether what is sent asks for a TA1 (ISA14). */
  @Column({ name: 'requests_ta1', type: 'boolean', default: false })
  requestsTa1: boolean;

  /** Null: the usual elements. */
  @Column({ type: 'json', nullable: true, transformer: { to: elementsTo, from: elementsFrom } })
  elements: ElementChoices | null;

  /** Control number of the last interchange that was written; the next one is higher by one. */
  @Column({ name: 'last_control', type: 'int', unsigned: true, default: 0 })
  lastControl: number;

  @Column({ type: 'int', default: 1 })
  version: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}

function elementsTo(elements: ElementChoices | null): unknown {
  return elements && ELEMENT_CHOICES.write(elements);
}

function elementsFrom(json: unknown): ElementChoices | null {
  return json === null || json === undefined ? null : ELEMENT_CHOICES.read(json);
}
