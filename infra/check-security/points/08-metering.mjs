import http from 'node:http';

export const number = '08';
export const title = 'Sessions and companies are metered over all processes';

const WEBHOOKS = '/api/v1/company/webhooks';
const WEBHOOK_SENDS = 120;
const STREAMS = 32;

export async function check({ product, expect, note }) {
  const owner = await product.person();
  await checkSends({ product, expect, note, owner });
  await checkStreams({ product, expect, owner });
}

/** Tests of a webhook, sent to both processes by two members. */
async function checkSends({ product, expect, note, owner }) {
  const second = await product.person({ companyId: owner.companyId, role: 'admin' });
  const { json: webhook } = await owner.client.post(WEBHOOKS, {
    url: 'https://erp.example/lading',
    kinds: ['shipment.booked'],
    enabled: true,
  });
  const answers = [];
  for (let sent = 0; sent <= 2 * WEBHOOK_SENDS && answers.at(-1)?.status !== 429; sent += 1)
    answers.push(await [owner, second][sent % 2].client.post(`${WEBHOOKS}/${webhook.id}/test`));
  const refused = answers.at(-1);
  note(`${answers.length - 1} webhook tests`);
  expect(refused.status === 429, `${answers.length} tests of a webhook were let through`);
  expect(answers.length > WEBHOOK_SENDS, `only ${answers.length - 1} tests of a webhook were let through`);
  expect(Number(refused.headers['retry-after']) > 0, 'the refusal does not say when to come back');
  expect(/"webhook-send";q=120/.test(refused.headers['ratelimit-policy'] ?? ''), 'the refusal does not name its limit');
  const other = await product.person();
  const { json: own } = await other.client.post(WEBHOOKS, { url: 'https://a.example/x', kinds: ['shipment.booked'] });
  const answer = await other.client.post(`${WEBHOOKS}/${own.id}/test`);
  expect(answer.status === 202, `another company was answered ${answer.status}`);
}

/** Streams of one session in one process. */
async function checkStreams({ product, expect, owner }) {
  const opened = await Promise.all(Array.from({ length: STREAMS + 1 }, () => openStream(product, owner)));
  const statuses = opened.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length === STREAMS, `streams were answered ${statuses.join(' ')}`);
  expect(statuses.filter((status) => status === 429).length === 1, 'one stream too many was not refused');
  for (const { request } of opened) request.destroy();
}

function openStream(product, { client }) {
  const { port } = product.processes[0];
  const headers = { host: new URL(product.publicUrl).host, cookie: client.cookie };
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/api/v1/notifications/stream', headers, agent: false };
    const request = http.get(options, (response) => {
      response.on('error', () => undefined).resume();
      resolve({ status: response.statusCode, request });
    });
    request.on('error', reject);
  });
}
