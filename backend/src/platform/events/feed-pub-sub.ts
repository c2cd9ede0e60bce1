import { randomUUID } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Config } from '../../config/config.js';

const TOPIC = 'lading:events';
/** A connection on which Redis has not answered for so long is opened again, so that messages do not pile up. */
const SILENCE_MS = 2_000;

/** Identifies a channel of the feed. */
export interface ChannelName {
  companyId: string;
  channel: string;
}

interface Message {
  from: string;
  names: ChannelName[];
}

/** Publishes through Redis which channels have new events. Without Redis, or when a message is lost, processes find the events by polling the database. */
@Injectable()
export class FeedPubSub implements OnApplicationShutdown {
  private readonly self = randomUUID();
  private readonly publisher: Redis | null;
  private readonly subscriber: Redis | null;

  constructor({ redisUrl }: Config) {
    this.publisher =
      redisUrl === undefined
        ? null
        : connect(
            new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 0, socketTimeout: SILENCE_MS }),
          );
    this.subscriber = redisUrl === undefined ? null : connect(new Redis(redisUrl, { maxRetriesPerRequest: null }));
  }

  publish(names: readonly ChannelName[]): void {
    const message: Message = {
      from: this.self,
      names: names.map(({ companyId, channel }) => ({ companyId, channel })),
    };
    this.publisher?.publish(TOPIC, JSON.stringify(message)).catch(() => undefined);
  }

  /** Calls `listener` with the channels that other processes publish. */
  subscribe(listener: (names: readonly ChannelName[]) => void): void {
    this.subscriber?.on('message', (_topic, text: string) => {
      const { from, names } = JSON.parse(text) as Message;
      if (from !== this.self) listener(names);
    });
    this.subscriber?.subscribe(TOPIC).catch(() => undefined);
  }

  onApplicationShutdown(): void {
    this.publisher?.disconnect();
    this.subscriber?.disconnect();
  }
}

/** Without an error listener ioredis prints every failed connection; it reconnects by itself. */
function connect(redis: Redis): Redis {
  return redis.on('error', () => undefined);
}
