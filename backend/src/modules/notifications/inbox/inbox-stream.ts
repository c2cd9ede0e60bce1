import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Permission } from '../../../platform/registered.js';
import { EventFeed, eventIdOf, type FeedEvent } from '../../../platform/events/event-feed.js';
import { EventStream } from '../../../platform/events/event-stream.js';
import { InboxRepository } from '../persistence/inbox.sql.js';
import { inboxChannel } from './inbox-channel.js';

/** Resources of the company whose changes are streamed, and the permission to read them. */
const READABLE: Readonly<Record<string, Permission>> = { quote: 'quote.read', shipment: 'shipment.read' };

/** Streams new notifications of an inbox, and which quotes and shipments change. */
@Injectable()
export class InboxStream {
  constructor(
    private readonly inbox: InboxRepository,
    private readonly feed: EventFeed,
    private readonly streams: EventStream,
  ) {}

  /** Streams until the reader disconnects, the session or the membership ends, or this process drains. */
  async write(
    actor: Actor,
    { lastEventId, changes }: { lastEventId: string | undefined; changes: boolean },
    request: Request,
    response: Response,
  ): Promise<void> {
    const resumeAfter = eventIdOf(lastEventId);
    const first = resumeAfter === null ? await this.count(actor) : undefined;
    const afterId = resumeAfter ?? first?.id ?? null;
    this.streams.begin({
      request,
      response,
      actor,
      permission: null,
      channel: inboxChannel(actor.userId),
      afterId,
      first,
      ...(changes && { changes: READABLE }),
    });
  }

  /** Reads the position before the count, so no event between the two is lost. */
  private async count(actor: Actor): Promise<FeedEvent> {
    const id = await this.feed.lastId(actor.companyId, inboxChannel(actor.userId));
    return { id, type: 'unread', data: { unread: await this.inbox.countUnread(actor) } };
  }
}
