import { readFileSync } from 'node:fs';
import type { Database } from '../../../platform/database/database.js';
import { OffersRepository } from './offers.sql.js';
import { ArchivedRows } from '../../archive/index.js';
import { OFFER_BODY } from './offer.entity.js';

/** Version 1 of an LTL, a volume LTL and a truckload offer. */
const GOLDEN = JSON.parse(readFileSync(new URL('golden/offer.v1.json', import.meta.url), 'utf8')) as {
  mode: string;
  total: { amount: number };
  lines: { amount: { amount: number } }[];
}[];

it.each(GOLDEN.map((body) => [body.mode, body] as const))('reads the stored %s offer', async (_, body) => {
  for (const stored of [body, { ...body, schemaVersion: 1 }, OFFER_BODY.write(OFFER_BODY.read(JSON.stringify(body)))]) {
    const row = { revision: 1, total: String(body.total.amount), body: JSON.stringify(stored) };
    const database = { query: () => Promise.resolve([row]) } as unknown as Database;
    const [offer] = await new OffersRepository(database, new ArchivedRows(database)).newest('cmp', 'qte');
    expect(offer).toMatchObject({ total: body.total.amount });
    expect(JSON.stringify(offer?.body)).toBe(JSON.stringify(body));
    expect(body.lines.reduce((sum, line) => sum + line.amount.amount, 0)).toBe(body.total.amount);
  }
});
