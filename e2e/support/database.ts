import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface Connection {
  execute(sql: string, params: unknown[]): Promise<unknown>;
  end(): Promise<void>;
}
const { createConnection } = createRequire(new URL('../../backend/package.json', import.meta.url))(
  'mysql2/promise',
) as {
  createConnection(options: object): Promise<Connection>;
};

/** Lets the offer of a request for approval expire, which takes days, at a total that was lower by these cents. */
export async function expireApproval(id: string, lowerBy: number): Promise<void> {
  const connection = await connect();
  try {
    await connection.execute(
      'UPDATE approval_request SET valid_until = UTC_TIMESTAMP(3) - INTERVAL 1 MINUTE, total = total - ? WHERE id = ?',
      [lowerBy, id],
    );
  } finally {
    await connection.end();
  }
}

/** Makes a periodic job due, which the worker then runs within a second or two. */
export async function runNow(job: string): Promise<void> {
  const connection = await connect();
  try {
    await connection.execute('UPDATE periodic_job SET due_at = UTC_TIMESTAMP(3) WHERE name = ?', [job]);
  } finally {
    await connection.end();
  }
}

/** Makes the next trace of a shipment due, which a carrier is asked for every half an hour. The worker asks within 30 s. */
export async function traceNow(shipmentId: string): Promise<void> {
  const connection = await connect();
  try {
    await connection.execute('UPDATE carrier_check SET due_at = UTC_TIMESTAMP(3) WHERE shipment_id = ?', [shipmentId]);
  } finally {
    await connection.end();
  }
}

/** To the database of the product under test: that of DATABASE_URL, or the private one in the folder of the product. */
async function connect(): Promise<Connection> {
  const { DATABASE_URL: uri, MFE_STORE: store } = process.env;
  if (uri) return createConnection({ uri });
  if (!store) throw new Error('MFE_STORE is not set.');
  const { port, productPassword: password } = JSON.parse(
    await readFile(join(dirname(store), 'database.json'), 'utf8'),
  ) as { port: number; productPassword: string };
  return createConnection({ host: '127.0.0.1', port, user: 'lading_product', password, database: 'lading' });
}
