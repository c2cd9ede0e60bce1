import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../../platform/database/columns.js';

/** The last serial of bills of lading under a GS1 company prefix. */
@Entity('gs1_serial')
export class Gs1SerialEntity {
  @PrimaryColumn({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  prefix: string;

  @Column({ name: 'last_value', type: 'bigint', transformer: safeInteger })
  lastValue: number;
}
