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
/** Interval of the permission check. A stream is closed at most this time plus one statement after access is revoked (reliability G9: one second). */
const SWEEP_MS = 900;
/** Reconnection delay for browsers after the stream has ended. */
const RETRY_MS = 2_000;
/** Unsent bytes after which a slow reader is disconnected; it resumes after the last event id that it received. */
const BACKLOG_BYTES = 1_048_576;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};
const HEARTBEAT = Buffer.from(': still here\n\n');

/** What to stream, and to which response. */
export interface StreamOptions {
  request: Request;
  response: Response;
  actor: Actor;
  /** The stream ends if the reader does not have, or loses, this permission; null for every member. */
  permission: Permission | null;
  /** Channel of the feed in the actor's company. */
  channel: string;
  /** Event id to resume after; null starts with the oldest stored event. */
  afterId: string | null;
  /** Sent before the events of the channel. */
  first?: FeedEvent;
  /** Event data for readers with these permissions; must be the same function for all streams of a channel. Default: all data. */
  present?: (event: FeedEvent, permissions: ReadonlySet<Permission>) => object;
  /** Also sends `changed` events about other channels of the company: the permission to read each kind of resource. */
  changes?: Readonly<Record<string, Permission>>;
  /** Whether this is the last event of the channel. */
  isLast?: (event: FeedEvent) => boolean;
}

/** An open stream. */
interface OpenStream extends StreamOptions {
  reader: Credential;
  /** The reader's permissions at the last check. */
  permissions: ReadonlySet<Permission>;
  leave(): void;
  /** Frees the slot of this stream. */
  release(): void;
}

/**
 * Writes server-sent events (WHATWG HTML, 9.2). All streams share the timers, the permission checks and the serialized events. Nest's `@Sse()` is
 * not used: it serializes each event once per stream, sends no comments as heartbeats, and adds an observable and a transform stream per
 * connection, of which there are thousands (`infra/bench/sse.mjs`).
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

  /**
   * Streams until the last event, until the reader disconnects or falls behind, until the session or the permission ends, or until this process
   * drains. @throws TooManyAttempts
   */
  begin(options: StreamOptions): void {
    const { request, response, actor, channel, afterId, first } = options;
    if (response.destroyed) return;
    const release = this.places.add(actor);
    // The body ends when the connection closes (RFC 9112, 6.3), so events need no chunk framing.
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
    const leaveChannel = this.feed.listen(actor.companyId, channel, afterId, (event) => this.send(stream, event));
    const leaveCompany = options.changes && this.feed.watch(actor.companyId, (event) => this.sendChange(stream, event));
    stream.leave = () => {
      leaveChannel();
      leaveCompany?.();
    };
    if (first !== undefined) this.send(stream, first);
  }

  private send(stream: OpenStream, event: FeedEvent): void {
    this.write(stream, frameOf(event, stream));
    if (stream.isLast?.(event)) this.end(stream);
  }

  private sendChange(stream: OpenStream, event: FeedEvent): void {
    const { resource } = event.data as { resource: string };
    const permission = stream.changes?.[resource];
    if (permission !== undefined && stream.permissions.has(permission)) this.write(stream, frameOf(event, stream));
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

  /** Destroys the connection of a reader that does not read: `end()` would wait behind the unsent data. */
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

  /** Skipped while the previous check is still running. */
  private sweep(): void {
    this.sweeping ??= this.look()
      .catch((error: unknown) => this.endUnchecked(error))
      .finally(() => (this.sweeping = null));
  }

  /**
   * Streams stay open while the database is unavailable, because nothing can be read from it. After any other failure they end: readers reconnect
   * with new requests, which are authorized and report errors.
   */
  private endUnchecked(error: unknown): void {
    if (!isDatabaseUnavailable(error)) this.open.forEach((stream) => this.end(stream));
  }

  /** Ends the streams of readers who have lost access, even if no events are published. */
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

/** By event and permissions. */
const frames = new WeakMap<FeedEvent, Map<ReadonlySet<Permission>, Buffer>>();

/** The serialized event, created once for all readers with the same permissions. */
function frameOf(event: FeedEvent, { permissions, present = ({ data }) => data }: OpenStream): Buffer {
  const made = frames.get(event) ?? new Map<ReadonlySet<Permission>, Buffer>();
  if (made.size === 0) frames.set(event, made);
  const known = made.get(permissions);
  if (known !== undefined) return known;
  const id = event.id === '' ? '' : `id: ${event.id}\n`;
  const frame = Buffer.from(`${id}event: ${event.type}\ndata: ${JSON.stringify(present(event, permissions))}\n\n`);
  made.set(permissions, frame);
  return frame;
}
