import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkColumns, createProgram, readRecorded } from './columns.mjs';

const DATABASE = `
  export declare class Database {
    query<T>(sql: string): Promise<T[]>;
  }
  export interface Transaction {
    query<T = any>(sql: string): Promise<T>;
  }
  export declare function queryPrepared<T>(tx: Transaction, sql: string): Promise<T>;
`;
const REPOSITORY = `import { type Database, queryPrepared, type Transaction } from '../platform/database/database.js';

interface Dock { id: string; doors?: number; ramp: number | null }

export class Docks {
  constructor(private readonly database: Database) {}
  find() { return this.database.query<Pick<Dock, 'id' | 'ramp'>>('...'); }
  async list(tx: Transaction) { const rows = await tx.query<Dock[]>('...'); return rows; }
  prepared(tx: Transaction) { return queryPrepared<{ open: boolean }[]>(tx, '...'); }
  untyped(tx: Transaction) { return tx.query('...'); }
  exists(tx: Transaction) { return tx.query<unknown[]>('...'); }
  async lock(tx: Transaction) { await tx.query('... FOR UPDATE'); }
  change(tx: Transaction) { return tx.query<{ affectedRows: number }>('...'); }
}
`;
const FILE = 'backend/src/docks/docks.sql.ts';
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'columns-'));
let program: ReturnType<typeof createProgram>;

/** Where `code` is in the repository file. */
function placeOf(code: string): string {
  const before = REPOSITORY.slice(0, REPOSITORY.indexOf(code)).split('\n');
  return `${FILE}:${before.length}:${before.at(-1)!.length + 1}`;
}
const FIND = { place: placeOf('query<Pick'), columns: ['id', 'ramp'] };
const LIST = { place: placeOf('tx.query<Dock'), columns: ['id', 'ramp', 'doors'] };
const UNREAD = { [`${FILE}#prepared`]: 'no test of it here' };
function check(...recorded: { place: string; columns: string[] }[]): string[] {
  const { problems, unread } = checkColumns(program, root, recorded, UNREAD);
  return [...problems, ...unread].sort();
}

beforeAll(() => {
  const files = {
    'backend/tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, types: [], module: 'nodenext' } }),
    'backend/src/platform/database/database.ts': DATABASE,
    [FILE]: REPOSITORY,
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  program = createProgram(path.join(root, 'backend/tsconfig.json'));
});
afterAll(() => fs.rmSync(root, { recursive: true }));

describe('checkColumns', () => {
  it('finds nothing where columns and properties are the same', () => {
    expect(check(FIND, LIST)).toEqual([]);
  });

  it('takes a row without an optional property', () => {
    expect(check(FIND, { ...LIST, columns: ['id', 'ramp'] })).toEqual([]);
  });

  it('finds columns and properties that have no counterpart', () => {
    expect(check({ ...FIND, columns: ['id', 'has_ramp'] }, LIST)).toEqual([
      `${FIND.place} (${FILE}#find): no column for ramp`,
      `${FIND.place} (${FILE}#find): no property for has_ramp`,
    ]);
  });

  it('finds rows without a type, or with that of another result', () => {
    const untyped = { place: placeOf("tx.query('"), columns: ['id'] };
    const change = { place: placeOf('tx.query<{ aff'), columns: ['id'] };
    expect(check(FIND, LIST, untyped, change)).toEqual([
      `${untyped.place} (${FILE}#untyped): rows without a type: id`,
      `${change.place} (${FILE}#change): rows without a type: id`,
    ]);
  });

  it('asks for no columns where only the number of rows matters, or their locks', () => {
    const exists = { place: placeOf('tx.query<unknown'), columns: ['1'] };
    const lock = { place: placeOf("tx.query('... FOR"), columns: ['id'] };
    expect(check(FIND, LIST, exists, lock)).toEqual([]);
  });

  it('finds a list that is out of date', () => {
    const prepared = { place: placeOf('queryPrepared<{ open'), columns: ['open'] };
    expect(check(FIND, LIST, prepared)).toEqual([
      `${FILE}#prepared: listed as never read, but it is read or does not exist`,
    ]);
  });

  it('finds statements that no test reads, and rows that come from none of them', () => {
    expect(check(FIND, { place: `${FILE}:1:1`, columns: ['id'] })).toEqual([
      `${FILE}#list: no test runs this statement until it returns rows`,
      `${FILE}:1:1: rows came back where no statement is called`,
    ]);
  });
});

describe('readRecorded', () => {
  it('reads the files of all processes', () => {
    const folder = fs.mkdtempSync(path.join(root, 'recorded-'));
    fs.writeFileSync(path.join(folder, '1.jsonl'), `${JSON.stringify(FIND)}\n${JSON.stringify(LIST)}\n`);
    fs.writeFileSync(path.join(folder, '2.jsonl'), `${JSON.stringify(FIND)}\n`);
    expect(readRecorded(folder)).toEqual([FIND, LIST, FIND]);
  });
});
