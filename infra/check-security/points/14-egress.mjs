import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from '../client.mjs';
import { INTERNAL_ADDRESS } from '../product.mjs';

export const number = '14';
export const title = 'Carriers and webhooks have private addresses of their own';

const SECRET = 'the-secret-of-an-internal-server';
const TRIES = 30;
const CARRIER_ADDRESS = '127.0.0.1';
const WEBHOOK_ADDRESS = '127.0.0.15';

export async function check({ product, expect, note }) {
  let asked = 0;
  const internal = http.createServer((request, response) => {
    asked += 1;
    request.resume();
    const failed = request.url.startsWith('/carrier');
    response.writeHead(failed ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: SECRET, errors: [{ message: SECRET }], token: SECRET }));
  });
  await once(internal.listen(0, '0.0.0.0'), 'listening');
  try {
    const { port } = internal.address();
    const [ofCarriers, ofWebhooks, ofBoth] = [CARRIER_ADDRESS, WEBHOOK_ADDRESS, INTERNAL_ADDRESS].map(
      (address) => `${address}:${port}`,
    );
    const running = await product.startProcess({
      EGRESS_ALLOW_CARRIERS: `${ofCarriers},${ofBoth}`,
      EGRESS_ALLOW_WEBHOOKS: `${ofWebhooks},${ofBoth}`,
    });
    const signIn = async () => {
      const { cookie } = (await product.person()).client;
      return new Client([running], product.publicUrl, { cookie });
    };
    const urls = { ofCarriers: `http://${ofCarriers}`, ofWebhooks: `http://${ofWebhooks}` };
    await checkApart({ client: await signIn(), expect, ...urls });
    // Every process can deliver to this address, because any of them may handle the event.
    const readBack = { product, client: await signIn(), expect, note };
    await checkReadBack({ ...readBack, url: `http://${ofBoth}`, asked: () => asked });
  } finally {
    internal.closeAllConnections();
    internal.close();
  }
}

const webhook = (client, url) =>
  client.post('/api/v1/company/webhooks', { url: `${url}/hook`, kinds: ['shipment.delayed'] });
const carrier = (client, url) =>
  client.post('/api/v1/company/carriers', { scac: 'ZZZZ', name: 'Internal', endpoint: `${url}/carrier` });

async function checkApart({ client, expect, ofCarriers, ofWebhooks }) {
  for (const [kind, made, allowed, other] of [
    ['carriers', carrier, ofCarriers, ofWebhooks],
    ['webhooks', webhook, ofWebhooks, ofCarriers],
  ]) {
    const [yes, no] = [await made(client, allowed), await made(client, other)];
    expect(yes.status === 201, `addresses of ${kind} are not allowed: ${yes.status} ${yes.text}`);
    expect(no.status === 422, `${kind} may have addresses of the other: ${no.status}`);
  }
}

async function checkReadBack({ product, client, expect, note, url, asked }) {
  const connected = await carrier(client, url);
  const { id } = connected.json.connections.find(({ connector }) => connector === 'dsdc');
  const tested = await client.post(`/api/v1/company/carriers/${id}/test`);
  expect(tested.status < 300, `the test of a connection was answered ${tested.status} ${tested.text}`);
  expect(!tested.text.includes(SECRET), 'the test of a connection shows what an internal server answered');

  const { id: hook } = (await webhook(client, url)).json;
  await client.post(`/api/v1/company/webhooks/${hook}/test`);
  let delivered;
  for (let n = 0; n < TRIES && !delivered; n += 1) {
    await delay(1_000);
    const { json, text } = await client.get(`/api/v1/company/webhooks/${hook}/deliveries`);
    delivered = json.items.find(({ responseStatus }) => responseStatus === 200);
    expect(!text.includes(SECRET), 'the log of deliveries shows what an internal server answered');
  }
  expect(delivered !== undefined && asked() > 1, 'no test event was delivered');
  expect(delivered?.responseBody === null, 'a body of a private address is kept');
  const kept = await product.query('SELECT COUNT(*) AS kept FROM webhook_delivery WHERE response_body IS NOT NULL');
  expect(Number(kept[0].kept) === 0, 'bodies of private addresses are in the database');
  note(`${asked()} calls`);
}
