import { setTimeout as delay } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import type { Config } from '../../config/config.js';
import { Clock } from '../clock.js';
import type { Logger } from '../logging/logger.js';
import { EventFeed, type FeedEvent } from './event-feed.js';
import { FeedPoller } from './feed-poller.js';
import { FeedPubSub } from './feed-pub-sub.js';

const COMPANY = 'cmp_01BX5ZZKBKACTAV9WEVGEMMVRZ';
const OTHER = 'cmp_01BX5ZZKBKACTAV9WEVGEMMVRA';
const quiet = { failure: () => undefined } as unknown as Logger;

let store: TestDatabase;
let pollers: FeedPoller[];

beforeAll(async () => {
  store = await testDatabase();
});
beforeEach(async () => {
  await store.truncate();
  pollers = [];
});
afterEach(() => Promise.all(pollers.map((poller) => poller.onApplicationShutdown())));
afterAll(() => store.close());

/** The feed in one of several processes. */
function process(pubSub = new FeedPubSub({} as Config)): EventFeed {
  const poller = new FeedPoller(store.database, quiet, pubSub);
  pollers.push(poller);
  return new EventFeed(store.database, poller, new Clock());
}

const publish = (feed: EventFeed, type: string, channel = 'quote:1', companyId = COMPANY) =>
  store.database.transaction((tx) => feed.publish(tx, { companyId, channel, type, data: { type } }));

/** Listens until it has received this many events. */
function read(
  feed: EventFeed,
  count: number,
  afterId: string | null = null,
  channel = 'quote:1',
): Promise<FeedEvent[]> {
  const events: FeedEvent[] = [];
  return new Promise((resolve) => {
    const leave = feed.listen(COMPANY, channel, afterId, (event) => {
      if (events.push(event) < count) return;
      leave();
      resolve(events);
    });
  });
}

/** Waits until the feed has sent this many statements; returns them. */
async function statements(count: number, matches = (_call: QueryCall) => true): Promise<QueryCall[]> {
  const queries = jest.spyOn(store.database, 'query');
  while (queries.mock.calls.filter(matches).length < count) await delay(20);
  const calls = [...queries.mock.calls];
  queries.mockRestore();
  return calls;
}

type QueryCall = Parameters<TestDatabase['database']['query']>;
const namesNone = ([, parameters]: QueryCall): boolean => parameters?.length === 1;

it('delivers earlier and new events in order, in every process', async () => {
  const [one, two] = [process(), process()];
  await publish(one, 'first');
  const reading = Promise.all([read(one, 3), read(two, 3)]);
  await publish(one, 'second');
  await publish(two, 'third');
  for (const events of await reading)
    expect(events.map(({ type, data }) => [type, data])).toEqual(
      ['first', 'second', 'third'].map((type) => [type, { type }]),
    );
});

it('resumes after an event', async () => {
  const feed = process();
  for (const type of ['first', 'second', 'third']) await publish(feed, type);
  const [first] = await read(feed, 1);
  expect((await read(feed, 2, first?.id ?? null)).map(({ type }) => type)).toEqual(['second', 'third']);
});

it('separates channels and companies', async () => {
  const feed = process();
  await publish(feed, 'other channel', 'quote:2');
  await publish(feed, 'other company', 'quote:1', OTHER);
  await publish(feed, 'own');
  expect((await read(feed, 1)).map(({ type }) => type)).toEqual(['own']);
  expect(await feed.hasAfter(COMPANY, 'quote:3', null)).toBe(false);
  expect(await feed.hasAfter(COMPANY, 'quote:1', null)).toBe(true);
});

it('serves readers of one channel at different positions', async () => {
  const feed = process();
  for (const type of ['first', 'second']) await publish(feed, type);
  const [first] = await read(feed, 1);
  const [all, rest] = await Promise.all([read(feed, 2), read(feed, 1, first?.id ?? null)]);
  expect([all.map(({ type }) => type), rest.map(({ type }) => type)]).toEqual([['first', 'second'], ['second']]);
});

