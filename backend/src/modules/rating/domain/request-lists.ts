import { codesOf } from '../../../kernel/accessorials/accessorial-request.js';
import { LIMITS } from '../../../kernel/limits.js';
import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import type { QuoteRequest } from './quote-request.js';
import { msg } from '../../../messages/message.js';

/** Validates lists for duplicates, the order and operations of stops, and the number of commodity lines. */
export function listErrors(request: QuoteRequest): FieldError[] {
  return [
    ...orderErrors(request),
    ...operationErrors(request),
    ...repeated(codesOf(request.accessorials), (index) => `/accessorials/${index}`),
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
    message: type === 'origin' ? msg`The first stop is the origin.` : msg`The last stop is the destination.`,
  };
}

/** Origin and destination always load or unload everything that is left, so only intermediate stops have operations. */
function operationErrors({ stops, handlingUnits }: QuoteRequest): FieldError[] {
  return stops.flatMap((stop, index) => {
    const pointer = `/stops/${index}`;
    const units = stop.handlingUnits ?? [];
    if (stop.type !== 'intermediate' && (stop.operation || units.length > 0)) {
      const field = stop.operation ? 'operation' : 'handlingUnits';
      const message = msg`Only intermediate stops have an operation and items.`;
      return [{ pointer: `${pointer}/${field}`, code: 'STOP_OPERATION', message }];
    }
    return units.flatMap((unit, position) =>
      unit < handlingUnits.length
        ? []
        : [
            {
              pointer: `${pointer}/handlingUnits/${position}`,
              code: 'HANDLING_UNIT_UNKNOWN',
              message: msg`The request has no item ${{ item: unit + 1 }}.`,
            },
          ],
    );
  });
}

function repeated(codes: readonly string[], pointer: (index: number) => string): FieldError[] {
  return codes.flatMap((code, index) =>
    codes.indexOf(code) < index
      ? [{ pointer: pointer(index), code: 'DUPLICATE', message: msg`${{ code }} is already in the list.` }]
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
      message: msg`A quote has at most ${{ commodityLines: LIMITS.commodityLines }} commodity lines; these are ${{ lines }}.`,
    },
  ];
}
