import { setTimeout as delay } from 'node:timers/promises';
import { freePort, startRedis, type RedisServer } from '../../../test/support/redis-server.js';
import type { Config } from '../../config/config.js';
import type { Database } from '../database/database.js';
import type { Logger } from '../logging/logger.js';
import { FeedPoller } from './feed-poller.js';
import { FeedPubSub, type ChannelName } from './feed-pub-sub.js';

const NAME: ChannelName = { companyId: 'cmp_1', channel: 'quote:1' };

let port: number;
let redis: RedisServer;
let replicas: FeedPubSub[];

beforeAll(async () => {
  port = await freePort();
  redis = await startRedis(port);
});
beforeEach(() => {
  replicas = [];
});
afterEach(() => replicas.forEach((pubSub) => pubSub.onApplicationShutdown()));
afterAll(() => redis.stop());

/** One of several processes, with what it publishes and receives. */
function replica(config: Pick<Config, 'redisUrl'> = { redisUrl: redis.url }) {
  const pubSub = new FeedPubSub(config as Config);
  replicas.push(pubSub);
  const heard: (readonly ChannelName[])[] = [];
  pubSub.subscribe((names) => heard.push(names));
  return { pubSub, heard };
}

async function until(holds: () => boolean, meanwhile: () => void = () => undefined): Promise<void> {
  for (const deadline = performance.now() + 5_000; !holds(); await delay(20)) {
    if (performance.now() > deadline) throw new Error('It did not come to that');
    meanwhile();
  }
}

it('publishes only channel names, to every other process and not to itself', async () => {
  const [one, two, three] = [replica(), replica(), replica()];
  await until(
    () => two.heard.length > 0 && three.heard.length > 0,
    () => one.pubSub.publish([{ ...NAME, data: 'of the event' } as ChannelName]),
  );
  expect([two.heard[0], three.heard[0], one.heard]).toEqual([[NAME], [NAME], []]);
});

it('continues when Redis is available again', async () => {
  const [one, two] = [replica(), replica()];
  await until(
    () => two.heard.length > 0,
    () => one.pubSub.publish([NAME]),
  );
  await redis.stop();
  one.pubSub.publish([NAME]);
  redis = await startRedis(port);
  two.heard.length = 0;
  await until(
    () => two.heard.length > 0,
    () => one.pubSub.publish([NAME]),
  );
});

it('wakes the poller of another process immediately', async () => {
  const [other, statements] = [replica(), [] as string[]];
  const database = { query: (sql: string) => Promise.resolve(statements.push(sql) && []) } as unknown as Database;
  const poller = new FeedPoller(database, {} as Logger, replica().pubSub);
  const leave = poller.listen(NAME, '0', () => undefined);
  const reads = () => statements.filter((sql) => sql.includes('channel = ?')).length;
  await until(() => reads() === 1);
  await until(
    () => reads() === 2,
    () => other.pubSub.publish([NAME]),
  );
  leave();
  await poller.onApplicationShutdown();
});

it('is silent without Redis', () => {
  const { pubSub, heard } = replica({});
  expect(() => pubSub.publish([NAME])).not.toThrow();
  expect(heard).toEqual([]);
});
