import { bolNumber } from '../../../kernel/gs1.js';
import type { Transaction } from '../../../platform/database/database.js';

/**
 * For companies without a GS1 company prefix of their own: GS1 sets prefixes 040 to 049 aside for numbers that circulate inside a
 * company, so these never collide with those of a company that has one.
 */
export const RESTRICTED_PREFIX = '0400000';

/** Next bill of lading number under the company's GS1 prefix. A serial is never used twice, also when companies share a prefix. */
export async function nextBolNumber(tx: Transaction, gs1Prefix: string | null): Promise<string> {
  const prefix = gs1Prefix ?? RESTRICTED_PREFIX;
  const result = await tx.query<{ insertId: number }>(
    `INSERT INTO gs1_serial (prefix, last_value) VALUES (?, LAST_INSERT_ID(1))
     ON DUPLICATE KEY UPDATE last_value = LAST_INSERT_ID(last_value + 1)`,
    [prefix],
  );
  return bolNumber(prefix, result.insertId);
}
