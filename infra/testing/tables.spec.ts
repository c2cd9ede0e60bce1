import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkOwnership, foreignTables } from './tables.mjs';

const source = fs.mkdtempSync(path.join(os.tmpdir(), 'tables-'));
const FILES = {
  'modules/docks/persistence/dock.entity.ts': "@Entity('dock')\nexport class DockEntity {}",
  'modules/yards/persistence/yard.entity.ts': "@Entity('yard')\nexport class YardEntity {}",
  'platform/log/persistence/log-line.entity.ts': "@Entity('log_line')\nexport class LogLineEntity {}",
  'modules/docks/persistence/docks.sql.ts':
    'tx.query(`SELECT d.id FROM dock d JOIN yard y ON y.id = d.yard_id WHERE d.id = ? FOR UPDATE`);',
  'modules/yards/persistence/yards.sql.ts': "tx.query('UPDATE yard y, dock SET y.docks = 1');",
  'modules/yards/yards.service.ts': "import { DockEntity as Dock } from '../docks/index.js';",
  'modules/yards/yards.repository.ts': "yards.createQueryBuilder('y').innerJoin('dock', 'd').leftJoin('y.docks', 'e');",
  'modules/yards/retention.ts': "@Retention({ table: 'log_line' })\nclass Purge {}",
  'modules/yards/yards.spec.ts': "query('SELECT 1 FROM log_line');",
  'platform/log/log.ts': "// Reads dock and yard.\nquery('SELECT a FROM log_line l, yard');",
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(source, name)), { recursive: true });
    fs.writeFileSync(path.join(source, name), text);
  }
});
afterAll(() => fs.rmSync(source, { recursive: true }));

describe('foreignTables', () => {
  it('finds tables of others in joins, lists, changes, imports and declarations, and nothing in specs and comments', () => {
    const found = foreignTables(source).map(({ file, table, writes }) => [path.basename(file), table, writes]);
    expect(found.sort()).toEqual([
      ['docks.sql.ts', 'yard', false],
      ['log.ts', 'yard', false],
      ['retention.ts', 'log_line', true],
      ['yards.repository.ts', 'dock', false],
      ['yards.service.ts', 'dock', false],
      ['yards.sql.ts', 'dock', true],
    ]);
  });
});

describe('checkOwnership', () => {
  const use = { file: 'modules/docks/a.sql.ts', module: 'docks', table: 'yard', owner: 'yards' };
  const list = [{ table: 'yard', modules: ['docks'], reason: 'names' }];

  it('allows what is listed', () => {
    expect(checkOwnership([{ ...use, writes: false }], list, [])).toEqual([]);
    expect(checkOwnership([{ ...use, writes: true }], [], list)).toEqual([]);
  });

  it('refuses the rest; who may read may not write', () => {
    expect(checkOwnership([{ ...use, writes: false }], [], [])).toEqual([`${use.file} reads yard, which yards owns`]);
    expect(checkOwnership([{ ...use, writes: true }], list, [])).toEqual([`${use.file} writes yard, which yards owns`]);
  });

  it('refuses items of the lists that are not needed', () => {
    expect(checkOwnership([], list, [])).toEqual(['docks yard: listed, but not read']);
    expect(checkOwnership([{ ...use, writes: false }], list, list)).toEqual(['docks yard: listed, but not written']);
  });
});
