import { Injectable } from '@nestjs/common';
import { LocationsService } from '../../locations/index.js';
import type { Difference } from '../domain/differences.js';
import { checkStop } from '../domain/stops.js';
import { ltlCalendar, type Place } from '../engine/index.js';
import type { QuoteRequest } from '../domain/quote-request.js';
import type { Derived, Offer } from '../domain/offer.js';
import { replayOffer } from './replay-offer.js';
import { TariffCache } from '../tariffs/tariff-cache.js';

/** An offer as a quote stores it. */
export interface RecordedOffer {
  readonly tariffId: string | null;
  readonly body: Offer;
}

/** One rating of a quote as it is stored. */
export interface RecordedRating {
  readonly request: QuoteRequest;
  readonly derived: Derived;
  readonly offers: readonly RecordedOffer[];
}

/** An offer with the differences of its replay; null for a carrier's own price, which cannot be computed again. */
export interface ReplayedOffer {
  readonly offer: Offer;
  readonly differences: readonly Difference[] | null;
}

/** Computes stored offers again from what they were computed from. */
@Injectable()
export class ReplayService {
  private readonly calendar = ltlCalendar();

  constructor(
    private readonly tariffs: TariffCache,
    private readonly locations: LocationsService,
  ) {}

  /** Compares each offer with what request, tariff version, fuel week and miles give now. Throws for a place or tariff version that is not there any more. */
  async replay(companyId: string, { request, derived, offers }: RecordedRating): Promise<ReplayedOffer[]> {
    const points = request.stops.map((stop, index) => this.point(stop, index));
    const ids = [...new Set(offers.flatMap(({ tariffId }) => tariffId ?? []))];
    const attached = await this.tariffs.attach(
      companyId,
      ids.map((id) => ({ version: { id } })),
    );
    const byId = new Map(attached.map(({ version, tariff }) => [version.id, tariff]));
    return offers.map(({ tariffId, body }) => {
      const tariff = tariffId === null ? undefined : byId.get(tariffId);
      return {
        offer: body,
        differences: tariff ? replayOffer({ request, derived, points }, body, tariff, this.calendar) : null,
      };
    });
  }

  private point(stop: QuoteRequest['stops'][number], index: number): Place {
    const { found } = checkStop(stop, index, (place, pointer) => this.locations.check(place, pointer));
    if (!found) throw new Error(`The place ${stop.postalCode} of stop ${index + 1} is not known any more.`);
    return found.point;
  }
}
