import { signatureOf } from '../../src/modules/shipments/tracking/inbound/signed-deliveries.js';
import type { ApiAnswer } from './api-client.js';
import type { SignedIn } from './identity.js';
import type { TestApp } from './test-app.js';
import type { TestClock } from './test-clock.js';

/** What a carrier signs its requests with. */
export interface CarrierKey {
  connectionId: string;
  secret: string;
}

/** Connects the carrier of a shipment over HTTP, with a secret. */
export async function carrierKeyOf({ client }: SignedIn, shipmentId: string): Promise<CarrierKey> {
  const { body: booked } = await client.get(`/api/v1/shipments/${shipmentId}`);
  const { body: carrier } = await client.post('/api/v1/company/carriers', {
    scac: booked.carrier.scac,
    name: 'Carrier',
    endpoint: 'https://api.carrier.example/dsdc',
  });
  const { id } = carrier.connections.find(({ connector }: { connector: string }) => connector === 'dsdc');
  return (await client.post(`/api/v1/company/carriers/${id}/inbound-secret`)).body;
}

/** Sends a request that a carrier signed. `message` is a text as it is, or an object as JSON. */
export function carrierRequest(
  { app, clock, key }: { app: TestApp; clock: TestClock; key: CarrierKey },
  method: string,
  path: string,
  message?: object | string,
): Promise<ApiAnswer> {
  const timestamp = String(clock.now().getTime() / 1_000);
  const body = typeof message === 'object' ? JSON.stringify(message) : message;
  const signed = Buffer.from(body ?? `${method} /carrier-api/v1${path}`);
  const headers = {
    'x-lading-connection': key.connectionId,
    'x-lading-timestamp': timestamp,
    'x-lading-signature': signatureOf(Buffer.from(key.secret), timestamp, signed),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return app.client().request(method, `/carrier-api/v1${path}`, { body, headers });
}
