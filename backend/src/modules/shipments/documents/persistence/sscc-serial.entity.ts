import { Column, Entity, PrimaryColumn } from 'typeorm';
import { safeInteger } from '../../../../platform/database/columns.js';

/** The last SSCC serial under a GS1 company prefix. */
@Entity('sscc_serial')
export class SsccSerialEntity {
  @PrimaryColumn({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  prefix: string;

  @Column({ name: 'last_value', type: 'bigint', transformer: safeInteger })
  lastValue: number;
}
