import { parseJson } from '../../database/columns.js';
import { columnsOf, type SqlRow } from '../../database/columns-of.js';
import type { Database, Transaction } from '../../database/database.js';
import type { StoredDocument } from '../../database/stored-document.js';
import type { ImportMessage } from '../import-messages.js';
import { ImportEntity, ImportItemEntity } from './import.entity.js';

const KEYS = [
  'companyId',
  'id',
  'status',
  'fileName',
  'rowCount',
  'doneCount',
  'failedCount',
  'createdBy',
  'createdByName',
  'createdAt',
  'finishedAt',
] as const;
const ITEM_KEYS = ['companyId', 'importId', 'position', 'firstRow', 'cellRows', 'messages'] as const;

/** A file whose items are created in the background: a row of `<subject>_import`. */
export interface ImportRow extends SqlRow<ImportEntity, (typeof KEYS)[number]> {
  /** Number of items in the file: `<subject>_count`. */
  itemCount: number;
}

/** One item of a file: a row of `<subject>_import_item`. */
export interface ImportItem<Request> extends Pick<ImportItemEntity, (typeof ITEM_KEYS)[number]> {
  ref: string;
  status: 'waiting' | 'made' | 'failed';
  /** Null if its rows have errors. */
  request: Request | null;
  /** Id of the created object. */
  madeId: string | null;
}

/** An item to insert. */
export type NewImportItem<Request> = Omit<ImportItem<Request>, 'companyId' | 'importId'>;

/** A pending item. */
export type WaitingItem<Request> = ImportItem<Request> & { request: Request };

/** Result of an item. */
export interface Outcome {
  position: number;
  /** Null if it could not be created. */
  madeId: string | null;
  /** Why it could not be created. */
  messages: readonly ImportMessage[];
}

/** Small enough that building the statement does not block other requests. */
const INSERTED_AT_ONCE = 50;

/** Imports of one subject, in `<subject>_import` and `<subject>_import_item`; `<subject>_id` is the id of the created object. */
export class ImportTables<Request extends object> {
  private readonly table: string;
  private readonly itemTable: string;
  private readonly columns: string;
  private readonly itemColumns: string;

  /**
   * `made` is the status of a created item in the table. `subject` and `made` are inserted into SQL, so they must be constants. `document` is the
   * item's column `request`.
   */
  constructor(
    protected readonly database: Database,
    private readonly subject: string,
    private readonly made: string,
    private readonly document: StoredDocument<Request>,
  ) {
    this.table = `${subject}_import`;
    this.itemTable = `${subject}_import_item`;
    this.columns = `${columnsOf(ImportEntity, 'i', KEYS)}, i.${subject}_count AS itemCount`;
    this.itemColumns = `${columnsOf(ImportItemEntity, 'i', ITEM_KEYS)}, i.ref, IF(i.status = '${made}', 'made', i.status) AS status, i.request,
      i.${subject}_id AS madeId`;
  }

