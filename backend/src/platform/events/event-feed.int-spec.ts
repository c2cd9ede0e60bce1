import { jest } from '@jest/globals';
import { testDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { Clock } from '../clock.js';
import type { Logger } from '../logging/logger.js';
import { EventFeed, type FeedEvent } from './event-feed.js';
import { FeedPoller } from './feed-poller.js';
import { ForgetEventsJob } from './forget-events.job.js';
import type { PeriodicJobs } from '../jobs/periodic-jobs.js';

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

/** The feed as one of several processes has it. */
function process(): EventFeed {
  const poller = new FeedPoller(store.database, quiet);
  pollers.push(poller);
  return new EventFeed(store.database, poller, new Clock());
}

const publish = (feed: EventFeed, type: string, channel = 'quote:1', companyId = COMPANY) =>
  store.database.transaction((tx) => feed.publish(tx, { companyId, channel, type, data: { type } }));

/** Reads that many events and leaves. */
async function read(feed: EventFeed, count: number, afterId: string | null = null, channel = 'quote:1'): Promise<FeedEvent[]> {
  const events: FeedEvent[] = [];
  for await (const event of feed.subscribe(COMPANY, channel, afterId, AbortSignal.timeout(5_000))) if (events.push(event) === count) break;
  return events;
}

it('gives what was published before and what is published meanwhile, in order, at every process', async () => {
  const [one, two] = [process(), process()];
  await publish(one, 'first');
  const reading = Promise.all([read(one, 3), read(two, 3)]);
  await publish(one, 'second');
  await publish(two, 'third');
  for (const events of await reading) expect(events.map(({ type, data }) => [type, data])).toEqual(['first', 'second', 'third'].map((type) => [type, { type }]));
});

it('goes on after an event', async () => {
  const feed = process();
  for (const type of ['first', 'second', 'third']) await publish(feed, type);
  const [first] = await read(feed, 1);
  expect((await read(feed, 2, first?.id ?? null)).map(({ type }) => type)).toEqual(['second', 'third']);
});

it('keeps channels and companies apart', async () => {
  const feed = process();
  await publish(feed, 'other channel', 'quote:2');
  await publish(feed, 'other company', 'quote:1', OTHER);
  await publish(feed, 'own');
  expect((await read(feed, 1)).map(({ type }) => type)).toEqual(['own']);
  expect(await feed.hasAfter(COMPANY, 'quote:3', null)).toBe(false);
  expect(await feed.hasAfter(COMPANY, 'quote:1', null)).toBe(true);
});

it('serves readers of one channel who stand at different events', async () => {
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
  await expect(store.database.transaction(async (tx) => {
    await feed.publish(tx, { companyId: COMPANY, channel: 'quote:1', type: 'never', data: {} });
    throw new Error('rolled back');
  })).rejects.toThrow('rolled back');
  await publish(feed, 'kept');
  expect((await read(feed, 1)).map(({ type }) => type)).toEqual(['kept']);
});

it('ends when the reader is told to', async () => {
  const feed = process();
  const events: FeedEvent[] = [];
  for await (const event of feed.subscribe(COMPANY, 'quote:1', null, AbortSignal.timeout(50))) events.push(event);
  expect(events).toEqual([]);
});

it('asks the database for nothing while nobody reads', async () => {
  const feed = process();
  await publish(feed, 'first');
  await read(feed, 1);
  const queries = jest.spyOn(store.database, 'query');
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(queries).not.toHaveBeenCalled();
  queries.mockRestore();
});

it('forgets what is older than a day', async () => {
  const feed = process();
  await publish(feed, 'old');
  await store.database.query('UPDATE event_feed SET created_at = created_at - INTERVAL 25 HOUR');
  await publish(feed, 'new');
  await new ForgetEventsJob({ add: () => undefined } as unknown as PeriodicJobs, store.database, new Clock()).run();
  expect((await store.database.query<{ type: string }>('SELECT type FROM event_feed')).map(({ type }) => type)).toEqual(['new']);
});
