import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { EventFeed, type FeedEvent } from '../../../platform/events/event-feed.js';
import { EventStream } from '../../../platform/events/event-stream.js';
import { InboxRepository } from '../persistence/inbox.repository.js';
import { inboxChannel } from './inbox-channel.js';

const EVENT_ID = /^\d{1,18}$/;

/** Streams what comes into an inbox. */
@Injectable()
export class InboxStream {
  constructor(
    private readonly inbox: InboxRepository,
    private readonly feed: EventFeed,
    private readonly streams: EventStream,
  ) {}

  /** Streams until the reader leaves, the session or the membership ends, or this process drains. */
  async write(actor: Actor, lastEventId: string | undefined, request: Request, response: Response): Promise<void> {
    const afterId = lastEventId !== undefined && EVENT_ID.test(lastEventId) ? lastEventId : null;
    await this.streams.write({
      request,
      response,
      actor,
      permission: null,
      events: (signal) => (afterId === null ? this.fromNow(actor, signal) : this.feed.subscribe(actor.companyId, inboxChannel(actor.userId), afterId, signal)),
      present: ({ data }) => data,
      isLast: () => false,
    });
  }

  /** Begins with the count; the position is read before it, so that nothing is lost between the two. */
  private async *fromNow(actor: Actor, signal: AbortSignal): AsyncGenerator<FeedEvent> {
    const { companyId, userId } = actor;
    const id = await this.feed.lastId(companyId, inboxChannel(userId));
    yield { id, type: 'unread', data: { unread: await this.inbox.countUnread(actor) } };
    yield* this.feed.subscribe(companyId, inboxChannel(userId), id, signal);
  }
}