it('reads an event once for all subscribers of a process', async () => {
  const feed = process();
  const reading = Promise.all([read(feed, 1), read(feed, 1)]);
  await publish(feed, 'first');
  const [[one], [two]] = await reading;
  expect(one?.data).toBe(two?.data);
});

it('publishes nothing that was rolled back', async () => {
  const feed = process();
  await expect(
    store.database.transaction(async (tx) => {
      await feed.publish(tx, { companyId: COMPANY, channel: 'quote:1', type: 'never', data: {} });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await publish(feed, 'kept');
  expect((await read(feed, 1)).map(({ type }) => type)).toEqual(['kept']);
});

it('sends nothing to a former listener, and everything to the others', async () => {
  const feed = process();
  const heard: string[] = [];
  const leave = feed.listen(COMPANY, 'quote:1', null, ({ type }) => {
    heard.push(type);
    leave();
  });
  const staying = read(feed, 2);
  await store.database.transaction((tx) =>
    feed.publish(
      tx,
      ...['first', 'second'].map((type) => ({ companyId: COMPANY, channel: 'quote:1', type, data: {} })),
    ),
  );
  expect((await staying).map(({ type }) => type)).toEqual(['first', 'second']);
  expect(heard).toEqual(['first']);
});

it('misses nothing for a listener that joins while a later part of the channel is being read', async () => {
  const feed = process();
  await publish(feed, 'first');
  const [{ id } = { id: '' }] = await read(feed, 1);
  const late: Promise<FeedEvent[]>[] = [];
  const { query } = store.database;
  const running = jest.spyOn(store.database, 'query').mockImplementation(async (...statement) => {
    if (late.length === 0) late.push(read(feed, 2));
    return query.apply(store.database, statement) as never;
  });
  const ahead = read(feed, 1, id);
  await publish(feed, 'second');
  await ahead;
  expect((await late[0])?.map(({ type }) => type)).toEqual(['first', 'second']);
  running.mockRestore();
});

it('continues immediately if there is more than one statement returns', async () => {
  const feed = process();
  const types = Array.from({ length: 2_500 }, (_, index) => `event-${index}`);
  await store.database.transaction((tx) =>
    feed.publish(tx, ...types.map((type) => ({ companyId: COMPANY, channel: 'quote:1', type, data: {} }))),
  );
  expect((await read(feed, types.length)).map(({ type }) => type)).toEqual(types);
});

it('continues for the others if one listener throws', async () => {
  const feed = process();
  const leave = feed.listen(COMPANY, 'quote:1', null, () => {
    throw new Error('cannot');
  });
  const reading = read(feed, 2);
  await publish(feed, 'first');
  await publish(feed, 'second');
  expect((await reading).map(({ type }) => type)).toEqual(['first', 'second']);
  leave();
});

it('finds an event that becomes visible after others with higher ids', async () => {
  const [one, two] = [process(), process()];
  const reading = read(two, 1);
  const elsewhere = read(two, 1, null, 'quote:2');
  await store.database.transaction(async (tx) => {
    await one.publish(tx, { companyId: COMPANY, channel: 'quote:1', type: 'early id', data: {} });
    await publish(one, 'late id', 'quote:2');
    await elsewhere;
    await statements(2);
  });
  expect((await reading).map(({ type }) => type)).toEqual(['early id']);
});

it('checks thousands of channels with one statement', async () => {
  const feed = process();
  const leave = Array.from({ length: 1_000 }, (_, index) =>
    feed.listen(COMPANY, `quote:${index}`, null, () => undefined),
  );
  // The first statements read each channel by name.
  await statements(1, namesNone);
  const started = performance.now();
  const calls = await statements(4);
  expect(calls.every(namesNone)).toBe(true);
  expect(calls.length).toBeLessThanOrEqual((performance.now() - started) / 250 + 2);
  leave.forEach((go) => go());
});

it('runs no statements without listeners', async () => {
  const feed = process();
  await publish(feed, 'first');
  await read(feed, 1);
  const queries = jest.spyOn(store.database, 'query');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(queries).not.toHaveBeenCalled();
  queries.mockRestore();
});
