import { once } from 'node:events';
import { createServer, get, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { UnansweredRequests } from './unanswered-requests.js';

const LONGER_THAN_PATIENCE_MS = 500;
const requests = new UnansweredRequests();
const server = createServer((_request, response) => requests.add(response));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.closeAllConnections());
afterAll(() => server.close());

/** A request that has reached the server: its response, and what the client receives. */
async function arrived() {
  const client = get({ port: (server.address() as AddressInfo).port, agent: false });
  client.on('error', () => undefined);
  const [, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  return { client, response };
}

/** Whether it resolves without waiting. */
async function passesAtOnce(): Promise<boolean> {
  let passed = false;
  void requests.yieldToRequests().then(() => (passed = true));
  for (let turns = 0; turns < 3; turns++) await new Promise(setImmediate);
  return passed;
}

test('Does not wait without requests', async () => {
  expect(await passesAtOnce()).toBe(true);
});

test('Waits until the response of a request begins; a stream continues during the work', async () => {
  const { response } = await arrived();
  expect(await passesAtOnce()).toBe(false);
  response.flushHeaders();
  expect(await passesAtOnce()).toBe(true);
});

test('Does not wait for a client that disconnects', async () => {
  const { client, response } = await arrived();
  client.destroy();
  await once(response, 'close');
  expect(await passesAtOnce()).toBe(true);
});

test('Still waits for another request when one response has begun', async () => {
  const [first, second] = [await arrived(), await arrived()];
  first.response.flushHeaders();
  expect(await passesAtOnce()).toBe(false);
  second.response.end();
  expect(await passesAtOnce()).toBe(true);
});

test('Continues eventually, however long a request takes', async () => {
  await arrived();
  await expect(
    Promise.race([
      requests.yieldToRequests().then(() => 'passed'),
      delay(LONGER_THAN_PATIENCE_MS, 'still waiting', { ref: false }),
    ]),
  ).resolves.toBe('passed');
});

test('Counts requests of everyone and of a company until their response begins', async () => {
  const [first, second] = [await arrived(), await arrived()];
  requests.assign(first.response, 'cmp_1');
  expect([requests.count(), requests.count('cmp_1'), requests.count('cmp_2')]).toEqual([2, 1, 0]);
  first.response.flushHeaders();
  expect([requests.count(), requests.count('cmp_1')]).toEqual([1, 0]);
  second.response.end();
});

test('Does not count a request whose body is still arriving', async () => {
  const client = request({ port: (server.address() as AddressInfo).port, agent: false, method: 'POST' });
  client.on('error', () => undefined);
  client.write('one part');
  const [message, response] = (await once(server, 'request')) as [IncomingMessage, ServerResponse];
  expect(requests.count()).toBe(0);
  client.end();
  await once(message.resume(), 'end');
  expect(requests.count()).toBe(1);
  response.end();
});
