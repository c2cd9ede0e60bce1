import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { loadConfig } from '../../config/config.js';
import { type Actor, type Grant, SessionReader } from '../auth/actor.js';
import { ApiKeyReader } from '../auth/api-key.js';
import { SessionCookie } from '../auth/session-cookie.js';
import { Drain } from '../lifecycle/drain.js';
import type { EventFeed } from './event-feed.js';
import { EventStream, type StreamOptions } from './event-stream.js';
import type { FeedEvent } from './feed-event.js';
import { OpenStreams } from './open-streams.js';

const ACTOR: Actor = {
  userId: 'usr_1',
  sessionId: 'ses_1',
  sessionState: 'active',
  authenticatedAt: new Date(0),
  mustChangePassword: false,
  mustSetUpFactor: false,
  emailVerified: true,
  companyId: 'cmp_1',
  role: 'dock',
  permissions: new Set(['shipment.read']),
  fullName: 'Dan Dock',
  email: 'dan@example.com',
};

/** Sessions by token; records which tokens were looked up together. */
class Sessions extends SessionReader {
  readonly alive = new Map<string, Grant>();
  readonly looks: string[][] = [];
  failure: Error | null = null;

  read(): never {
    throw new Error('Streams look at many at once.');
  }

  movingCompany(): never {
    throw new Error('Streams use grants.');
  }

  async grants(tokens: readonly string[]): Promise<ReadonlyMap<string, Grant>> {
    this.looks.push([...tokens]);
    if (this.failure !== null) throw this.failure;
    return new Map(
      tokens.flatMap((token) => (this.alive.has(token) ? [[token, this.alive.get(token)!] as const] : [])),
    );
  }
}

class Keys extends ApiKeyReader {
  readonly permissions = [];

  read(): Promise<null> {
    return Promise.resolve(null);
  }
}

/** A feed with events from the test. */
class Feed {
  private readonly listeners = new Set<(event: FeedEvent) => void>();
  readonly watchers = new Set<(event: FeedEvent) => void>();

  get count(): number {
    return this.listeners.size;
  }

  listen(_companyId: string, _channel: string, _afterId: string | null, hear: (event: FeedEvent) => void): () => void {
    this.listeners.add(hear);
    return () => this.listeners.delete(hear);
  }

  watch(_companyId: string, hear: (event: FeedEvent) => void): () => void {
    this.watchers.add(hear);
    return () => this.watchers.delete(hear);
  }

  tell(event: FeedEvent): void {
    for (const hear of this.listeners) hear(event);
  }

  change(resource: string): void {
    for (const hear of this.watchers) hear({ id: '', type: 'changed', data: { resource, id: '1' } });
  }
}

let sessions: Sessions;
let feed: Feed;
let drain: Drain;
let places: OpenStreams;
let streams: EventStream;
let server: Server;
let options: Partial<StreamOptions>;
const cookie = { read: (request: Request) => request.headers.cookie } as unknown as SessionCookie;

