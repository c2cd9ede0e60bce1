import { Column, PrimaryColumn } from 'typeorm';
import type { ImportMessage } from '../import-messages.js';

/** Columns of every `<subject>_import`: an uploaded file whose items are created in the background. The entity adds the number of items. */
export abstract class ImportEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  id: string;

  @Column({ type: 'varchar', length: 10, charset: 'ascii', collation: 'ascii_bin' })
  status: 'running' | 'done';

  @Column({ name: 'file_name', type: 'varchar', length: 200 })
  fileName: string;

  @Column({ name: 'row_count', type: 'int' })
  rowCount: number;

  @Column({ name: 'done_count', type: 'int' })
  doneCount: number;

  @Column({ name: 'failed_count', type: 'int' })
  failedCount: number;

  @Column({ name: 'created_by', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  createdBy: string;

  @Column({ name: 'created_by_name', type: 'varchar', length: 100 })
  createdByName: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'finished_at', type: 'datetime', precision: 3, nullable: true })
  finishedAt: Date | null;
}

/** Columns of every `<subject>_import_item`. The entity adds `ref`, `status`, `request` and the id of the created object. */
export abstract class ImportItemEntity {
  @PrimaryColumn({ name: 'company_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  companyId: string;

  @PrimaryColumn({ name: 'import_id', type: 'char', length: 30, charset: 'ascii', collation: 'ascii_bin' })
  importId: string;

  /** Position in the file, from 0. */
  @PrimaryColumn({ type: 'int' })
  position: number;

  @Column({ name: 'first_row', type: 'int' })
  firstRow: number;

  /** Its row numbers, in order. */
  @Column({ name: 'cell_rows', type: 'json' })
  cellRows: number[];

  @Column({ type: 'json' })
  messages: ImportMessage[];
}
