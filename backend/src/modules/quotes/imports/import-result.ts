import { msg, stored } from '../../../messages/message.js';
import { readerText } from '../../../platform/request-context.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { OffersRepository, type OfferSummary } from '../../offers/index.js';
import { type ImportItem, QuoteImportsRepository } from '../persistence/quote-imports.sql.js';
import { type QuoteRating, QuotesRepository } from '../persistence/quotes.sql.js';

const PAGE = 500;
const HEADER = [
  'ref',
  'row',
  'status',
  'quote',
  'mode',
  'offers',
  'bestTotal',
  'currency',
  'carrier',
  'service',
  'transitDays',
  'deliveryOn',
  'validUntil',
  'messages',
];
const NO_QUOTE = Array<null>(10).fill(null);

/** A quote with its cheapest offer. */
interface RatedQuote extends QuoteRating {
  best: OfferSummary | undefined;
}

@Injectable()
export class ImportResult {
  constructor(
    private readonly imports: QuoteImportsRepository,
    private readonly quotes: QuotesRepository,
    private readonly offers: OffersRepository,
  ) {}

  /** Header and one row per quote of the file, in file order. Prices are empty without price.read. @throws NotFound */
  async *rows(actor: Actor, id: string): AsyncGenerator<CsvRow> {
    if ((await this.imports.find(actor.companyId, id)) === null) throw new NotFound();
    yield HEADER;
    for (let position = -1; ;) {
      const items = await this.imports.after(actor.companyId, id, position, PAGE);
      const quotes = await this.quotesOf(actor.companyId, items);
      for (const item of items) yield toCells(item, quotes.get(item.madeId ?? ''), actor.permissions.has('price.read'));
      position = items.at(-1)?.position ?? position;
      if (items.length < PAGE) return;
    }
  }

  private async quotesOf(companyId: string, items: readonly ImportItem[]): Promise<Map<string, RatedQuote>> {
    const ids = items.flatMap(({ madeId }) => (madeId === null ? [] : [madeId]));
    const [rows, offers] = await Promise.all([
      this.quotes.ratingsOf(companyId, ids),
      this.offers.summaries(companyId, ids),
    ]);
    const offersOf = Map.groupBy(offers, ({ quoteId }) => quoteId);
    return new Map(
      rows.map((row) => [
        row.id,
        {
          ...row,
          best: offersOf
            .get(row.id)
            ?.find(({ total, currency }) => total === row.bestTotal && currency === row.currency),
        },
      ]),
    );
  }
}

function toCells(
  { ref, firstRow, status, messages }: ImportItem,
  quote: RatedQuote | undefined,
  seesPrices: boolean,
): CsvRow {
  const text = messages
    .map(({ row, column, message }) => {
      const problem = stored(message);
      return readerText(
        column === '' ? msg`Row ${{ row }}: ${{ problem }}` : msg`Row ${{ row }}, ${{ column }}: ${{ problem }}`,
      );
    })
    .join(' ');
  return [
    ref,
    firstRow,
    status === 'made' ? 'quoted' : status,
    ...(quote ? quoteCells(quote, seesPrices) : NO_QUOTE),
    text,
  ];
}

function quoteCells(
  { number, mode, offerCount, bestTotal, currency, validUntil, best }: RatedQuote,
  seesPrices: boolean,
): CsvRow {
  const offer =
    seesPrices && bestTotal !== null
      ? [
          bestTotal / 100,
          currency,
          best?.carrier ?? null,
          best?.service ?? null,
          best?.transitDays ?? null,
          best?.deliveryOn ?? null,
        ]
      : [null, null, null, null, null, null];
  return [number, mode, offerCount, ...offer, validUntil?.toISOString() ?? null];
}
