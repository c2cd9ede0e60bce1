import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.js';
import type { RatedRequest } from './rated-request.js';

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Duration and results of rating. */
@Injectable()
export class RatingMetrics {
  private readonly seconds;
  private readonly offers;
  private readonly declines;

  constructor(metrics: Metrics) {
    this.seconds = metrics.histogram(
      'rating_seconds',
      'Time to rate a request with all carriers of a company.',
      BUCKETS,
    );
    this.offers = metrics.counter('rating_offers_total', 'Offers returned by rating.');
    this.declines = metrics.counter('rating_declines_total', 'Carriers without an offer, by reason code.', ['code']);
  }

  /** Measures one rating; requests that fail validation are not counted. */
  async measure(rate: () => Promise<RatedRequest>): Promise<RatedRequest> {
    const stop = this.seconds.startTimer();
    const rated = await rate();
    stop();
    this.offers.inc(rated.offers.length);
    for (const { code } of rated.declined) this.declines.inc({ code });
    return rated;
  }
}
