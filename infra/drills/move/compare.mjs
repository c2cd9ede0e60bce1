import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { requireFromBackend } from '../../bench/lib/product.mjs';

/** Tables without a `company_id` that have rows of a company. */
const OTHERS = {
  company: 'id = ?',
  audit_chain: 'chain = ?',
  audit_entry: 'chain = ?',
  company_domain_code: 'domain_id IN (SELECT id FROM company_domain WHERE company_id = ?)',
  invitation_link: 'invitation_id IN (SELECT id FROM invitation WHERE company_id = ?)',
  user_account: 'id IN (SELECT user_id FROM association WHERE company_id = ?)',
};
/** Stay at the source. */
const LEFT = new Set(['event_feed', 'user_session']);
/** Columns with other values at the target: state of the move, and what is sealed or numbered by an installation. */
const OWN = /^(company\.move_state|audit_chain\.(key_id|seal)|report_due\.id)$/;

/** Runs one statement. */
export async function query(url, sql, params = []) {
  const connection = await requireFromBackend('mysql2/promise').createConnection({ uri: url });
  try {
    return (await connection.query(sql, params))[0];
  } finally {
    await connection.end();
  }
}

/** Compares all rows of a company: {tables, rows, differing}. */
export async function compareRows(sourceUrl, targetUrl, companyId) {
  const columns = await query(
    sourceUrl,
    `SELECT table_name AS name, column_name AS col, data_type AS type FROM information_schema.columns WHERE table_schema = DATABASE() ORDER BY table_name, ordinal_position`,
  );
  let [tables, rows] = [0, 0];
  const differing = [];
  for (const [name, list] of Map.groupBy(columns, (column) => column.name)) {
    const where = OTHERS[name] ?? (list.some(({ col }) => col === 'company_id') ? 'company_id = ?' : null);
    if (where === null || LEFT.has(name)) continue;
    const compared = list.filter(({ col, type }) => !OWN.test(`${name}.${col}`) && !/binary|blob/.test(type));
    const sql = `SELECT ${compared.map(({ col }) => `\`${col}\``).join(', ')} FROM \`${name}\` WHERE ${where}`;
    const [source, target] = [await textOf(sourceUrl, sql, companyId), await textOf(targetUrl, sql, companyId)];
    tables += 1;
    rows += source.length;
    if (JSON.stringify(source) !== JSON.stringify(target)) differing.push(name);
  }
  return { tables, rows, differing };
}

async function textOf(url, sql, companyId) {
  return (await query(url, sql, [companyId])).map((row) => JSON.stringify(row)).sort();
}

/** Compares all files of a company: {count, differing}. */
export function compareFiles(source, target, companyId) {
  const [before, after] = [source, target].map((folder) => hashes(path.join(folder, 'files', companyId)));
  const names = new Set([...before.keys(), ...after.keys()]);
  return { count: before.size, differing: [...names].filter((name) => before.get(name) !== after.get(name)).length };
}

function hashes(folder) {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [
      path.relative(folder, file),
      createHash('sha256').update(fs.readFileSync(file)).digest('hex'),
    ]),
  );
}
