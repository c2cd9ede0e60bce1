import { Injectable } from '@nestjs/common';
import { LocationsService } from '../../locations/index.js';
import type { Difference } from '../domain/differences.js';
import { checkStop } from '../domain/stops.js';
import type { Place } from '../engine/index.js';
import type { QuoteRequest } from '../domain/quote-request.js';
import type { Derived, Offer } from '../domain/offer.js';
import { replayOffer } from './replay-offer.js';
import { TariffCache } from '../tariffs/tariff-cache.js';

/** An offer as stored in a quote. */
export interface RecordedOffer {
  readonly tariffId: string | null;
  readonly body: Offer;
}

/** One stored rating of a quote. */
export interface RecordedRating {
  readonly request: QuoteRequest;
  readonly derived: Derived;
  readonly offers: readonly RecordedOffer[];
}

/** An offer with the differences of its replay; null for a price quoted by the carrier, which cannot be recomputed. */
export interface ReplayedOffer {
  readonly offer: Offer;
  readonly differences: readonly Difference[] | null;
}

/** Recomputes stored offers from their recorded inputs. */
@Injectable()
export class ReplayService {
  constructor(
    private readonly tariffs: TariffCache,
    private readonly locations: LocationsService,
  ) {}

  /** Compares each offer to a new calculation from its request, tariff version, fuel week and miles. Throws if a location or tariff version no longer exists. */
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
        differences: tariff ? replayOffer({ request, derived, points }, body, tariff) : null,
      };
    });
  }

  private point(stop: QuoteRequest['stops'][number], index: number): Place {
    const { found } = checkStop(stop, index, (place, pointer) => this.locations.check(place, pointer));
    if (!found) throw new Error(`The place ${stop.postalCode} of stop ${index + 1} is not known any more.`);
    return found.point;
  }
}
