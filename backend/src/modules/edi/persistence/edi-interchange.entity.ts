import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { storedDocument } from '../../../platform/database/stored-document.js';
import type { InterchangeBody } from '../domain/interchange-record.js';
import type { Acknowledged, InterchangeDirection, InterchangeState } from '../domain/interchange-record.js';

/** Column `edi_interchange.body`. */
export const INTERCHANGE_BODY = storedDocument<InterchangeBody>({ version: 1 });

/** An X12 interchange with a partner, as sent or received. */
@Index('ix_edi_interchange_age', ['companyId', 'createdAt'])
@Index('ix_edi_interchange_state', ['companyId', 'partnerId', 'direction', 'state'])
@Index('uq_edi_interchange_content', ['companyId', 'partnerId', 'direction', 'control', 'sha256'], { unique: true })
@Index('uq_edi_interchange_key', ['companyId', 'messageKey'], { unique: true })
@ForeignKey('EdiPartnerEntity', ['companyId', 'partnerId'], ['companyId', 'id'], { name: 'fk_edi_interchange_partner' })
@Entity('edi_interchange')
export class EdiInterchangeEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ name: 'partner_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  partnerId: string;

  @Column({ type: 'varchar', length: 3, charset: 'ascii', collation: 'ascii_bin' })
  direction: InterchangeDirection;

  /** ISA13. */
  @Column({ type: 'int', unsigned: true })
  control: number;

  @Column({ name: 'is_test', type: 'boolean' })
  isTest: boolean;

  /** Transaction sets, such as `214,210`. */
  @Column({ type: 'varchar', length: 60, charset: 'ascii', collation: 'ascii_bin' })
  sets: string;

  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  state: InterchangeState;

  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  acknowledgment: Acknowledged;

  /** Why the interchange as a whole was rejected, or what the partner rejected. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  error: string | null;

  @Column({ type: 'json', transformer: { to: INTERCHANGE_BODY.write, from: INTERCHANGE_BODY.read } })
  body: InterchangeBody;

  @Column({ type: 'mediumtext' })
  raw: string;

  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  sha256: string;

  /** What was written once: the tender, the notice, or the received interchange that a 997 answers. */
  @Column({
    name: 'message_key',
    type: 'varchar',
    length: 60,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
  })
  messageKey: string | null;

  /** Where the file was written completely under its temporary name; null unless it may still have to be renamed there. */
  @Column({ type: 'char', length: 64, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  transfer: string | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  /** When it was processed or sent. */
  @Column({ name: 'handled_at', type: 'datetime', precision: 3, nullable: true })
  handledAt: Date | null;

  @Column({ name: 'acknowledged_at', type: 'datetime', precision: 3, nullable: true })
  acknowledgedAt: Date | null;
}
