import { areaOf, readPostalCode } from '@lading/trade';
import type { QuoteRequest } from '../../../shared/api/types';
import { fromRequest } from '../values/from-request';
import type { QuoteFormValues, StopValues } from '../values/quote-form-values';

/** ZIP and FSA prefixes of a lane, which quotes are found by. */
const PREFIX = 3;

const areaAt = (typed: string): string => {
  const code = readPostalCode(typed);
  return code ? areaOf(code) : '';
};

/** Filter of quotes between the areas of two postal codes, such as `606>752`; undefined without any. */
export function laneOf(from: string, to: string): string | undefined {
  const [origin, destination] = [from, to].map((typed) => areaAt(typed).slice(0, PREFIX));
  return origin || destination ? `${origin}>${destination}` : undefined;
}

/** The form filled from an earlier request. Pickup day and references stay as entered, and so does an end that has another postal code; days that have passed are left out. */
export function likeLastTime(request: QuoteRequest, current: QuoteFormValues): QuoteFormValues {
  const earlier = fromRequest(request);
  const { pickup, references, revision } = current;
  const isPast = (day: string) => day !== '' && day < pickup.on;
  const end = (index: 0 | 1): StopValues => {
    const entered = areaAt(current.stops[index].postalCode);
    return entered && entered !== areaAt(earlier.stops[index].postalCode) ? current.stops[index] : earlier.stops[index];
  };
  const { delivery, accessorialDetails } = earlier;
  return {
    ...earlier,
    stops: [end(0), end(1)],
    pickup: { ...earlier.pickup, on: pickup.on },
    delivery: isPast(delivery.on) ? { type: 'none', on: '', to: '' } : delivery,
    accessorialDetails: Object.fromEntries(
      Object.entries(accessorialDetails).map(([code, details]) => [
        code,
        isPast(details.date) ? { ...details, date: '', endDate: '' } : details,
      ]),
    ) as QuoteFormValues['accessorialDetails'],
    references,
    revision,
  };
}
