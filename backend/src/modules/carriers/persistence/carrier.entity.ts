import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { CarrierSettings } from '../../../kernel/carrier-settings.js';
import { commaSeparated } from '../../../platform/database/columns.js';
import { storedDocument } from '../../../platform/database/stored-document.js';
import type { TariffMode } from '../../rating/index.js';

/** A company's settings for a carrier with the payment terms, which rating does not use. */
export interface StoredCarrierSettings extends CarrierSettings {
  /** Days after the date of an invoice until it is due, if the invoice has no due date. */
  readonly paymentDays?: number | null;
}

/** Column `carrier.settings`. */
export const CARRIER_SETTINGS = storedDocument<StoredCarrierSettings>({ version: 1 });

/** Settings of a carrier with the payment terms; none for the column value null. */
export function readStoredSettings(column: unknown): StoredCarrierSettings {
  return column === null ? {} : CARRIER_SETTINGS.read(column);
}

/** Calendar and fees of a carrier; none for the column value null. */
export function readCarrierSettings(column: unknown): CarrierSettings {
  const { paymentDays: _terms, ...settings } = readStoredSettings(column);
  return settings;
}

/** A carrier of a company. */
@Index('uq_carrier_company_scac', ['companyId', 'scac'], { unique: true })
@ForeignKey('CompanyEntity', ['companyId'], ['id'], { name: 'fk_carrier_company' })
@Entity('carrier')
export class CarrierEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varchar', length: 4, charset: 'ascii', collation: 'ascii_bin' })
  scac: string;

  @Column({ type: 'varchar', length: 60 })
  name: string;

  @Column({ type: 'boolean', default: false })
  demo: boolean;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  /** Modes that are rated with its tariffs; null: all. */
  @Column({
    type: 'varchar',
    length: 20,
    charset: 'ascii',
    collation: 'ascii_bin',
    nullable: true,
    transformer: commaSeparated,
  })
  modes: TariffMode[] | null;

  /** Calendar and amounts that differ from the defaults. */
  @Column({ type: 'json', nullable: true })
  settings: object | null;

  /** Version of contacts, modes and account number; increases by one with every change. */
  @Column({ type: 'int', default: 1 })
  version: number;

  /** Version of the settings; increases by one with every change. */
  @Column({ name: 'settings_version', type: 'int', default: 1 })
  settingsVersion: number;
}
