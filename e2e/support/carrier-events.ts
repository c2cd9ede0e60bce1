import { createHmac, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi } from './people';

interface Connection {
  connectionId: string;
  secret: string;
}

interface Carrier {
  scac: string;
  connections: { id: string; connector: string }[];
}

/** Connects the carrier of a shipment over HTTP and creates the secret that signs its events. */
export async function connectCarrier(page: Page, scac: string): Promise<Connection> {
  const carrier = await callApi<Carrier>(page, '/company/carriers', {
    scac,
    name: 'Carrier',
    endpoint: 'https://api.carrier.example/dsdc',
  });
  const connection = carrier.connections.find(({ connector }) => connector === 'dsdc');
  return callApi<Connection>(page, `/company/carriers/${connection!.id}/inbound-secret`);
}

/** An event that the carrier reports as happening now: type of the in-transit standard, and more. */
export interface Report {
  type: string;
  more?: object;
}

let sequence = 0;

/** The carrier delivers a signed batch of events, as its own server would. */
export async function deliver(
  page: Page,
  { connectionId, secret }: Connection,
  shipmentNumber: string,
  ...reports: Report[]
): Promise<void> {
  const body = JSON.stringify({
    deliveryId: randomUUID(),
    sentAt: new Date().toISOString(),
    events: reports.map(({ type, more }) => ({
      eventId: randomUUID(),
      type,
      occurredAt: new Date().toISOString(),
      sequence: (sequence += 1),
      shipment: { shipmentId: shipmentNumber, origin: {}, destination: {} },
      ...more,
    })),
  });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signature = `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
  const answer = await page.request.post('/carrier-api/v1/shipment-events', {
    headers: {
      'content-type': 'application/json',
      'x-lading-connection': connectionId,
      'x-lading-timestamp': timestamp,
      'x-lading-signature': signature,
    },
    data: body,
  });
  const { accepted } = (await answer.json()) as { accepted?: number };
  if (accepted !== reports.length) throw new Error(`the delivery answered ${answer.status()}: ${await answer.text()}`);
}
