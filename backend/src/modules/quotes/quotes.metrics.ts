import { Injectable } from '@nestjs/common';
import { Metrics } from '../../platform/metrics/metrics.js';

@Injectable()
export class QuotesMetrics {
  private readonly bookings;

  constructor(metrics: Metrics) {
    this.bookings = metrics.counter(
      'quote_bookings_total',
      'Successful bookings: new bookings and repeated requests.',
      ['answer'],
    );
  }

  booked(replayed: boolean): void {
    this.bookings.inc({ answer: replayed ? 'replayed' : 'new' });
  }
}
