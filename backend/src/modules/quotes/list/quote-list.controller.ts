import { Controller, Get, Query } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { Clock } from '../../../platform/clock.js';
import type { CsvRow } from '../../../platform/http/files/csv.js';
import { TableFile } from '../../../platform/http/files/csv-file.js';
import { presentPage } from '../../../platform/http/paging/page.js';
import { Metered } from '../../../platform/throttle/request-limits.js';
import { QuoteListDto } from '../quotes.dto.js';
import { presentSummary } from '../quotes.presenter.js';
import { QUOTE_COLUMN_KINDS, QuoteExport } from './quote-export.js';
import type { QuoteView } from '../domain/quote-filter.js';
import { QuoteCountsDto, QuoteExportQuery, QuoteListQuery } from './quote-list.dto.js';
import { QuoteListQueries } from './persistence/quote-list.sql.js';

@Controller('api/v1/quotes')
@RequirePermission('quote.read')
export class QuoteListController {
  constructor(
    private readonly queries: QuoteListQueries,
    private readonly exports: QuoteExport,
    private readonly clock: Clock,
  ) {}

  /** Lists quotes, newest first by default. */
  @Get()
  async listQuotes(@CurrentActor() actor: Actor, @Query() query: QuoteListQuery): Promise<QuoteListDto> {
    const page = await this.queries.list(actor, query);
    const now = this.clock.now();
    return { ...presentPage(page, (row) => presentSummary(actor, row, now)), total: page.total };
  }

  /** Number of quotes in each view. */
  @Get('counts')
  async countQuotes(@CurrentActor() actor: Actor): Promise<QuoteCountsDto> {
    const counts = await this.queries.counts(actor);
    const of = (view: QuoteView): number => counts.get(view) ?? 0;
    return {
      all: of('all'),
      needsAction: of('needs_action'),
      readyToBook: of('ready_to_book'),
      closed: of('closed'),
    };
  }

  /** Exports the list as CSV or XLSX, at most 50,000 rows. Prices only with permission to see them. */
  @Get('export')
  @TableFile('quotes.csv', QUOTE_COLUMN_KINDS)
  @Metered('export')
  exportQuotes(@CurrentActor() actor: Actor, @Query() query: QuoteExportQuery): AsyncGenerator<CsvRow> {
    return this.exports.rows(actor, query);
  }
}
