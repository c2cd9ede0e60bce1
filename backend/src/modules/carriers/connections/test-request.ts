import { Injectable } from '@nestjs/common';
import { addDays, nextBusinessDay } from '../../../kernel/time/local-date.js';
import { Clock } from '../../../platform/clock.js';
import { type QuoteRequest, RatingService } from '../../rating/index.js';
import type { ConnectorRateRequest } from '../connectors/connector.js';

const PICKUP_IN_DAYS = 3;

/** The rate request of a connection test. */
@Injectable()
export class TestRequest {
  constructor(
    private readonly rating: RatingService,
    private readonly clock: Clock,
  ) {}

  /** Two pallets from Chicago to Dallas. */
  async make(companyId: string): Promise<ConnectorRateRequest> {
    const on = nextBusinessDay(addDays(this.clock.now().toISOString().slice(0, 10), PICKUP_IN_DAYS), new Set());
    const request: QuoteRequest = {
      mode: 'LTL',
      pickup: { on },
      stops: [
        { type: 'origin', postalCode: '60601', country: 'US' },
        { type: 'destination', postalCode: '75201', country: 'US' },
      ],
      handlingUnits: [
        {
          count: 2,
          type: 'PAT',
          length: 48,
          width: 40,
          height: 48,
          weight: 1_000,
          commodities: [{ description: 'Test of a connection', weight: 1_000, freightClass: '70' }],
        },
      ],
    };
    const { origin, destination, derived } = await this.rating.rateRequest(companyId, request);
    return { request, origin, destination, derived, reference: 'TEST' };
  }
}
