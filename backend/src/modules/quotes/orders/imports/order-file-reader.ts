import { type ArgumentMetadata, Injectable } from '@nestjs/common';
import { LIMITS } from '../../../../kernel/limits.js';
import { requestHash } from '../../../../platform/http/idempotency/idempotency.js';
import { type FieldError, ValidationFailed } from '../../../../platform/http/problems/domain-error.js';
import { createValidationPipe } from '../../../../platform/http/validation/validation.pipe.js';
import { truncate } from '../../../../platform/text/truncate.js';
import { type CatalogProduct, ProductCatalog } from '../../../products/index.js';
import type { QuoteRequest } from '../../../rating/index.js';
import { type ImportGroup, rowErrors } from '../../imports/group-rows.js';
import {
  cellMessages,
  type CheckedFile,
  type ImportReader,
  type QuoteUpload,
  readItems,
} from '../../imports/import-reader.js';
import { QuoteFileReader } from '../../imports/quote-file-reader.js';
import { type FileRow, readOrderFile } from '../../imports/read-file.js';
import type { NewQuoteItem } from '../../persistence/quote-imports.sql.js';
import { type NumberedQuote, QuoteOrdersRepository } from '../../persistence/quote-orders.sql.js';
import { lineErrors, orderError, orderRequest } from '../order-request.js';
import { OrderRequestDto } from '../orders.dto.js';
import { changedMessage, locateOrder, ORDER_ROWS, toOrder } from './order-rows.js';

const LOOKED_UP_AT_ONCE = 1_000;
const BODY: ArgumentMetadata = { type: 'body', metatype: OrderRequestDto };

/** What the orders of a file refer to. */
interface Known {
  products: ReadonlyMap<string, CatalogProduct>;
  quotes: ReadonlyMap<string, NumberedQuote>;
}

/** Reads files of orders. Each order is validated like the body of `POST /orders`; the errors of its lines and those of its other cells are found at once. */
@Injectable()
export class OrderFileReader implements ImportReader {
  private readonly validation = createValidationPipe();

  constructor(
    private readonly quotes: QuoteFileReader,
    private readonly products: ProductCatalog,
    private readonly orders: QuoteOrdersRepository,
  ) {}

  settings({ mapping }: QuoteUpload): object {
    return { orders: mapping };
  }

  async read(companyId: string, { bytes, mapping }: QuoteUpload): Promise<CheckedFile> {
    const file = await readOrderFile(bytes, mapping);
    const known = await this.known(companyId, file.rows);
    return readItems(file, ORDER_ROWS, (group, position) => this.item(group, position, known));
  }

  private async known(companyId: string, rows: readonly FileRow[]): Promise<Known> {
    const values = (column: string) => [...new Set(rows.flatMap(({ cells }) => cells[column] || []))];
    const [products, quotes] = await Promise.all([
      lookedUp(values('sku'), (skus) => this.products.bySku(companyId, skus)),
      lookedUp(values('order_number'), (numbers) => this.orders.ofNumbers(companyId, numbers)),
    ]);
    return { products, quotes };
  }

  private async item(group: ImportGroup, position: number, known: Known): Promise<NewQuoteItem> {
    const { ref } = group;
    const cellRows = group.rows.map(({ row }) => row);
    const body = toOrder(group);
    const { order, errors: invalid } = await this.orderOf(body);
    const missing = lineErrors(body, known.products);
    // The errors of the freight without the lines that have none; their positions are those of the remaining lines.
    const faulty = faultyLines([...invalid, ...missing]);
    const left = body.lines.flatMap((_, index) => (faulty.has(index) ? [] : [index]));
    const lines = left.map((index) => body.lines[index]!);
    const freight = orderRequest({ ...body, lines } as OrderRequestDto, known.products);
    const { request, errors } = await this.quotes.requestOf(left.length === 0 ? withAnyFreight(freight) : freight);
    const found = left.length === 0 ? errors.filter(({ pointer }) => !pointer.startsWith('/handlingUnits')) : errors;
    const moved = found.map((error) => atLine(orderError(error), left));
    const messages = cellMessages(group, [
      ...rowErrors(group, ORDER_ROWS),
      ...(ref === '' ? [] : [...invalid, ...missing, ...moved].map((error) => locateOrder({ ref, cellRows }, error))),
      ...changed(known.quotes.get(ref), order, cellRows[0] ?? 1),
    ]);
    const isFaulty = messages.length > 0;
    return {
      position,
      ref: truncate(ref, LIMITS.reference),
      firstRow: cellRows[0] ?? 1,
      cellRows,
      status: isFaulty ? 'failed' : 'waiting',
      request: isFaulty ? null : request,
      messages,
      madeId: null,
      orderHash: isFaulty || order === null ? null : requestHash(order),
    };
  }

  private async orderOf(body: object): Promise<{ order: OrderRequestDto | null; errors: readonly FieldError[] }> {
    try {
      return { order: (await this.validation.transform(body, BODY)) as OrderRequestDto, errors: [] };
    } catch (error) {
      if (!(error instanceof ValidationFailed)) throw error;
      return { order: null, errors: error.errors ?? [] };
    }
  }
}

async function lookedUp<Found>(
  values: readonly string[],
  find: (part: string[]) => Promise<ReadonlyMap<string, Found>>,
): Promise<ReadonlyMap<string, Found>> {
  const found = new Map<string, Found>();
  for (let start = 0; start < values.length; start += LOOKED_UP_AT_ONCE)
    for (const [key, value] of await find(values.slice(start, start + LOOKED_UP_AT_ONCE))) found.set(key, value);
  return found;
}

const LINE = /^\/lines\/(\d+)/;

const faultyLines = (errors: readonly FieldError[]): ReadonlySet<number> =>
  new Set(errors.flatMap(({ pointer }) => LINE.exec(pointer)?.[1] ?? []).map(Number));

/** A request whose other fields can be checked before its lines are correct. */
const withAnyFreight = (request: QuoteRequest): QuoteRequest => ({
  ...request,
  handlingUnits: [
    {
      ...{ count: 1, type: 'PAT', length: 48, width: 40, height: 48, weight: 100, stackable: false },
      commodities: [{ weight: 100, freightClass: '70' }],
    },
  ],
});

/** The error of one of the remaining lines at its line of the order. */
const atLine = (error: FieldError, left: readonly number[]): FieldError => ({
  ...error,
  pointer: error.pointer.replace(LINE, (_, index: string) => `/lines/${left[Number(index)] ?? index}`),
});

/** An order that already has a quote with other content. The same content gets the same quote. */
function changed(quote: NumberedQuote | undefined, order: OrderRequestDto | null, row: number) {
  if (quote === undefined || order === null || quote.orderHash === requestHash(order)) return [];
  return [changedMessage(quote, row)];
}
