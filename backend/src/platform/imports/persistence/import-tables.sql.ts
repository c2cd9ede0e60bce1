import { parseJson } from '../../database/columns.js';
import type { Database, Transaction } from '../../database/database.js';
import type { ImportMessage } from '../import-messages.js';

/** A file whose items are created in the background: a row of `<subject>_import`. */
export interface ImportRow {
  companyId: string;
  id: string;
  status: 'running' | 'done';
  fileName: string;
  rowCount: number;
  /** Things that the file asks for. */
  itemCount: number;
  doneCount: number;
  failedCount: number;
  createdBy: string;
  createdByName: string;
  createdAt: Date;
  finishedAt: Date | null;
}

/** One thing that a file asks for: a row of the import's item table. */
export interface ImportItem<Request> {
  companyId: string;
  importId: string;
  /** Place in the file, from 0. */
  position: number;
  ref: string;
  firstRow: number;
  /** Its lines, in order. */
  rows: number[];
  status: 'waiting' | 'made' | 'failed';
  /** Null when something is wrong in its rows. */
  request: Request | null;
  /** Id of what was made. */
  madeId: string | null;
  messages: ImportMessage[];
}

/** An item as a file asks for it. */
export type NewImportItem<Request> = Omit<ImportItem<Request>, 'companyId' | 'importId'>;

/** An item that is to be made. */
export type WaitingItem<Request> = ImportItem<Request> & { request: Request };

/** What became of an item. */
export interface Outcome {
  position: number;
  /** Null when it could not be made. */
  madeId: string | null;
  /** Why it could not be made. */
  messages: readonly ImportMessage[];
}

/** So few that turning them into a statement holds up no other request. */
const INSERTED_AT_ONCE = 50;

/** Imports of one subject, in `<subject>_import` and `<subject>_import_item`; what was made has its id in `<subject>_id`. */
export class ImportTables<Request> {
  private readonly table: string;
  private readonly itemTable: string;
  private readonly columns: string;
  private readonly itemColumns: string;

  /** `made` is the status of a created item, as the table has it. Both names are part of statements, so they must be constants of the code. */
  constructor(
    private readonly database: Database,
    private readonly subject: string,
    private readonly made: string,
  ) {
    this.table = `${subject}_import`;
    this.itemTable = `${subject}_import_item`;
    this.columns = `company_id AS companyId, id, status, file_name AS fileName, row_count AS rowCount, ${subject}_count AS itemCount, done_count AS doneCount,
      failed_count AS failedCount, created_by AS createdBy, created_by_name AS createdByName, created_at AS createdAt, finished_at AS finishedAt`;
    this.itemColumns = `company_id AS companyId, import_id AS importId, position, ref, first_row AS firstRow, cell_rows AS \`rows\`,
      IF(status = '${made}', 'made', status) AS status, request, ${subject}_id AS madeId, messages`;
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
          JSON.stringify(item.rows),
          item.status,
          item.request && JSON.stringify(item.request),
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
      `SELECT ${this.columns} FROM ${this.table} WHERE company_id = ? AND id = ?`,
      [companyId, id],
    );
    return row ?? null;
  }

  /** Items that could not be made, in the order of the file. */
  failed(companyId: string, importId: string, limit: number): Promise<ImportItem<Request>[]> {
    return this.items(companyId, importId, `status = 'failed'`, limit);
  }

  /** Items that wait, in the order of the file. Without the index of the status the database reads all that were made before them. */
  waiting(companyId: string, importId: string, limit: number): Promise<WaitingItem<Request>[]> {
    return this.items(
      companyId,
      importId,
      `status = 'waiting'`,
      limit,
      `FORCE INDEX (ix_${this.subject}_import_item_status)`,
    ) as Promise<WaitingItem<Request>[]>;
  }

  /** Items after a position, in the order of the file. */
  after(companyId: string, importId: string, position: number, limit: number): Promise<ImportItem<Request>[]> {
    return this.items(companyId, importId, `position > ${Number(position)}`, limit);
  }

  /** Waits while another running import of the company is in a transaction that called this; for things that two imports may both ask for. */
  async takeTurn(tx: Transaction, companyId: string): Promise<void> {
    await tx.query(`SELECT id FROM ${this.table} WHERE company_id = ? AND status = 'running' ORDER BY id FOR UPDATE`, [
      companyId,
    ]);
  }

  /** Which of the items still wait; nobody else settles those until the transaction ends. By the index of the status it would read all that wait. */
  async claim(tx: Transaction, { companyId, id }: ImportRow, positions: readonly number[]): Promise<Set<number>> {
    const rows = await tx.query<{ position: number }[]>(
      `SELECT position FROM ${this.itemTable} FORCE INDEX (PRIMARY) WHERE company_id = ? AND import_id = ? AND position IN (?) AND status = 'waiting' FOR UPDATE`,
      [companyId, id, positions],
    );
    return new Set(rows.map(({ position }) => position));
  }

  /** Settles claimed items: what was made has no messages. */
  async settleAll(tx: Transaction, row: ImportRow, outcomes: readonly Outcome[]): Promise<void> {
    const [made, failed] = [
      outcomes.filter(({ madeId }) => madeId !== null),
      outcomes.filter(({ madeId }) => madeId === null),
    ];
    await this.settle(tx, row, made, this.made, `${this.subject}_id`, ({ madeId }) => madeId);
    await this.settle(tx, row, failed, 'failed', 'messages', ({ messages }) => JSON.stringify(messages));
  }

  /** Ends an import with one reason for all that still waits. */
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

  /** Counts what was settled, and ends the import when nothing waits any more. */
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
      `SELECT ${this.itemColumns} FROM ${this.itemTable} ${index} WHERE company_id = ? AND import_id = ? AND ${condition} ORDER BY position LIMIT ?`,
      [companyId, importId, limit],
    );
    return rows.map((row) => ({
      ...row,
      rows: parseJson(row.rows),
      request: parseJson(row.request),
      messages: parseJson(row.messages),
    }));
  }
}
