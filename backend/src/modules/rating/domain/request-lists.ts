import { LIMITS } from '../../../kernel/limits.js';
import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import type { QuoteRequest } from './quote-request.js';

/** Validates lists for duplicates, the order of stops, and the number of commodity lines. */
export function listErrors(request: QuoteRequest): FieldError[] {
  return [
    ...orderErrors(request),
    ...repeated(request.accessorials ?? [], (index) => `/accessorials/${index}`),
    ...repeated(
      request.waivedAccessorials?.map(({ code }) => code) ?? [],
      (index) => `/waivedAccessorials/${index}/code`,
    ),
    ...lineErrors(request),
  ];
}

/** Only for requests with one origin and one destination; `requestErrors` reports the others. */
function orderErrors({ stops }: QuoteRequest): FieldError[] {
  if (['origin', 'destination'].some((type) => stops.filter((stop) => stop.type === type).length !== 1)) return [];
  const first = stops[0]?.type === 'origin' ? [] : [stopOrder(0, 'origin')];
  return stops.at(-1)?.type === 'destination' ? first : [...first, stopOrder(stops.length - 1, 'destination')];
}

function stopOrder(index: number, type: string): FieldError {
  return {
    pointer: `/stops/${index}/type`,
    code: 'STOP_ORDER',
    message: `The ${index === 0 ? 'first' : 'last'} stop is the ${type}.`,
  };
}

function repeated(codes: readonly string[], pointer: (index: number) => string): FieldError[] {
  return codes.flatMap((code, index) =>
    codes.indexOf(code) < index
      ? [{ pointer: pointer(index), code: 'DUPLICATE', message: `${code} is already in the list.` }]
      : [],
  );
}

function lineErrors({ handlingUnits }: QuoteRequest): FieldError[] {
  const lines = handlingUnits.reduce((sum, row) => sum + row.commodities.length, 0);
  if (lines <= LIMITS.commodityLines) return [];
  return [
    {
      pointer: '/handlingUnits',
      code: 'TOO_MANY_LINES',
      message: `A quote has at most ${LIMITS.commodityLines} commodity lines; these are ${lines}.`,
    },
  ];
}
