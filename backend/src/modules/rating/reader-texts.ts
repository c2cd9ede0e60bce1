import { readerStored, withReaderMessages } from '../../platform/request-context.js';
import { isEstimatedRoute } from './engine/index.js';
import type { ChargeLine, Derived, Offer, OfferTerm, OfferTotals } from './domain/offer.js';

const described = <Row extends { readonly description: string }>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, description: readerStored(row.description) }));

/** Charge lines with their descriptions in the client's language. */
export const readerLines = (lines: readonly ChargeLine[]): ChargeLine[] => described(lines);

/** Contingent charges in the client's language. */
export const readerTerms = (terms: readonly OfferTerm[]): OfferTerm[] => described(terms);

/** An offer without its explanation, with its texts in the client's language. Stored offers are in English. */
export function readerTotals<Totals extends OfferTotals>(offer: Totals): Totals {
  const { likelyReason, transit, co2e } = offer;
  return {
    ...offer,
    likelyReason: likelyReason === null ? null : readerStored(likelyReason),
    transit: { ...transit, basis: readerStored(transit.basis) },
    co2e: co2e.basis === undefined ? co2e : { ...co2e, basis: readerStored(co2e.basis) },
  };
}

/** An offer with its texts in the client's language. */
export function readerOffer(offer: Offer): Offer {
  return {
    ...readerTotals(offer),
    lines: readerLines(offer.lines),
    ...(offer.terms && { terms: readerTerms(offer.terms) }),
    warnings: withReaderMessages(offer.warnings),
  };
}

/** What was derived from the freight, with its texts in the client's language. */
export function readerDerived(derived: Derived): Derived {
  const { inferredAccessorials, warnings, risk, milesBasis } = derived;
  return {
    ...derived,
    // Front ends recognize miles of the company by the English text.
    ...(milesBasis && isEstimatedRoute(milesBasis) && { milesBasis: readerStored(milesBasis) }),
    inferredAccessorials: inferredAccessorials.map((one) => ({ ...one, reason: readerStored(one.reason) })),
    warnings: withReaderMessages(warnings),
    ...(risk && { risk: { ...risk, reasons: withReaderMessages(risk.reasons) } }),
  };
}
