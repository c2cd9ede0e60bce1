import { signUp } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const REQUESTS = 60;
const SLOW = 60_000;
const CONTACT = {
  address: { address1: '12 S Dock Pl', city: 'Chicago', state: 'IL', postalCode: '60601', country: 'US' },
};

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
}, SLOW);
afterAll(() => app.close());

it(
  'a lock of one company answers its requests with 503 and Retry-After, and delays no other company',
  async () => {
    const [noisy, other] = [
      await signUp(app, { companyName: 'Riverside Tile' }),
      await signUp(app, { companyName: 'Harbor Glass' }),
    ];
    const holder = app.database.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT * FROM audit_chain WHERE chain = ? FOR UPDATE', [noisy.companyId]);
    const save = ({ client }: typeof noisy, n: number) =>
      client.post('/api/v1/contacts', { ...CONTACT, name: `Dock ${n}` });
    const locked = Array.from({ length: REQUESTS }, (_, n) => save(noisy, n));

    for (let n = 0; n < 5; n += 1) {
      // Without shares, its requests would find no free connection within the deadline.
      expect((await save(other, n)).status).toBe(201);
    }
    const startedAt = performance.now();
    const answers = await Promise.all(locked);
    expect(performance.now() - startedAt).toBeLessThan(15_000);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers.map(({ headers }) => headers.get('retry-after'))).not.toContain(null);

    await holder.rollbackTransaction();
    await holder.release();
    expect((await save(noisy, REQUESTS)).status).toBe(201);
  },
  SLOW,
);
