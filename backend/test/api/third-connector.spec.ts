import { Injectable, Module } from '@nestjs/common';
import type { ConnectionTarget, Connector, ConnectorOffer } from '../../src/modules/carriers/connectors/connector.js';
import { ConnectorFor } from '../../src/modules/carriers/connectors/connector-registry.js';
import { readEvents } from '../support/event-reader.js';
import { bookRequest, createQuote } from '../support/freight.js';
import { signUp, type SignedIn } from '../support/identity.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { TestClock } from '../support/test-clock.js';

/** A connector of another interface that only gives prices. */
@ConnectorFor('prices')
@Injectable()
class PricesConnector implements Connector {
  readonly channel = 'http';

  rate({ headers }: ConnectionTarget): Promise<ConnectorOffer[]> {
    const total = { amount: headers.authorization === 'Bearer price-token' ? 43_210 : 0, currency: 'USD' as const };
    const charges = [{ code: 'LINEHAUL', description: 'Linehaul', amount: total.amount }];
    return Promise.resolve([{ mode: 'LTL', total, charges, carrierQuoteNumber: 'P-1', validThrough: null, notes: [] }]);
  }
}

@Module({ providers: [PricesConnector] })
class PricesModule {}

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp({ clock: new TestClock(new Date('2026-11-20T15:00:00.000Z')), modules: [PricesModule] });
  owner = await signUp(app);
}, 60_000);
afterAll(() => app.close());

const connect = (connector: string, scac = 'ZZPR') =>
  owner.client.post('/api/v1/company/carriers', {
    scac,
    name: 'Price Freight',
    connector,
    endpoint: 'https://prices.example/api',
    credentials: { scheme: 'bearer', secret: 'price-token' },
  });

it('a connector added by one provider is connected, rated and booked; what it cannot do is left to the user', async () => {
  const { status, body: carrier } = await connect('prices');
  expect([status, carrier.connections]).toMatchObject([
    201,
    [{ connector: 'prices', endpoint: 'https://prices.example/api', hasCredentials: true }],
  ]);

  const quote = await createQuote(owner);
  await readEvents(owner.client, `/api/v1/quotes/${quote.id}/events`);
  const { offers } = (await owner.client.get(`/api/v1/quotes/${quote.id}`)).body;
  const offer = offers.find(({ carrier: { scac } }: any) => scac === 'ZZPR');
  expect(offer.total).toEqual({ amount: 43_210, currency: 'USD' });

  const { body: booked } = await owner.client.post(`/api/v1/quotes/${quote.id}/book`, bookRequest(offer), {
    'idempotency-key': 'third',
  });
  await app.deliverOutbox();
  const { state, attempts } = (await owner.client.get(`/api/v1/shipments/${booked.shipmentId}/tender`)).body;
  expect([state, attempts]).toMatchObject([
    'failed',
    [{ connector: 'prices', code: 'NOT_TENDERABLE', message: expect.stringMatching(/Price Freight takes no tenders/) }],
  ]);
});

it.each(['tariff', 'pigeon'])('a carrier cannot be connected over HTTP with the kind %s', async (connector) => {
  const { status, body } = await connect(connector, 'ZZXX');
  expect([status, body.errors]).toMatchObject([422, [{ pointer: '/connector', code: 'CONNECTOR_UNKNOWN' }]]);
});
