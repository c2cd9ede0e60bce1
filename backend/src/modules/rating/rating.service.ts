import type { ExchangeRate } from '../../kernel/money/exchange-rate.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import type { Country } from '../../kernel/places/region.js';
import { Clock } from '../../platform/clock.js';
import { DomainError } from '../../platform/http/problems/domain-error.js';
import { newId } from '../../platform/ids.js';
import { LocationsService } from '../locations/index.js';
import { checkRequest, type RatableRequest, type RatingPurpose } from './check-request.js';
import { declineAll, type DeclineReason } from './domain/decline-all.js';
import { inspectionFeeIn, ratedSettings } from '../../kernel/carrier-settings.js';
import { carrierCalendar } from '../../kernel/time/carrier-calendar.js';
import { endOfDay } from '../../kernel/time/local-time.js';
import { compareTotals } from './domain/offer.js';
import { chooseVersions, modesToPrice } from './domain/tariff-choice.js';
import { OfferValidity } from './domain/offer-validity.js';
import { carrierNotice, closedNotice } from './domain/pickup-notice.js';
import {
  deriveFreight,
  type Lane,
  modeOf,
  rateBy,
  type Route,
  routeOver,
  type TariffMode,
  toRatableShipment,
} from './engine/index.js';
import type { RatedOffer, RatedRequest } from './rated-request.js';
import { RatingMetrics } from './rating.metrics.js';
import { presentDeclined, presentDerived, presentOffer } from './rating.presenter.js';
import { hazmatWarnings } from './domain/request-hazmat.js';
import type { QuoteRequest } from './domain/quote-request.js';
import { toRatingRequest } from './domain/to-rating-request.js';
import { TariffCache } from './tariffs/tariff-cache.js';
import { type RatingContext, TariffSource } from './tariffs/tariff-source.js';
import { msg } from '../../messages/message.js';

/** Offers and declines of all carriers. */
type Answers = Pick<RatedRequest, 'offers' | 'declined'>;

/** A request with its route and the modes to rate. */
type RoutedRequest = RatableRequest & { readonly route: Route; readonly modes: readonly TariffMode[] };

/** Rates freight with a company's tariffs. */
@Injectable()
export class RatingService {
  constructor(
    private readonly source: TariffSource,
    private readonly tariffs: TariffCache,
    private readonly locations: LocationsService,
    private readonly clock: Clock,
    private readonly metrics: RatingMetrics,
  ) {}

  /**
   * Derives values and rates with tariffs; stores nothing and calls no carrier. Hazardous material may lack its emergency phone.
   * @throws DomainError FORBIDDEN (403) for an actor who may not see prices; ValidationFailed with all errors
   */
  async preview(actor: Actor, request: QuoteRequest): Promise<RatedRequest> {
    if (!actor.permissions.has('price.read'))
      throw new DomainError('FORBIDDEN', 403, msg`Your role in this company does not show prices.`);
    return this.metrics.measure(() => this.rateWithAll(actor.companyId, request, 'preview'));
  }

  /** Validates a request without rating it. @throws ValidationFailed with all errors */
  check(request: QuoteRequest): void {
    this.checkFor('quote', request);
  }

  /**
   * Rates the request with every tariff of the company. Each carrier has an offer or a decline reason. HTTP carriers are listed, not called.
   * @throws ValidationFailed with all errors
   */
  rateRequest(companyId: string, request: QuoteRequest): Promise<RatedRequest> {
    return this.metrics.measure(() => this.rateWithAll(companyId, request, 'quote'));
  }

  /** The company's newest exchange rate; null without one. */
  async exchangeRate(companyId: string): Promise<ExchangeRate | null> {
    return (await this.source.ratingContext(companyId)).exchangeRate;
  }

  private checkFor(purpose: RatingPurpose, request: QuoteRequest): RatableRequest {
    return checkRequest(request, (place, pointer) => this.locations.check(place, pointer), this.clock.now(), purpose);
  }

  private async rateWithAll(companyId: string, request: QuoteRequest, purpose: RatingPurpose): Promise<RatedRequest> {
    const ratable = this.checkFor(purpose, request);
    const { origin, destination, stops, lane, now } = ratable;
    const context = await this.source.ratingContext(companyId);
    const route = routeOver(ratable.points, context.laneMiles);
    const derived = presentDerived(
      deriveFreight(toRatingRequest(request), lane, carrierCalendar(countriesOf(lane)), {
        route,
        thresholds: context.thresholds,
        reclassHistory: context.reclassHistory,
        today: now.on,
      }),
      request.pickup,
      now,
      [...ratable.approximate, ...hazmatWarnings(request)],
    );
    const refusal = declineAll(request);
    const answers = refusal
      ? refusedBy(context, refusal)
      : await this.rateWith(context, companyId, { ...ratable, route, modes: modesToPrice(request, derived.modes) });
    return {
      origin,
      destination,
      stops,
      derived,
      ...answers,
      pending: context.toAsk,
      exchangeRate: context.exchangeRate,
    };
  }

  private async rateWith(
    context: RatingContext,
    companyId: string,
    { request, origin, lane, route, modes, now, approximate }: RoutedRequest,
  ): Promise<Answers> {
    const { inForce, without } = chooseVersions(context.carriers, request.pickup.on, modes);
    const shipment = toRatableShipment(toRatingRequest(request), lane, route);
    const countries = countriesOf(lane);
    const usual = carrierCalendar(countries);
    const validity = new OfferValidity(now.on);
    const offers: RatedOffer[] = [];
    const declined = new Map(without.map(({ carrier, reason }) => [carrier.id, presentDeclined(carrier, reason)]));
    for (const { carrier, version, tariff } of await this.tariffs.attach(companyId, inForce)) {
      const { terms } = tariff;
      const settings = ratedSettings(carrier.settings ?? {}, terms.currency, context.exchangeRate);
      const calendar = carrierCalendar(countries, settings);
      const fuel = context.fuel.get(terms.fuel.index) ?? null;
      const answer = rateBy(tariff, shipment, fuel, calendar, inspectionFeeIn(terms.currency, settings));
      if (answer.kind === 'decline') {
        if (!declined.has(carrier.id)) declined.set(carrier.id, presentDeclined(carrier, answer));
        continue;
      }
      const mode = modeOf(terms);
      const notice = [
        ...carrierNotice(settings, request.pickup, now),
        ...closedNotice(calendar.of(mode), usual.of(mode), request.pickup.on),
        ...approximate.map(({ code, message }) => ({ code, message })),
      ];
      const validUntil = endOfDay(validity.through(mode, terms.effectiveTo), origin.timeZone);
      offers.push({
        carrierId: carrier.id,
        tariffId: version.id,
        connectionId: null,
        body: presentOffer(newId('ofr'), { ...carrier, settings }, mode, answer, validUntil, notice),
      });
    }
    for (const { carrierId } of offers) declined.delete(carrierId);
    offers.sort((left, right) =>
      compareTotals(left.body.total, right.body.total, origin.country, context.exchangeRate),
    );
    return { offers, declined: [...declined.values()] };
  }
}

/** Countries whose carrier holidays apply. */
function countriesOf({ origin, destination }: Lane): Country[] {
  return [origin.country, destination.country];
}

function refusedBy(context: RatingContext, reason: DeclineReason): Answers {
  return { offers: [], declined: context.carriers.map((carrier) => presentDeclined(carrier, reason)) };
}
