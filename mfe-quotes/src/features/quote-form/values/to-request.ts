import type { QuoteRequest } from '../../../shared/api/types';
import { withDetails } from '@lading/trade/schemas';
import type { ParsedQuote, ParsedRating } from './quote-form-schema';
import type { RatedFacts } from './quote-form-values';

type ParsedStop = ParsedQuote['stops'][number];
type Stops = Pick<ParsedQuote, 'stops' | 'intermediates'>;

/** The request of a parsed form. What the form does not show is kept from the stored request. */
export function toRequest(
  { stops, intermediates, accessorials, accessorialDetails, ...values }: ParsedQuote,
  stored?: QuoteRequest,
): QuoteRequest {
  return {
    ...stored,
    ...values,
    accessorials: withDetails(accessorials, accessorialDetails),
    stops: inOrder({ stops, intermediates }).map(({ unlisted: _unlisted, ...stop }) => stop),
  };
}

/** The part of a request that a price depends on, so that a name or a reference requests no new price. */
export function toRatingRequest({
  stops,
  intermediates,
  accessorials,
  accessorialDetails,
  ...values
}: ParsedRating): QuoteRequest {
  return {
    ...values,
    accessorials: withDetails(accessorials, accessorialDetails),
    stops: inOrder({ stops, intermediates }).map(ratedPart),
  };
}

/** All stops in driving order. */
function inOrder({ stops: [origin, destination], intermediates }: Stops): ParsedStop[] {
  return [origin, ...intermediates, destination].filter((stop) => stop !== undefined);
}

/** What a price depends on: location, contact and facts of the location. */
function ratedPart(stop: ParsedStop): QuoteRequest['stops'][number] {
  const { type, postalCode, country, city, state, unlisted, placeType, dock } = stop;
  const { contactId, forklift, appointmentNeeded, hours, accessorials, timeZone }: RatedFacts = stop;
  const facts = { contactId, forklift, appointmentNeeded, hours, accessorials, timeZone };
  return { type, postalCode, country, ...(unlisted && { city, state }), placeType, dock, ...facts };
}
