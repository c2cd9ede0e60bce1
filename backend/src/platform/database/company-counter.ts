import type { CompanyCounterEntity } from './company-counter.entity.js';
import type { Database, Transaction } from './database.js';
import { queryPrepared } from './prepared.js';

/** Reserves the next `count` consecutive numbers of a company's named counter and returns the first. The counter stays locked until `tx` ends. */
export async function nextCompanyNumber(
  tx: Transaction,
  companyId: string,
  name: string,
  first: number,
  count = 1,
): Promise<number> {
  const result = await queryPrepared<{ insertId: number }>(
    tx,
    `INSERT INTO company_counter (company_id, name, \`last_value\`) VALUES (?, ?, LAST_INSERT_ID(?))
     ON DUPLICATE KEY UPDATE \`last_value\` = LAST_INSERT_ID(\`last_value\` + ?)`,
    [companyId, name, first + count - 1, count],
  );
  return result.insertId - count + 1;
}

/** Last number of a company's named counter; 0 before the first. */
export async function lastCompanyNumber(database: Database, companyId: string, name: string): Promise<number> {
  const [row] = await database.queryPrepared<Pick<CompanyCounterEntity, 'lastValue'>>(
    'SELECT `last_value` AS lastValue FROM company_counter WHERE company_id = ? AND name = ?',
    [companyId, name],
  );
  return row?.lastValue ?? 0;
}

/** Raises a company's named counter to `value` and never lowers it. Returns 1 if the counter was lower, else 0. */
export async function raiseCompanyNumber(
  database: Database,
  companyId: string,
  name: string,
  value: number,
): Promise<number> {
  if (value <= (await lastCompanyNumber(database, companyId, name))) return 0;
  await database.execute(
    `INSERT INTO company_counter (company_id, name, \`last_value\`) VALUES (?, ?, ?)
     ON DUPLICATE KEY UPDATE \`last_value\` = GREATEST(\`last_value\`, VALUES(\`last_value\`))`,
    [companyId, name, value],
  );
  return 1;
}