beforeEach(async () => {
  sessions = new Sessions();
  feed = new Feed();
  drain = new Drain();
  places = new OpenStreams(loadConfig({ DATABASE_URL: 'mysql://u@h/d' }));
  streams = new EventStream(feed as unknown as EventFeed, sessions, cookie, new Keys(), drain, places);
  options = {};
  server = createServer((request, response) => {
    streams.begin({
      request: request as Request,
      response: response as Response,
      actor: ACTOR,
      permission: 'shipment.read',
      channel: 'shipment:1',
      afterId: null,
      ...options,
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await until(() => feed.count === 0);
});

async function until(holds: () => boolean): Promise<void> {
  for (const deadline = performance.now() + 10_000; !holds(); await delay(5))
    if (performance.now() > deadline) throw new Error('It did not come to that');
}

/** Starts a reader; resolves when the stream has begun. */
async function read(token: string) {
  sessions.alive.set(token, ACTOR);
  const sent = request({ port: (server.address() as AddressInfo).port, headers: { cookie: token } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const reader = { response, text: '', over: false };
  response
    .setEncoding('utf8')
    .on('data', (text: string) => (reader.text += text))
    .on('error', () => undefined)
    .on('close', () => (reader.over = true));
  await until(() => reader.text.startsWith(RETRY));
  return reader;
}

const RETRY = 'retry: 2000\n\n';
const event = (change: Partial<FeedEvent> = {}): FeedEvent => ({ id: '7', type: 'changed', data: {}, ...change });

it('serializes an event once for all readers with the same permissions', async () => {
  let written = 0;
  const data = { toJSON: () => ({ times: (written += 1) }) };
  const readers = await Promise.all(['one', 'two', 'three'].map(read));
  feed.tell(event({ data }));
  for (const reader of readers)
    await until(() => reader.text === `${RETRY}id: 7\nevent: changed\ndata: {"times":1}\n\n`);
  expect(written).toBe(1);
});

it('shows each reader what their permissions allow', async () => {
  options.present = ({ data }, permissions) => (permissions.has('price.read') ? data : {});
  const without = await read('without');
  const withPrices = await read('with');
  sessions.alive.set('with', { ...ACTOR, permissions: new Set(['shipment.read', 'price.read']) });
  await until(() => sessions.looks.length > 1);
  feed.tell(event({ data: { price: 1 } }));
  await until(() => withPrices.text.endsWith('data: {"price":1}\n\n') && without.text.endsWith('data: {}\n\n'));
});

it('starts with the first event, and ends after the last one', async () => {
  options.first = event({ id: '3', type: 'unread' });
  options.isLast = ({ type }) => type === 'done';
  const reader = await read('one');
  feed.tell(event({ type: 'done' }));
  feed.tell(event({ type: 'late' }));
  await until(() => reader.over);
  expect(reader.text).toBe(`${RETRY}id: 3\nevent: unread\ndata: {}\n\nid: 7\nevent: done\ndata: {}\n\n`);
});

it('sends changes of the resources that the reader may read, without ids, and only where they are asked for', async () => {
  const without = await read('without');
  options.changes = { shipment: 'shipment.read', quote: 'quote.read' };
  const reader = await read('one');
  for (const resource of ['user', 'quote', 'shipment']) feed.change(resource);
  await until(() => reader.text !== RETRY);
  expect(reader.text).toBe(`${RETRY}event: changed\ndata: {"resource":"shipment","id":"1"}\n\n`);
  sessions.alive.set('one', { ...ACTOR, permissions: new Set(['shipment.read', 'quote.read']) });
  await until(() => sessions.looks.length > 1);
  feed.change('quote');
  await until(() => reader.text.endsWith('data: {"resource":"quote","id":"1"}\n\n'));
  expect(without.text).toBe(RETRY);
  reader.response.destroy();
  await until(() => feed.watchers.size === 0);
});

it('checks the sessions of all readers together, each once', async () => {
  await Promise.all(['one', 'two', 'two'].map(read));
  await until(() => sessions.looks.length > 0);
  expect(sessions.looks[0]?.toSorted()).toEqual(['one', 'two']);
});

it('ends with the session, even without events', async () => {
  const [gone, stays] = [await read('gone'), await read('stays')];
  sessions.alive.delete('gone');
  await until(() => gone.over);
  expect(stays.over).toBe(false);
});

it.each([
  ['permission', { ...ACTOR, permissions: new Set(['price.read' as const]) }],
  ['company', { ...ACTOR, companyId: 'cmp_2' }],
])('ends with the %s', async (_what, grant) => {
  const reader = await read('one');
  sessions.alive.set('one', grant);
  await until(() => reader.over);
  feed.tell(event());
  expect(reader.text).toBe(RETRY);
});

it('disconnects only a reader that does not read', async () => {
  const [slow, quick] = [await read('slow'), await read('quick')];
  slow.response.pause();
  const large = { ...event(), data: { text: 'x'.repeat(1_000_000) } };
  let told = 0;
  for (; feed.count === 2 && told < 100; told += 1) {
    feed.tell(large);
    await until(() => quick.text.split('event: changed').length === told + 2);
  }
  expect(feed.count).toBe(1);
  slow.response.resume();
  await until(() => slow.over);
  expect(slow.text.length).toBeLessThan(told * large.data.text.length);
  feed.tell(event({ type: 'next' }));
  await until(() => quick.text.endsWith('event: next\ndata: {}\n\n'));
});

it('waits for an unavailable database, and stops checking without readers', async () => {
  const reader = await read('one');
  sessions.failure = Object.assign(new Error('away'), { code: 'ECONNREFUSED', fatal: true });
  await until(() => sessions.looks.length > 1);
  expect(reader.over).toBe(false);
  reader.response.destroy();
  await until(() => feed.count === 0);
  const { length } = sessions.looks;
  await delay(1_200);
  expect(sessions.looks).toHaveLength(length);
});

it('ends every stream if permissions cannot be checked', async () => {
  const readers = await Promise.all(['one', 'two'].map(read));
  sessions.failure = new Error('broken');
  await until(() => readers.every(({ over }) => over));
  expect(feed.count).toBe(0);
});

it('ends when the process drains, and then refuses new streams', async () => {
  const reader = await read('one');
  drain.start();
  const late = await read('late');
  await until(() => reader.over && late.over);
  expect([reader, late].map(({ response: { complete } }) => complete)).toEqual([true, true]);
  expect(feed.count).toBe(0);
});