  async insert(tx: Transaction, row: ImportRow, items: readonly NewImportItem<Request>[]): Promise<void> {
    await tx.query(
      `INSERT INTO ${this.table}
         (company_id, id, status, file_name, row_count, ${this.subject}_count, done_count, failed_count, created_by, created_by_name, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        row.companyId,
        row.id,
        row.status,
        row.fileName,
        row.rowCount,
        row.itemCount,
        row.doneCount,
        row.failedCount,
        row.createdBy,
        row.createdByName,
        row.createdAt,
      ],
    );
    for (let start = 0; start < items.length; start += INSERTED_AT_ONCE) {
      const values = items
        .slice(start, start + INSERTED_AT_ONCE)
        .map((item) => [
          row.companyId,
          row.id,
          item.position,
          item.ref,
          item.firstRow,
          JSON.stringify(item.cellRows),
          item.status,
          item.request && JSON.stringify(this.document.write(item.request)),
          JSON.stringify(item.messages),
        ]);
      await tx.query(
        `INSERT INTO ${this.itemTable} (company_id, import_id, position, ref, first_row, cell_rows, status, request, messages) VALUES ?`,
        [values],
      );
    }
  }

  async find(companyId: string, id: string): Promise<ImportRow | null> {
    const [row] = await this.database.query<ImportRow>(
      `SELECT ${this.columns} FROM ${this.table} i WHERE company_id = ? AND id = ?`,
      [companyId, id],
    );
    return row ?? null;
  }

  /** Items that could not be created, in file order. */
  failed(companyId: string, importId: string, limit: number): Promise<ImportItem<Request>[]> {
    return this.items(companyId, importId, `status = 'failed'`, limit);
  }

  /** Pending items, in file order. Without the status index the database would read all created items before them. */
  waiting(companyId: string, importId: string, limit: number): Promise<WaitingItem<Request>[]> {
    return this.items(
      companyId,
      importId,
      `status = 'waiting'`,
      limit,
      `FORCE INDEX (ix_${this.subject}_import_item_status)`,
    ) as Promise<WaitingItem<Request>[]>;
  }

  /** Items after a position, in file order. */
  after(companyId: string, importId: string, position: number, limit: number): Promise<ImportItem<Request>[]> {
    return this.items(companyId, importId, `position > ${Number(position)}`, limit);
  }

  /** Waits until no other import of the company is in a transaction that called this; for objects that two imports may both create. */
  async takeTurn(tx: Transaction, companyId: string): Promise<void> {
    await tx.query(`SELECT id FROM ${this.table} WHERE company_id = ? AND status = 'running' ORDER BY id FOR UPDATE`, [
      companyId,
    ]);
  }

  /**
   * Locks and returns the items that are still pending; no other worker settles them until the transaction ends. With the status index the
   * statement would read all pending items.
   */
  async claim(tx: Transaction, { companyId, id }: ImportRow, positions: readonly number[]): Promise<Set<number>> {
    const rows = await tx.query<{ position: number }[]>(
      `SELECT position FROM ${this.itemTable} FORCE INDEX (PRIMARY) WHERE company_id = ? AND import_id = ? AND position IN (?) AND status = 'waiting' FOR UPDATE`,
      [companyId, id, positions],
    );
    return new Set(rows.map(({ position }) => position));
  }

  /** Settles claimed items; created items have no messages. */
  async settleAll(tx: Transaction, row: ImportRow, outcomes: readonly Outcome[]): Promise<void> {
    const [made, failed] = [
      outcomes.filter(({ madeId }) => madeId !== null),
      outcomes.filter(({ madeId }) => madeId === null),
    ];
    await this.settle(tx, row, made, this.made, `${this.subject}_id`, ({ madeId }) => madeId);
    await this.settle(tx, row, failed, 'failed', 'messages', ({ messages }) => JSON.stringify(messages));
  }

  /** Ends an import, with one reason for all pending items. */
  async giveUp(
    tx: Transaction,
    row: ImportRow,
    { code, message }: Pick<ImportMessage, 'code' | 'message'>,
    now: Date,
  ): Promise<void> {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      `UPDATE ${this.itemTable} SET status = 'failed', messages = JSON_ARRAY(JSON_OBJECT('row', first_row, 'column', '', 'ref', ref, 'code', ?, 'message', ?))
       WHERE company_id = ? AND import_id = ? AND status = 'waiting'`,
      [code, message, row.companyId, row.id],
    );
    await this.progress(tx, row, 0, affectedRows, now);
  }

  /** Updates the counts of settled items, and ends the import when no items are pending. */
  async progress(
    tx: Transaction,
    { companyId, id }: ImportRow,
    done: number,
    failed: number,
    now: Date,
  ): Promise<void> {
    const ended = `done_count + failed_count = ${this.subject}_count`;
    await tx.query(
      `UPDATE ${this.table} SET done_count = done_count + ?, failed_count = failed_count + ?, finished_at = IF(${ended}, ?, NULL), status = IF(${ended}, 'done', 'running')
       WHERE company_id = ? AND id = ?`,
      [done, failed, now, companyId, id],
    );
  }

  private async settle(
    tx: Transaction,
    { companyId, id }: ImportRow,
    outcomes: readonly Outcome[],
    status: string,
    column: string,
    value: (outcome: Outcome) => unknown,
  ): Promise<void> {
    if (outcomes.length === 0) return;
    const cases = outcomes.map(() => 'WHEN ? THEN ?').join(' ');
    await tx.query(
      `UPDATE ${this.itemTable} SET status = ?, ${column} = CASE position ${cases} END WHERE company_id = ? AND import_id = ? AND position IN (?)`,
      [
        status,
        ...outcomes.flatMap((outcome) => [outcome.position, value(outcome)]),
        companyId,
        id,
        outcomes.map(({ position }) => position),
      ],
    );
  }

  private async items(
    companyId: string,
    importId: string,
    condition: string,
    limit: number,
    index = '',
  ): Promise<ImportItem<Request>[]> {
    const rows = await this.database.query<ImportItem<Request>>(
      `SELECT ${this.itemColumns} FROM ${this.itemTable} i ${index} WHERE company_id = ? AND import_id = ? AND ${condition} ORDER BY position LIMIT ?`,
      [companyId, importId, limit],
    );
    return rows.map((row) => ({
      ...row,
      cellRows: parseJson(row.cellRows),
      request: row.request && this.document.read(row.request),
      messages: parseJson(row.messages),
    }));
  }
}
