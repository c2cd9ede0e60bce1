import type { Transaction } from './database.js';
import { queryPrepared } from './prepared.js';

/** The first of the next `count` numbers of a company's named counter, from `first` on and without gaps: the counter stays locked until `tx` ends. */
export async function nextCompanyNumber(
  tx: Transaction,
  companyId: string,
  name: string,
  first: number,
  count = 1,
): Promise<number> {
  const result = await queryPrepared<{ insertId: number }>(
    tx,
    `INSERT INTO company_counter (company_id, name, last_value) VALUES (?, ?, LAST_INSERT_ID(?))
     ON DUPLICATE KEY UPDATE last_value = LAST_INSERT_ID(last_value + ?)`,
    [companyId, name, first + count - 1, count],
  );
  return result.insertId - count + 1;
}
