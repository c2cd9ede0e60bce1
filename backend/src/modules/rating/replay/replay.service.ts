import { Injectable } from '@nestjs/common';
import { LocationsService } from '../../locations/index.js';
import type { Difference } from '../domain/differences.js';
import { checkStop } from '../domain/stops.js';
import type { Place } from '../engine/index.js';
import type { QuoteRequest } from '../domain/quote-request.js';
import type { Derived, Offer } from '../domain/offer.js';
import { replayOffer } from './replay-offer.js';
import { type Rerated, rerateOffer } from './rerate-offer.js';
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

  /**
   * Rates freight that differs from the booked one as the offer was rated, by the tariff version that was in force on its ship date. `request`: as booked, with
   * all accessorials of the price. Null for a price quoted by the carrier.
   */
  async rerate(
    companyId: string,
    { request, offer: { tariffId, body } }: { request: QuoteRequest; offer: RecordedOffer },
    freight: Pick<QuoteRequest, 'units' | 'handlingUnits'>,
  ): Promise<Rerated | null> {
    if (tariffId === null) return null;
    const [attached] = await this.tariffs.attach(companyId, [{ version: { id: tariffId } }]);
    const points = request.stops.flatMap((stop, index) => this.pointOf(stop, index) ?? []);
    if (points.length < request.stops.length) return { kind: 'unknown' };
    return rerateOffer({ request, points }, body, attached!.tariff, freight);
  }

  private point(stop: QuoteRequest['stops'][number], index: number): Place {
    const point = this.pointOf(stop, index);
    if (point === null) throw new Error(`The place ${stop.postalCode} of stop ${index + 1} is not known any more.`);
    return point;
  }

  private pointOf(stop: QuoteRequest['stops'][number], index: number): Place | null {
    return checkStop(stop, index, (place, pointer) => this.locations.check(place, pointer)).found?.point ?? null;
  }
}
