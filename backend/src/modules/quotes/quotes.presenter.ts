import { withReaderMessages } from '../../platform/request-context.js';
import type { ExchangeRate } from '../../kernel/money/exchange-rate.js';
import type { Actor } from '../../platform/auth/actor.js';
import { toSafeInteger } from '../../platform/database/columns.js';
import type { OfferEntity } from '../offers/index.js';
import {
  type CarrierSummary,
  compareTotals,
  type Declined,
  hasSeveralCurrencies,
  type Offer,
  type QuoteRequest,
  readerDerived,
  readerOffer,
} from '../rating/index.js';
import type { ApprovalDto } from './approvals/approvals.dto.js';
import { statusAt } from './domain/quote-status.js';
import type { CallRow } from './persistence/carrier-calls.sql.js';
import type { CallState } from './persistence/quote-carrier-call.entity.js';
import type { Named, QuoteRow, QuoteSummaryRow } from './persistence/quotes.sql.js';
import type { QuoteDto, QuoteRevisionDto, QuoteSummaryDto } from './quotes.dto.js';

/** The state of a carrier call. */
export interface PresentCall {
  carrier: CarrierSummary;
  state: CallState;
  since: Date;
  /** Null unless declined. */
  code: string | null;
  message: string | null;
}

/** A row of the list; the best total and its carrier only with `price.read`. */
export function presentSummary(actor: Actor, row: Named<QuoteSummaryRow>, now: Date): QuoteSummaryDto {
  const { bestTotal, bestCarrier, currency } = row;
  return {
    id: row.id,
    number: row.number,
    status: statusAt(row.status, row.validUntil, now),
    mode: row.mode,
    origin: { city: row.originCity, state: row.originState, postalCode: row.originPostalCode },
    destination: { city: row.destinationCity, state: row.destinationState, postalCode: row.destinationPostalCode },
    pickupOn: row.pickupOn,
    totalWeight: row.totalWeight,
    handlingUnitCount: row.handlingUnitCount,
    offerCount: row.offerCount,
    bestTotal:
      bestTotal !== null && currency !== null && seesPrices(actor)
        ? { amount: toSafeInteger(bestTotal), currency }
        : null,
    bestCarrier: seesPrices(actor) ? bestCarrier : null,
    validUntil: row.validUntil?.toISOString() ?? null,
    shipmentId: row.shipmentId,
    bookedOfferId: row.bookedOfferId,
    createdBy: row.creatorName,
    createdAt: row.createdAt.toISOString(),
  };
}

/** A quote with all details; offers only with `price.read`. */
export function presentQuote(
  actor: Actor,
  row: Named<QuoteRow>,
  offers: readonly OfferEntity[],
  calls: readonly PresentCall[],
  exchangeRate: ExchangeRate | null,
  now: Date,
  approval: ApprovalDto | null = null,
): QuoteDto {
  const visible = seesPrices(actor) ? offers : [];
  const current = visible.filter((offer) => offer.revision === row.revision);
  return {
    ...presentSummary(actor, row, now),
    revision: row.revision,
    request: row.request,
    derived: readerDerived(row.result.derived),
    offers: presented(cheapestFirst(current, row.request, exchangeRate)),
    exchangeRate: hasSeveralCurrencies(bodies(current)) ? exchangeRate : null,
    declined: withReaderMessages([...row.result.declined, ...calls.flatMap(declinedOf)]),
    carriers: calls.map(({ carrier, state, since }) => ({ carrier, state, since: since.toISOString() })),
    approval,
    revisions: earlierRevisions(visible, row.revision),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function earlierRevisions(offers: readonly OfferEntity[], current: number): QuoteRevisionDto[] {
  const byRevision = Map.groupBy(
    offers.filter((offer) => offer.revision < current),
    (offer) => offer.revision,
  );
  return [...byRevision].flatMap(([revision, rows]) => {
    const [first] = rows;
    return first === undefined ? [] : [{ revision, ratedAt: first.createdAt.toISOString(), offers: presented(rows) }];
  });
}

export function presentCall({ scac, carrierName, demo, state, endedAt, askedAt, code, message }: CallRow): PresentCall {
  return { carrier: { scac, name: carrierName, demo: demo === 1 }, state, since: endedAt ?? askedAt, code, message };
}

/** Sorts late offers among the others. */
function cheapestFirst(
  offers: readonly OfferEntity[],
  { stops }: QuoteRequest,
  rate: ExchangeRate | null,
): OfferEntity[] {
  const origin = stops.find(({ type }) => type === 'origin')?.country ?? 'US';
  return [...offers].sort((left, right) => compareTotals(left.body.total, right.body.total, origin, rate));
}

function declinedOf({ carrier, code, message }: PresentCall): Declined[] {
  return code === null || message === null ? [] : [{ carrier, code, message }];
}

function presented(offers: readonly OfferEntity[]): Offer[] {
  return bodies(offers).map(readerOffer);
}

function bodies(offers: readonly OfferEntity[]): Offer[] {
  return offers.map((offer) => offer.body);
}

function seesPrices(actor: Actor): boolean {
  return actor.permissions.has('price.read');
}
