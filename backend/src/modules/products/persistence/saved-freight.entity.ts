import { Column, PrimaryColumn } from 'typeorm';
import { readStoredFreight } from '../../../platform/database/read-stored-freight.js';

/** Columns of the tables that store freight by name. */
export abstract class SavedFreightEntity<Body extends object = object> {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  /** Unique in the company. */
  @Column({ type: 'varchar', length: 200 })
  name: string;

  @Column({ type: 'json', transformer: { to: (body: unknown) => body, from: readStoredFreight } })
  body: Body;

  /** Increases by one with every change. */
  @Column({ type: 'int' })
  version: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}
