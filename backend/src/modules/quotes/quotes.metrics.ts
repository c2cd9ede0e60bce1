import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.js';

@Injectable()
export class QuotesMetrics {
  private readonly bookings;

  constructor(metrics: Metrics) {
    this.bookings = metrics.counter(
      'quote_bookings_total',
      'Bookings that succeeded: new ones, and repetitions of an earlier request.',
      ['answer'],
    );
  }

  booked(replayed: boolean): void {
    this.bookings.inc({ answer: replayed ? 'replayed' : 'new' });
  }
}
