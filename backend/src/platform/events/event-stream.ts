import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Actor, SessionReader } from '../auth/actor.js';
import { ApiKeyReader } from '../auth/api-key.js';
import { SessionCookie } from '../auth/session-cookie.js';
import type { Permission } from '../auth/permissions.js';
import { Drain } from '../drain.js';
import type { FeedEvent } from './feed-event.js';
import { ReaderChecks } from './reader-checks.js';

const HEARTBEAT_MS = 15_000;
/** An ended session ends its streams within this time and that of one statement. */
const SWEEP_MS = 1_000;
/** How soon a browser comes back after the stream has ended. */
const RETRY_MS = 2_000;
/** Bytes waiting for a reader before it is dropped; it resumes by the id of the last event that it got. */
const BACKLOG_BYTES = 1_048_576;

/** What is streamed to whom. */
export interface StreamOptions {
  request: Request;
  response: Response;
  actor: Actor;
  /** Without it the stream ends, also when it is lost on the way; null for every member. */
  permission: Permission | null;
  /** Subscribes; the signal fires when the stream is over. */
  events: (signal: AbortSignal) => AsyncIterable<FeedEvent>;
  /** What the actor is shown of an event's data, the data itself where it is shown as it is; undefined leaves the event out. */
  present: (event: FeedEvent, actor: Actor) => object | undefined;
  /** Whether nothing follows this event. */
  isLast: (event: FeedEvent) => boolean;
}

/** A stream that somebody reads at this moment. */
interface OpenStream {
  options: StreamOptions;
  end(): void;
}

/** Writes server-sent events (WHATWG HTML, 9.2). */
@Injectable()
export class EventStream {
  private readonly checks: ReaderChecks;
  private readonly open = new Set<OpenStream>();
  private sweeping: NodeJS.Timeout | null = null;

  constructor(
    sessions: SessionReader,
    cookie: SessionCookie,
    keys: ApiKeyReader,
    private readonly drain: Drain,
  ) {
    this.checks = new ReaderChecks(sessions, keys, cookie);
  }

  /** Streams until the last event, until the reader leaves or falls behind, until the session or the permission ends, or until this process drains. */
  async write(options: StreamOptions): Promise<void> {
    const { response, events } = options;
    const over = new AbortController();
    const end = (): void => over.abort();
    const stream: OpenStream = { options, end };
    response.on('close', end);
    const unlisten = this.drain.onStart(end);
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    response.write(`retry: ${RETRY_MS}\n\n`);
    const heartbeat = setInterval(() => beat(stream), HEARTBEAT_MS);
    this.watch(stream);
    try {
      for await (const event of events(over.signal)) {
        if (!(await this.send(event, options)) || options.isLast(event)) break;
      }
    } finally {
      clearInterval(heartbeat);
      this.unwatch(stream);
      unlisten();
      response.off('close', end);
      response.end();
    }
  }

  private async send(event: FeedEvent, options: StreamOptions): Promise<boolean> {
    const actor = await this.present(options);
    if (actor === null) return false;
    const data = options.present(event, actor);
    if (data !== undefined) options.response.write(frameOf(event, data));
    return keepsUp(options.response);
  }

  /** One timer looks after all streams, while there are any. */
  private watch(stream: OpenStream): void {
    this.open.add(stream);
    this.sweeping ??= setInterval(() => this.sweep(), SWEEP_MS);
  }

  private unwatch(stream: OpenStream): void {
    this.open.delete(stream);
    if (this.open.size > 0 || this.sweeping === null) return;
    clearInterval(this.sweeping);
    this.sweeping = null;
  }

  /** Ends the streams of those who may not read them any more, also where nothing happens. A database that is away ends none: nothing can be read from it meanwhile. */
  private sweep(): void {
    for (const { options, end } of this.open) {
      void this.present(options).then((actor) => actor === null && end(), () => undefined);
    }
  }

  /** The actor as they are at this moment; null when the stream is not theirs any more. */
  private async present({ request, actor, permission }: StreamOptions): Promise<Actor | null> {
    const present = await this.checks.actorOf(request);
    const stillTheirs = present !== null && present.companyId === actor.companyId && (permission === null || present.permissions.has(permission));
    return stillTheirs ? present : null;
  }
}

/** Written once for all who are shown the same data of an event, and kept as long as that. */
const frames = new WeakMap<object, Buffer>();

function frameOf({ id, type }: FeedEvent, data: object): Buffer {
  const known = frames.get(data);
  if (known !== undefined) return known;
  const frame = Buffer.from(`id: ${id}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`);
  frames.set(data, frame);
  return frame;
}

function beat({ options: { response }, end }: OpenStream): void {
  if (keepsUp(response)) response.write(': still here\n\n');
  else end();
}

function keepsUp(response: Response): boolean {
  return response.writableLength <= BACKLOG_BYTES && !response.destroyed;
}
