import { bookShipment } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { statementsDuring } from '../support/statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

let app: TestApp;
let owner: SignedIn;
let shipmentId: string;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock(), environment: { DEMONSTRATION: 'true' } });
  owner = await signUp(app);
  ({ shipmentId } = await bookShipment(owner));
  await app.deliverOutbox();
}, 60_000);
afterAll(() => app.close());

describe('the shipment detail', () => {
  it.each([
    ['', 3],
    ['/events', 5],
    ['/documents', 5],
    ['/charges', 5],
    ['/activity', 5],
  ])('runs few statements besides those of the session: "%s" at most %d', async (tab, most) => {
    const path = `/api/v1/shipments/${shipmentId}${tab}`;
    await owner.client.get(path);
    let status = 0;
    const statements = await statementsDuring(app, async () => {
      ({ status } = await owner.client.get(path));
    });
    expect(status).toBe(200);
    const own = statements.map(({ sql }) => sql).filter((sql) => !sql.includes('user_session'));
    expect(own.length).toBeLessThan(statements.length);
    expect(own.slice(most)).toEqual([]);
  });
});
