import type { Transaction } from './database.js';

/** Next number of a company's named counter, from `first` on and without gaps: the counter stays locked until `tx` ends. */
export async function nextCompanyNumber(tx: Transaction, companyId: string, name: string, first: number): Promise<number> {
  const result = await tx.query<{ insertId: number }>(
    `INSERT INTO company_counter (company_id, name, last_value) VALUES (?, ?, LAST_INSERT_ID(?))
     ON DUPLICATE KEY UPDATE last_value = LAST_INSERT_ID(last_value + 1)`,
    [companyId, name, first],
  );
  return result.insertId;
}
