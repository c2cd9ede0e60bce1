import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from '../client.mjs';
import { INTERNAL_ADDRESS } from '../product.mjs';

export const number = '14';
export const title = 'Carriers and webhooks have private addresses of their own';

const SECRET = 'the-secret-of-an-internal-server';
const TRIES = 30;

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
    await checkApart({ product, expect, url: `http://127.0.0.1:${port}` });
    // Every process can deliver to this address, because any of them may handle the event.
    await checkReadBack({ product, expect, note, url: `http://${INTERNAL_ADDRESS}:${port}`, asked: () => asked });
  } finally {
    internal.closeAllConnections();
    internal.close();
  }
}

const webhook = (client, url) =>
  client.post('/api/v1/company/webhooks', { url: `${url}/hook`, kinds: ['shipment.delayed'] });
const carrier = (client, url) =>
  client.post('/api/v1/company/carriers', { scac: 'ZZZZ', name: 'Internal', endpoint: `${url}/carrier` });

async function checkApart({ product, expect, url }) {
  const address = new URL(url).host;
  for (const [setting, made, refused] of [
    ['EGRESS_ALLOW_CARRIERS', carrier, webhook],
    ['EGRESS_ALLOW_WEBHOOKS', webhook, carrier],
  ]) {
    const owner = await product.person();
    const client = new Client(
      [await product.startProcess({ [setting]: address, RUN_WORKER: 'false' })],
      product.publicUrl,
      {
        cookie: owner.client.cookie,
      },
    );
    const [yes, no] = [await made(client, url), await refused(client, url)];
    expect(yes.status === 201, `${setting} does not allow its own: ${yes.status} ${yes.text}`);
    expect(no.status === 422, `${setting} allows the other: ${no.status}`);
  }
}

async function checkReadBack({ product, expect, note, url, asked }) {
  const owner = await product.person();
  const running = await product.startProcess({ EGRESS_ALLOW_CARRIERS: new URL(url).host });
  const client = new Client([running], product.publicUrl, { cookie: owner.client.cookie });
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
