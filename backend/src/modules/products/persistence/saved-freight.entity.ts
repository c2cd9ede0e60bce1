import { Column, PrimaryColumn } from 'typeorm';
import { withoutInsurance } from '../../../kernel/insurance-wish.js';
import { withoutMisplacedArrays } from '../../../kernel/misplaced-arrays.js';
import { withTemperatureBounds } from '../../../kernel/temperature-range.js';
import { storedDocument } from '../../../platform/database/stored-document.js';

/** Columns `product.body` and `freight_template.body`. Version 1 could have arrays in place of objects. */
export const SAVED_FREIGHT = storedDocument<object>({
  version: 4,
  upcasters: { 1: withoutMisplacedArrays, 2: withTemperatureBounds, 3: withoutInsurance },
});

/** Columns of the tables that store freight by name. */
export abstract class SavedFreightEntity<Body extends object = object> {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  /** Unique in the company. */
  @Column({ type: 'varchar', length: 200 })
  name: string;

  @Column({ type: 'json', transformer: { to: SAVED_FREIGHT.write, from: SAVED_FREIGHT.read } })
  body: Body;

  /** Increases by one with every change. */
  @Column({ type: 'int' })
  version: number;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3 })
  updatedAt: Date;
}
