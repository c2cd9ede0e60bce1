import type { QuoteRequest, Stop } from '../../shared/api/types';
import { withDetails } from '@lading/trade/schemas';
import type { ParsedQuote, ParsedRating } from './quote-form-schema';

type ParsedStop = ParsedQuote['stops'][number];
type Stops = Pick<ParsedQuote, 'stops' | 'intermediates'>;

/** The request of a parsed form. Data that the form does not show, such as people at the stops, is kept from the stored request. */
export function toRequest(
  { stops, intermediates, accessorials, accessorialDetails, ...values }: ParsedQuote,
  stored?: QuoteRequest,
): QuoteRequest {
  return {
    ...stored,
    ...values,
    accessorials: withDetails(accessorials, accessorialDetails),
    stops: inOrder({ stops, intermediates }).map((stop, index) => ({ ...storedStop(stop, index, stored), ...stop })),
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
    stops: inOrder({ stops, intermediates }).map(({ type, postalCode, country, placeType, dock }) => ({
      type,
      postalCode,
      country,
      placeType,
      dock,
    })),
  };
}

/** All stops in driving order. */
function inOrder({ stops: [origin, destination], intermediates }: Stops): ParsedStop[] {
  return [origin, ...intermediates, destination].filter((stop) => stop !== undefined);
}

/** The stored stop of a stop of the form: an end by its type, an intermediate stop by its position and postal code. */
function storedStop(
  { type, postalCode }: ParsedStop,
  index: number,
  stored: QuoteRequest | undefined,
): Stop | undefined {
  if (type !== 'intermediate') return stored?.stops.find((stop) => stop.type === type);
  const intermediate = stored?.stops[index];
  return intermediate?.type === type && intermediate.postalCode === postalCode ? intermediate : undefined;
}
