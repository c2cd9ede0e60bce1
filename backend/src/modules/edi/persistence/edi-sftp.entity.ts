import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { storedDocument } from '../../../platform/database/stored-document.js';

/** A file that stays at the partner because it cannot be used. */
export interface RefusedFile {
  readonly name: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
  readonly message: string;
}

export interface RefusedFiles {
  readonly files: readonly RefusedFile[];
}

/** Column `edi_sftp.refused`. */
export const REFUSED_FILES = storedDocument<RefusedFiles>({ version: 1 });

/** The SFTP server over which files are exchanged with an EDI partner. */
@Index('ix_edi_sftp_due', ['enabled', 'dueAt'])
@ForeignKey('EdiPartnerEntity', ['companyId', 'partnerId'], ['companyId', 'id'], { name: 'fk_edi_sftp_partner' })
@Entity('edi_sftp')
export class EdiSftpEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'partner_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  partnerId: string;

  @Column({ type: 'boolean' })
  enabled: boolean;

  @Column({ type: 'varchar', length: 253, charset: 'ascii', collation: 'ascii_bin' })
  host: string;

  @Column({ type: 'int', unsigned: true })
  port: number;

  @Column({ name: 'user_name', type: 'varchar', length: 100 })
  userName: string;

  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  authentication: 'password' | 'key';

  /** Sealed; null after a move to another installation without its key. */
  @Column({ type: 'varbinary', length: 12_000, nullable: true })
  credentials: Buffer | null;

  /** Confirmed fingerprint of the server; nothing is exchanged without one. */
  @Column({ name: 'host_key', type: 'varchar', length: 60, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  hostKey: string | null;

  @Column({ name: 'inbound_folder', type: 'varchar', length: 200 })
  inboundFolder: string;

  @Column({ name: 'inbound_pattern', type: 'varchar', length: 60 })
  inboundPattern: string;

  /** Where fetched files are moved; null: they are deleted. */
  @Column({ name: 'archive_folder', type: 'varchar', length: 200, nullable: true })
  archiveFolder: string | null;

  @Column({ name: 'outbound_folder', type: 'varchar', length: 200 })
  outboundFolder: string;

  @Column({ name: 'outbound_name', type: 'varchar', length: 60 })
  outboundName: string;

  /** When files are exchanged next. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3 })
  dueAt: Date;

  /** Until when a worker may exchange files. */
  @Column({ name: 'leased_until', type: 'datetime', precision: 3, nullable: true })
  leasedUntil: Date | null;

  /** Exchanges in a row that failed. */
  @Column({ type: 'int', default: 0 })
  failures: number;

  /** Why the last exchange failed; null if it did not. */
  @Column({ type: 'varchar', length: 300, nullable: true })
  error: string | null;

  /** Files that stay at the partner. */
  @Column({ type: 'json', nullable: true, transformer: { to: refusedTo, from: refusedFrom } })
  refused: RefusedFiles | null;

  /** When the last successful exchange ended. */
  @Column({ name: 'exchanged_at', type: 'datetime', precision: 3, nullable: true })
  exchangedAt: Date | null;

  @Column({ type: 'int', default: 1 })
  version: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}

function refusedTo(refused: RefusedFiles | null): unknown {
  return refused && REFUSED_FILES.write(refused);
}

function refusedFrom(json: unknown): RefusedFiles | null {
  return json === null || json === undefined ? null : REFUSED_FILES.read(json);
}
