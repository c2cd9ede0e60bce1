import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Permission } from '../../../platform/registered.js';
import { EventFeed, eventIdOf, type FeedEvent } from '../../../platform/events/event-feed.js';
import { EventStream } from '../../../platform/events/event-stream.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { CarrierCallsRepository } from '../persistence/carrier-calls.sql.js';
import { QuotesRepository } from '../persistence/quotes.sql.js';

/** Event feed channel of a quote. */
export function quoteChannel(quoteId: string): string {
  return `quote:${quoteId}`;
}

/** Streams carrier responses for a quote. */
@Injectable()
export class QuoteEvents {
  constructor(
    private readonly quotes: QuotesRepository,
    private readonly calls: CarrierCallsRepository,
    private readonly feed: EventFeed,
    private readonly streams: EventStream,
  ) {}

  /** Streams until all calls of the current revision have ended. Responds 204 if there are no open calls and no newer events. @throws NotFound */
  async stream(
    actor: Actor,
    quoteId: string,
    lastEventId: string | undefined,
    request: Request,
    response: Response,
  ): Promise<void> {
    const { companyId } = actor;
    const quote = await this.quotes.find(companyId, quoteId);
    if (quote === null) throw new NotFound();
    const channel = quoteChannel(quoteId);
    const afterId = eventIdOf(lastEventId);
    const calls = await this.calls.ofRevision(companyId, quoteId, quote.revision);
    if (calls.every(({ state }) => state !== 'asked') && !(await this.feed.hasAfter(companyId, channel, afterId))) {
      response.status(204).end();
      return;
    }
    this.streams.begin({
      request,
      response,
      actor,
      permission: 'quote.read',
      channel,
      afterId,
      present: withoutHiddenPrice,
      isLast: ({ type, data }) => type === 'done' && (data as { revision: number }).revision >= quote.revision,
    });
  }
}

function withoutHiddenPrice({ type, data }: FeedEvent, permissions: ReadonlySet<Permission>): object {
  return type !== 'offer' || permissions.has('price.read') ? data : { ...data, offer: null };
}
