import type { Money } from '../../kernel/money/money.js';
import { Conflict, DomainError } from '../../platform/http/problems/domain-error.js';
import type { QuoteStatus } from './domain/quote-status.js';
import { msg, type Message } from '../../messages/message.js';

const READ_ONLY: Readonly<Record<Exclude<QuoteStatus, 'approval_pending' | 'no_offers'>, Message>> = {
  rating: msg`This quote is rating and cannot be changed.`,
  quoted: msg`This quote is quoted and cannot be changed.`,
  booked: msg`This quote is booked and cannot be changed.`,
  expired: msg`This quote is expired and cannot be changed.`,
  cancelled: msg`This quote is canceled and cannot be changed.`,
};

export function quoteReadOnly(status: QuoteStatus): DomainError {
  if (status === 'approval_pending') return approvalPending();
  const detail =
    status === 'no_offers' ? msg`This quote has no offers. Change it or rate it again.` : READ_ONLY[status];
  return new Conflict('QUOTE_READ_ONLY', detail, { status });
}

/** The booking of the quote waits for approval. */
export function approvalPending(): DomainError {
  const detail = msg`This quote waits for approval. It can be changed or booked after the request is decided or withdrawn.`;
  return new DomainError('APPROVAL_REQUIRED', 423, detail);
}

export function staleRevision(revision?: number): Conflict {
  const detail = msg`This quote was changed in the meantime. Reload it and make your change again.`;
  return new Conflict('STALE_REVISION', detail, revision === undefined ? undefined : { revision });
}

/** Booking accepts a price and therefore requires `price.read`. */
export function pricesHidden(): DomainError {
  return new DomainError(
    'FORBIDDEN',
    403,
    msg`Your role in this company does not show prices, so you cannot accept one.`,
  );
}

/** Carriers and colleagues send emails to the user who booked. */
export function emailNotVerified(): DomainError {
  return new DomainError(
    'EMAIL_NOT_VERIFIED',
    403,
    msg`Verify your email address before you book. Open the link in our email, or request a new one under Settings, Profile.`,
  );
}

/** The quote or the offer has expired. */
export function quoteExpired(): DomainError {
  return new DomainError(
    'QUOTE_EXPIRED',
    410,
    msg`This offer has expired. Rate the quote again to get current prices.`,
  );
}

export function alreadyBooked(shipmentId: string | null): Conflict {
  return new Conflict('ALREADY_BOOKED', msg`This quote is already booked.`, { shipmentId });
}

/** The price changed since the user accepted it. Nothing was booked. A request with the current total books it. */
export function priceChanged(acceptedTotal: Money, currentTotal: Money): Conflict {
  const detail = msg`The total is now ${{ currentTotal }}, you accepted ${{ acceptedTotal }}. Nothing was booked. Accept the new total to book.`;
  return new Conflict('PRICE_CHANGED', detail, { acceptedTotal, currentTotal });
}

/** The carrier no longer offers a price for the freight. */
export function offerUnavailable(carrier: string, reason: string | undefined): Conflict {
  return new Conflict(
    'OFFER_UNAVAILABLE',
    reason === undefined
      ? msg`${{ carrier }} has no price for this any more. Choose another offer.`
      : msg`${{ carrier }} has no price for this any more: ${{ reason }} Choose another offer.`,
  );
}

/** A legal hold keeps documents of a demonstration shipment. */
export function demonstrationOnHold(): Conflict {
  return new Conflict(
    'LEGAL_HOLD',
    msg`Documents of a demo shipment are on legal hold. Release the legal hold before you remove the demo data.`,
  );
}

/** 49 CFR 373.101 requires a description of the freight on every bill of lading. */
export function descriptionMissing(rows: readonly number[]): DomainError {
  const detail = msg`The bill of lading needs a description of everything that is shipped. Describe the freight of item ${{ rows: rows.map(String) }}.`;
  return new DomainError('DESCRIPTION_REQUIRED', 422, detail, { rows });
}
