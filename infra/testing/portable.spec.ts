import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unportableStatements } from './portable.mjs';

const source = fs.mkdtempSync(path.join(os.tmpdir(), 'portable-'));
const FILES = {
  'docks.sql.ts': [
    '// Formerly SKIP LOCKED.',
    `tx.query(\`SELECT id FROM dock WHERE \${due} ORDER BY id LIMIT ? FOR UPDATE skip locked\`);`,
    "tx.query('SELECT id FROM dock WHERE company_id = ? FOR UPDATE');",
    'tx.query("SELECT GET_LOCK(\'docks\', 0)");',
    "tx.query(`UPDATE dock d JOIN JSON_TABLE(?, '$[*]' COLUMNS (id int PATH '$.id')) t ON t.id = d.id SET d.open = 1`);",
    "tx.query('INSERT INTO dock (id) VALUES (?) RETURNING id');",
  ].join('\n'),
  'yards.repository.ts': "yards.createQueryBuilder('y').setLock('pessimistic_write').setOnLocked('skip_locked');",
  'docks.int-spec.ts': "query('SELECT 1 FOR UPDATE SKIP LOCKED');",
  'migrations/1-docks.ts': "query('LOCK TABLES dock WRITE');",
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    fs.mkdirSync(path.dirname(path.join(source, name)), { recursive: true });
    fs.writeFileSync(path.join(source, name), text);
  }
});
afterAll(() => fs.rmSync(source, { recursive: true }));

it('finds statements that depend on one node or one database, and nothing in specs, migrations and comments', () => {
  expect(unportableStatements(source).map((problem) => problem.replace(/:[^:]*$/, ''))).toEqual([
    'docks.sql.ts:2: SKIP LOCKED',
    'docks.sql.ts:4: GET_LOCK',
    'docks.sql.ts:5: JSON_TABLE',
    'docks.sql.ts:6: RETURNING',
    'yards.repository.ts:1: SKIP LOCKED and NOWAIT',
  ]);
});
