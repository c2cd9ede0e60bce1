import { bookShipment, createQuote } from '../../../../test/support/freight.js';
import { signUp, type SignedIn } from '../../../../test/support/identity.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import { TestClock } from '../../../../test/support/test-clock.js';
import { connectCarrier } from '../../../../test/support/tariffs.js';
import { Database } from '../../../platform/database/database.js';
import { rebuild, type RebuildProgress, type RebuildStep } from '../../../platform/rebuild/rebuild.js';
import { RebuildContactTerms } from '../../contacts/index.js';
import { RebuildQuoteAggregates, RebuildQuoteTerms } from '../../quotes/index.js';
import { TimeBasedExceptionsJob } from '../exceptions/time-based-exceptions.job.js';
import { RebuildShipmentAggregates, RebuildShipments, RebuildShipmentTerms } from './rebuild-shipments.js';

const CONTACT = {
  name: 'Queen City Coatings',
  address: { address1: '2400 Distribution St', city: 'Charlotte', state: 'NC', postalCode: '28208', country: 'US' },
};

const clock = new TestClock();
let app: TestApp;
let owner: SignedIn;
let shipmentId: string;
let database: Database;

beforeAll(async () => {
  app = await startTestApp({ clock });
  database = app.get(Database);
  owner = await signUp(app);
  await connectCarrier(owner.client);
  ({ shipmentId } = await bookShipment(owner));
  await createQuote(owner);
  await app.deliverOutbox();
  const occurredAt = new Date(clock.now().getTime() - 60_000).toISOString();
  for (const type of ['picked_up', 'damaged'])
    await owner.client.post(`/api/v1/shipments/${shipmentId}/events`, {
      type,
      occurredAt,
      reason: 'The driver called.',
    });
}, 120_000);
afterAll(() => app.close());

const run = async (...steps: (new (...args: never[]) => RebuildStep)[]) => {
  const progress: RebuildProgress[] = [];
  const corrected = await rebuild(
    database,
    steps.map((step) => app.get<RebuildStep>(step)),
    '',
    (line) => progress.push(line),
  );
  return { corrected, progress };
};
const snapshot = (table: string) =>
  database.query(`SELECT * FROM ${table} WHERE company_id = ? ORDER BY 1, 2, 3`, [owner.companyId]);

describe('lading rebuild shipments', () => {
  it('does not change correct rows', async () => {
    const before = await snapshot('shipment');
    expect(before).toMatchObject([{ exception_kinds: 'damage' }]);
    expect((await run(RebuildShipments)).corrected).toBe(0);
    expect(await snapshot('shipment')).toEqual(before);
  });

  it.each([
    ["status = 'lost', pod = 'available', tracking = NULL", 1],
    ["attention = 0, exception_kinds = '', check_at = NULL, last_event_at = NULL, picked_up_at = NULL", 1],
    [`tracking = '{"state":{"execution":"booked"},"active":[]}', eta_on = '2020-01-01', expected_event = 'lost'`, 1],
  ])('restores a shipment after %s', async (damage, corrected) => {
    const before = await snapshot('shipment');
    await database.query(`UPDATE shipment SET ${damage} WHERE company_id = ?`, [owner.companyId]);
    expect((await run(RebuildShipments)).corrected).toBe(corrected);
    expect(await snapshot('shipment')).toEqual(before);
  });

  it('leaves lost exceptions to the job, which raises them again', async () => {
    await database.query('DELETE FROM shipment_exception WHERE company_id = ?', [owner.companyId]);
    await run(RebuildShipments);
    expect(await snapshot('shipment')).toMatchObject([{ exception_kinds: '' }]);
    await app.get(TimeBasedExceptionsJob).run();
    expect(await snapshot('shipment')).toMatchObject([{ exception_kinds: 'damage' }]);
    expect((await run(RebuildShipments)).corrected).toBe(0);
  });
});

describe('lading rebuild search', () => {
  const steps = [RebuildQuoteTerms, RebuildShipmentTerms, RebuildContactTerms];
  const terms = () => Promise.all(['quote_word', 'shipment_word', 'contact_word'].map(snapshot));

  it('restores missing terms and removes wrong ones', async () => {
    const { body: kept } = await owner.client.post('/api/v1/contacts', CONTACT);
    expect(kept).toMatchObject({ id: expect.any(String) });
    const before = await terms();
    expect(before.map(({ length }) => length > 0)).toEqual([true, true, true]);
    expect((await run(...steps)).corrected).toBe(0);
    for (const table of ['quote', 'shipment', 'contact']) {
      await database.query(`DELETE FROM ${table}_word WHERE company_id = ? LIMIT 2`, [owner.companyId]);
      await database.query(
        `INSERT INTO ${table}_word (company_id, word, ${table}_id) SELECT company_id, 'zzz', id FROM ${table} WHERE company_id = ? LIMIT 1`,
        [owner.companyId],
      );
    }
    expect((await run(...steps)).corrected).toBeGreaterThanOrEqual(3);
    expect(await terms()).toEqual(before);
  });
});

describe('lading rebuild aggregates', () => {
  it('restores offer summaries and raises counters, and reports each company and step', async () => {
    const before = await snapshot('quote');
    const counters = await snapshot('company_counter');
    await database.query(
      "UPDATE quote SET offer_count = 9, best_total = 1, best_carrier = 'Nobody', valid_until = NULL WHERE company_id = ? LIMIT 1",
      [owner.companyId],
    );
    await database.query("UPDATE company_counter SET `last_value` = 1 WHERE company_id = ? AND name = 'shipment'", [
      owner.companyId,
    ]);
    const { corrected, progress } = await run(RebuildQuoteAggregates, RebuildShipmentAggregates);
    expect(corrected).toBe(2);
    expect(await snapshot('quote')).toEqual(before);
    expect(await snapshot('company_counter')).toEqual(counters);
    expect(progress.filter(({ done, companyId }) => done && companyId === owner.companyId)).toMatchObject([
      { step: 'offer summaries and quote numbers', rows: before.length },
      { step: 'shipment numbers and view counts' },
    ]);
    expect((await run(RebuildQuoteAggregates, RebuildShipmentAggregates)).corrected).toBe(0);
  });
});
