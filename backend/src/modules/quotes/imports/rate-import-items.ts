import { Injectable } from '@nestjs/common';
import { type FieldError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { UnansweredRequests } from '../../../platform/http/server/unanswered-requests.js';
import type { ImportMessage } from '../../../platform/imports/import-messages.js';
import { type RatedRequest, RatingService } from '../../rating/index.js';
import { CarrierCalls } from '../calls/carrier-calls.js';
import type { WaitingItem } from '../persistence/quote-imports.sql.js';
import { locateOrder } from '../orders/imports/order-rows.js';
import { orderError } from '../orders/order-request.js';
import { locate } from './locate-error.js';

/** An import item after rating. `rated` is null if there are error `messages`. */
export interface RatedItem {
  item: WaitingItem;
  rated: RatedRequest | null;
  messages: ImportMessage[];
}

/** Rates import items one after the other. */
@Injectable()
export class RateImportItems {
  constructor(
    private readonly rating: RatingService,
    private readonly calls: CarrierCalls,
    private readonly requests: UnansweredRequests,
  ) {}

  /** Waits while many carrier calls are in progress, and lets HTTP requests run before each item. */
  async rate(items: readonly WaitingItem[], kindOf: (item: WaitingItem) => 'order' | 'quote'): Promise<RatedItem[]> {
    await this.calls.room();
    const rated: RatedItem[] = [];
    for (const item of items) {
      await this.requests.yieldToRequests();
      rated.push(await this.rateOne(item, kindOf(item)));
    }
    return rated;
  }

  private async rateOne(item: WaitingItem, kind: 'order' | 'quote'): Promise<RatedItem> {
    try {
      return { item, rated: await this.rating.rateRequest(item.companyId, item.request), messages: [] };
    } catch (error) {
      if (!(error instanceof ValidationFailed)) throw error;
      const located = (one: FieldError) => (kind === 'order' ? locateOrder(item, orderError(one)) : locate(item, one));
      return { item, rated: null, messages: (error.errors ?? []).map(located) };
    }
  }
}
