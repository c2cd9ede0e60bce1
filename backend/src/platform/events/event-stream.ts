import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Actor, SessionReader } from '../auth/actor.js';
import { apiKeyOf, ApiKeyReader } from '../auth/api-key.js';
import { SessionCookie } from '../auth/session-cookie.js';
import type { Permission } from '../auth/permissions.js';
import { Drain } from '../drain.js';
import type { FeedEvent } from './event-feed.js';

const HEARTBEAT_MS = 15_000;
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
  /** What the actor is shown of an event's data; undefined leaves the event out. */
  present: (event: FeedEvent, actor: Actor) => object | undefined;
  /** Whether nothing follows this event. */
  isLast: (event: FeedEvent) => boolean;
}

/** Writes server-sent events (WHATWG HTML, 9.2). */
@Injectable()
export class EventStream {
  constructor(
    private readonly sessions: SessionReader,
    private readonly cookie: SessionCookie,
    private readonly keys: ApiKeyReader,
    private readonly drain: Drain,
  ) {}

  /** Streams until the last event, until the reader leaves or falls behind, until the session or the permission ends, or until this process drains. */
  async write(options: StreamOptions): Promise<void> {
    const { response, events } = options;
    const over = new AbortController();
    const end = (): void => over.abort();
    response.on('close', end);
    const unlisten = this.drain.onStart(end);
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    response.write(`retry: ${RETRY_MS}\n\n`);
    const heartbeat = setInterval(() => void this.beat(options, end), HEARTBEAT_MS);
    try {
      for await (const event of events(over.signal)) {
        if (!(await this.send(event, options)) || options.isLast(event)) break;
      }
    } finally {
      clearInterval(heartbeat);
      unlisten();
      response.off('close', end);
      response.end();
    }
  }

  private async send(event: FeedEvent, options: StreamOptions): Promise<boolean> {
    const actor = await this.present(options);
    if (actor === null) return false;
    const data = options.present(event, actor);
    if (data !== undefined) options.response.write(`id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(data)}\n\n`);
    return keepsUp(options.response);
  }

  private async beat(options: StreamOptions, end: () => void): Promise<void> {
    const actor = await this.present(options).catch(() => null);
    if (actor === null || !keepsUp(options.response)) return end();
    options.response.write(': still here\n\n');
  }

  /** The actor as they are at this moment; null when the stream is not theirs any more. */
  private async present({ request, actor, permission }: StreamOptions): Promise<Actor | null> {
    const present = await this.read(request);
    const stillTheirs = present !== null && present.companyId === actor.companyId && (permission === null || present.permissions.has(permission));
    return stillTheirs ? present : null;
  }

  private async read(request: Request): Promise<Actor | null> {
    const key = apiKeyOf(request);
    if (key !== undefined) return this.keys.read(key);
    const token = this.cookie.read(request);
    return token === undefined ? null : this.sessions.read(token);
  }
}

function keepsUp(response: Response): boolean {
  return response.writableLength <= BACKLOG_BYTES && !response.destroyed;
}
