import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Actor, type Grant, SessionReader } from '../auth/actor.js';
import { ApiKeyReader } from '../auth/api-key.js';
import type { Permission } from '../registered.js';
import { SessionCookie } from '../auth/session-cookie.js';
import { isDatabaseUnavailable } from '../database/errors.js';
import { Drain } from '../lifecycle/drain.js';
import { EventFeed } from './event-feed.js';
import { OpenStreams } from './open-streams.js';
import type { FeedEvent } from './feed-event.js';
import { type Credential, ReaderGrants } from './reader-grants.js';

const HEARTBEAT_MS = 15_000;
/** Who may not read a stream any more is written to for at most this time and that of one statement (reliability G9: one second). */
const SWEEP_MS = 900;
/** How soon a browser comes back after the stream has ended. */
const RETRY_MS = 2_000;
/** Bytes waiting for a reader before it is dropped; it resumes by the id of the last event that it got. */
const BACKLOG_BYTES = 1_048_576;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};
const HEARTBEAT = Buffer.from(': still here\n\n');

/** What is streamed to whom. */
export interface StreamOptions {
  request: Request;
  response: Response;
  actor: Actor;
  /** Without it the stream ends, also when it is lost on the way; null for every member. */
  permission: Permission | null;
  /** Of the feed, in the actor's company. */
  channel: string;
  /** Event to go on after; null begins with the first that is kept. */
  afterId: string | null;
  /** Comes before those of the channel. */
  first?: FeedEvent;
  /** What readers with these permissions are shown of an event's data, alike in all streams of a channel; absent: all of it. */
  present?: (event: FeedEvent, permissions: ReadonlySet<Permission>) => object;
  /** Whether nothing follows this event. */
  isLast?: (event: FeedEvent) => boolean;
}

/** An open stream. */
interface OpenStream extends StreamOptions {
  reader: Credential;
  /** The reader's at the last look. */
  permissions: ReadonlySet<Permission>;
  leave(): void;
  /** Gives its place to another. */
  release(): void;
}

/**
 * Writes server-sent events (WHATWG HTML, 9.2). All streams share the timers, the permission checks and the bytes of an event. Not `@Sse()` of Nest:
 * it serializes each event once per stream, sends no comments as heartbeats, and adds an observable and a transform stream to each of thousands of
 * connections (`infra/bench/sse.mjs`).
 */
@Injectable()
export class EventStream {
  private readonly grants: ReaderGrants;
  private readonly open = new Set<OpenStream>();
  private timers: NodeJS.Timeout[] = [];
  private sweeping: Promise<void> | null = null;

  constructor(
    private readonly feed: EventFeed,
    sessions: SessionReader,
    cookie: SessionCookie,
    keys: ApiKeyReader,
    private readonly drain: Drain,
    private readonly places: OpenStreams,
  ) {
    this.grants = new ReaderGrants(sessions, keys, cookie);
    drain.onStart(() => this.open.forEach((stream) => this.end(stream)));
  }

  /** Streams until the last event, until the reader leaves or falls behind, until the session or the permission ends, or until this process drains. @throws TooManyAttempts */
  begin(options: StreamOptions): void {
    const { request, response, actor, channel, afterId, first } = options;
    if (response.destroyed) return;
    const release = this.places.add(actor);
    // The stream lasts as long as its connection (RFC 9112, 6.3), so no event needs a frame of its own around it.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, HEADERS);
    response.write(`retry: ${RETRY_MS}\n\n`);
    if (this.drain.started) {
      release();
      return void response.end();
    }
    const stream: OpenStream = {
      ...options,
      reader: this.grants.credentialOf(request),
      permissions: actor.permissions,
      leave: () => undefined,
      release,
    };
    response.on('close', () => this.forget(stream));
    this.watch(stream);
    stream.leave = this.feed.listen(actor.companyId, channel, afterId, (event) => this.send(stream, event));
    if (first !== undefined) this.send(stream, first);
  }

  private send(stream: OpenStream, event: FeedEvent): void {
    this.write(stream, frameOf(event, stream));
    if (stream.isLast?.(event)) this.end(stream);
  }

  private write(stream: OpenStream, bytes: Buffer): void {
    const { response } = stream;
    response.write(bytes);
    if (response.writableLength > BACKLOG_BYTES) this.drop(stream);
  }

  private end(stream: OpenStream): void {
    this.forget(stream);
    stream.response.end();
  }

  /** Frees what waits for a reader who takes nothing: an end would wait behind it. */
  private drop(stream: OpenStream): void {
    this.forget(stream);
    stream.response.destroy();
  }

  private watch(stream: OpenStream): void {
    if (this.open.size === 0) {
      this.timers = [
        setInterval(() => this.sweep(), SWEEP_MS),
        setInterval(() => this.open.forEach((each) => this.write(each, HEARTBEAT)), HEARTBEAT_MS),
      ];
    }
    this.open.add(stream);
  }

  private forget(stream: OpenStream): void {
    stream.leave();
    stream.release();
    this.open.delete(stream);
    if (this.open.size === 0) this.timers.forEach(clearInterval);
  }

  /** A look that takes longer than the time between two is not joined by another. */
  private sweep(): void {
    this.sweeping ??= this.look()
      .catch((error: unknown) => this.endUnchecked(error))
      .finally(() => (this.sweeping = null));
  }

  /** A database that is away ends no stream: nothing can be read from it meanwhile. After any other failure readers come back as new requests, which are checked and whose errors are told. */
  private endUnchecked(error: unknown): void {
    if (!isDatabaseUnavailable(error)) this.open.forEach((stream) => this.end(stream));
  }

  /** Ends the streams of those who may not read them any more, also where nothing happens. */
  private async look(): Promise<void> {
    const streams = [...this.open];
    const grants = await this.grants.of(streams.map(({ reader }) => reader));
    streams.forEach((stream, index) => {
      const grant = grants[index] ?? null;
      if (grant === null || !mayRead(stream, grant)) this.end(stream);
      else stream.permissions = grant.permissions;
    });
  }
}

function mayRead({ actor, permission }: StreamOptions, { companyId, permissions }: Grant): boolean {
  return companyId === actor.companyId && (permission === null || permissions.has(permission));
}

/** By event, and by what its readers may do. */
const frames = new WeakMap<FeedEvent, Map<ReadonlySet<Permission>, Buffer>>();

/** The bytes of an event, made once for all who may do the same. */
function frameOf(event: FeedEvent, { permissions, present = ({ data }) => data }: OpenStream): Buffer {
  const made = frames.get(event) ?? new Map<ReadonlySet<Permission>, Buffer>();
  if (made.size === 0) frames.set(event, made);
  const known = made.get(permissions);
  if (known !== undefined) return known;
  const frame = Buffer.from(
    `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(present(event, permissions))}\n\n`,
  );
  made.set(permissions, frame);
  return frame;
}
