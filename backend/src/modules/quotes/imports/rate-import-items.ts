import { Injectable } from '@nestjs/common';
import { ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { UnansweredRequests } from '../../../platform/http/server/unanswered-requests.js';
import type { ImportMessage } from '../../../platform/imports/import-messages.js';
import { type RatedRequest, RatingService } from '../../rating/index.js';
import { CarrierCalls } from '../calls/carrier-calls.js';
import type { WaitingItem } from '../persistence/quote-imports.repository.js';
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
  async rate(items: readonly WaitingItem[]): Promise<RatedItem[]> {
    await this.calls.room();
    const rated: RatedItem[] = [];
    for (const item of items) {
      await this.requests.yieldToRequests();
      rated.push(await this.rateOne(item));
    }
    return rated;
  }

  private async rateOne(item: WaitingItem): Promise<RatedItem> {
    try {
      return { item, rated: await this.rating.rateRequest(item.companyId, item.request), messages: [] };
    } catch (error) {
      if (!(error instanceof ValidationFailed)) throw error;
      return { item, rated: null, messages: (error.errors ?? []).map((one) => locate(item, one)) };
    }
  }
}
