import type { DataSource } from 'typeorm';
import { isDatabaseUnavailable } from '../errors.js';
import type { Replica } from './request-replica.js';

/** Longest wait until a replica has applied what the writer has committed. */
const CATCH_UP_SECONDS = 0.2;

/** What the writer has committed; '' if it does not number its transactions, or not like MariaDB. */
export async function positionOf(writer: DataSource): Promise<string> {
  try {
    const [row] = await writer.query<{ position: string }[]>('SELECT @@GLOBAL.gtid_current_pos AS position');
    return row?.position ?? '';
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    return '';
  }
}

/** Whether the replica has applied what the writer had committed at this position; waits a moment for it. */
export async function hasApplied(replica: Replica, position: string): Promise<boolean> {
  const { source } = replica;
  if (!source.isInitialized)
    await (replica.opening ??= source.initialize().finally(() => (replica.opening = undefined)));
  const sql = 'SELECT MASTER_GTID_WAIT(?, ?) AS state';
  const [waited] = await source.query<{ state: string | number }[]>(sql, [position, CATCH_UP_SECONDS]);
  return Number(waited?.state) === 0;
}
