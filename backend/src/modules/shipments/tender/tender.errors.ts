import type { Money } from '../../../kernel/money/money.js';
import { Conflict, DomainError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import type { ShipmentStatus } from '../domain/shipment-status.js';
import { msg } from '../../../messages/message.js';

/** A carrier has accepted the shipment, or it can no longer be tendered. */
export function notTenderable(status: ShipmentStatus): Conflict {
  return new Conflict(
    'NOT_TENDERABLE',
    msg`Only a shipment that no carrier has accepted can be tendered to another one. Cancel it first, or wait for the reply.`,
    { status },
  );
}

export function offerExpired(carrier: string): DomainError {
  return new DomainError(
    'OFFER_EXPIRED',
    410,
    msg`The offer of ${{ carrier }} has expired. Copy the shipment to a new quote to get current prices.`,
  );
}

export function offerUnknown(): ValidationFailed {
  return new ValidationFailed([
    { pointer: '/offerId', code: 'OFFER_UNKNOWN', message: msg`The quote of this shipment has no such offer.` },
  ]);
}

/** The accepted total is not the offer's total. The shipment was not tendered. */
export function totalNotAccepted(acceptedTotal: Money, currentTotal: Money): Conflict {
  const detail = msg`The total of this offer is ${{ currentTotal }}, you accepted ${{ acceptedTotal }}. Nothing was tendered.`;
  return new Conflict('PRICE_CHANGED', detail, { acceptedTotal, currentTotal });
}

/** Tendering accepts a price and therefore requires `price.read`. */
export function pricesHidden(): DomainError {
  return new DomainError(
    'FORBIDDEN',
    403,
    msg`Your role in this company does not show prices, so you cannot accept one.`,
  );
}

/** Bookers can do this only for shipments that they booked. */
export function notBookedByYou(): DomainError {
  return new DomainError(
    'FORBIDDEN',
    403,
    msg`Bookers can do this only for shipments that they booked. Ask a manager.`,
  );
}
