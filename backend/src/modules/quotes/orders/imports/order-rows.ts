import { msg, verbatim } from '../../../../messages/message.js';
import type { FieldError } from '../../../../platform/http/problems/domain-error.js';
import { importMessage, type ImportMessage } from '../../../../platform/imports/import-messages.js';
import type { NumberedQuote } from '../../persistence/quote-orders.sql.js';
import { type ImportGroup, type RowGrouping, sharedCells } from '../../imports/group-rows.js';
import { locate } from '../../imports/locate-error.js';
import { readNumber, sharedFields } from '../../imports/to-request.js';
import { english } from '../../../../messages/translate.js';

/** A row of each order line; rows with the same `order_number` form one order. */
export const ORDER_ROWS: RowGrouping = {
  key: 'order_number',
  lineColumns: ['sku', 'quantity'],
  missingKey: 'Give the row an order_number; rows with the same one make one order.',
  item: msg`order`,
};

/** The body of `POST /orders` for the rows of an order, before validation. */
export function toOrder({ ref, rows }: ImportGroup) {
  const { origin, destination, ...shared } = sharedFields(sharedCells(rows));
  const { type: _origin, ...shipFrom } = origin;
  const { type: _destination, ...shipTo } = destination;
  const lines = rows.map(({ cells }) => ({ sku: cells.sku ?? '', quantity: readNumber(cells.quantity) }));
  return { ...shared, orderNumber: ref, shipFrom, shipTo, lines };
}

const STOPS: Readonly<Record<string, string>> = { shipFrom: '0', shipTo: '1' };

/** Maps an error of the order to its cell. `cellRows` are the row numbers of the lines. */
export function locateOrder(
  item: { readonly ref: string; readonly cellRows: readonly number[] },
  { pointer, code, message }: FieldError,
): ImportMessage {
  const [, part = '', index = '', ...rest] = pointer.split('/');
  const at = (row: number | undefined, column: string) =>
    importMessage(row ?? item.cellRows[0] ?? 1, column, item.ref, code, english(message));
  if (part === 'lines') return at(item.cellRows[Number(index || 0)], rest[0] ?? '');
  if (part === 'orderNumber') return at(undefined, 'order_number');
  const inner = [index, ...rest].join('/');
  const stop = STOPS[part];
  const moved = part === 'references' ? `/references/${Number(index) + 1}` : pointer;
  return locate(
    { ref: item.ref, cellRows: [...item.cellRows] },
    { pointer: stop ? `/stops/${stop}/${inner}` : moved, code, message: verbatim(english(message)) },
  );
}

/** An order has a quote with other content. */
export const changedMessage = ({ number, orderNumber }: NumberedQuote, row: number) =>
  importMessage(
    row,
    'order_number',
    orderNumber!,
    'ORDER_CHANGED',
    `The order ${orderNumber} has the quote ${number} with other content. Edit that quote, or give the order another number.`,
  );
