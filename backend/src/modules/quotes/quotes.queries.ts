import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { parseJson } from '../../platform/database/columns.js';
import { containing } from '../../platform/database/like.js';
import { NotFound } from '../../platform/http/domain-error.js';
import { readCursor, toPage } from '../../platform/http/keyset-cursor.js';
import { PAGE_SIZE } from '../../platform/http/paged-query.dto.js';
import { CarrierCallsRepository } from './persistence/carrier-calls.repository.js';
import { QUOTE_COLUMNS, type QuoteRow, type QuoteSummaryRow, QuotesRepository } from './persistence/quotes.repository.js';
import type { QuoteDto, QuoteListDto, QuoteListQuery } from './quotes.dto.js';
import { type Named, presentCall, presentQuote, presentSummary } from './quotes.presenter.js';

const SEARCHED = ['number', 'origin_city', 'origin_postal_code', 'destination_city', 'destination_postal_code'];
const UPPER_CASE = ['number', 'origin_postal_code', 'destination_postal_code'];

/** Reads for the pages of quotes. */
@Injectable()
export class QuotesQueries {
  constructor(
    private readonly database: Database,
    private readonly quotes: QuotesRepository,
    private readonly calls: CarrierCallsRepository,
    private readonly clock: Clock,
  ) {}

  /** A page of quotes, newest first. @throws ValidationFailed for a foreign cursor */
  async list(actor: Actor, { status, q, limit = PAGE_SIZE, cursor }: QuoteListQuery): Promise<QuoteListDto> {
    const now = this.clock.now();
    const conditions = ['q.company_id = ?'];
    const params: unknown[] = [actor.companyId];
    const where = (condition: string, ...values: unknown[]): void => {
      conditions.push(condition);
      params.push(...values);
    };
    if (status !== undefined) where('q.status = ?', status);
    if (status === 'quoted') where('(q.valid_until IS NULL OR q.valid_until > ?)', now);
    if (cursor !== undefined) {
      const { createdAt, id } = readCursor(cursor);
      where('q.created_at <= ? AND (q.created_at < ? OR q.id < ?)', createdAt, createdAt, id);
    }
    if (q !== undefined) where(`(${SEARCHED.map((column) => `q.${column} LIKE ?`).join(' OR ')})`, ...SEARCHED.map((column) => pattern(column, q)));

    // Without the hint the optimizer drops the range for most cursors of a big company and scans.
    const index = status === undefined ? 'ix_quote_created' : 'ix_quote_status_created';
    const rows = await this.database.query<Named<QuoteSummaryRow>>(
      `SELECT ${QUOTE_COLUMNS}, COALESCE(q.created_by_name, creator.full_name) AS creatorName
       FROM quote q FORCE INDEX (${index}) LEFT JOIN user_account creator ON creator.id = q.created_by
       WHERE ${conditions.join(' AND ')} ORDER BY q.created_at DESC, q.id DESC LIMIT ?`,
      [...params, limit + 1],
    );
    return toPage(rows, limit, (row) => presentSummary(actor, row, now));
  }

  /** @throws NotFound */
  async detail(actor: Actor, id: string): Promise<QuoteDto> {
    const rows = await this.database.query<Named<QuoteRow>>(
      `SELECT ${QUOTE_COLUMNS}, q.request, q.result, COALESCE(q.created_by_name, creator.full_name) AS creatorName
       FROM quote q LEFT JOIN user_account creator ON creator.id = q.created_by WHERE q.company_id = ? AND q.id = ?`,
      [actor.companyId, id],
    );
    const row = rows[0];
    if (row === undefined) throw new NotFound();
    const [offers, calls] = await Promise.all([this.quotes.offers(actor.companyId, id), this.calls.ofRevision(actor.companyId, id, row.revision)]);
    return presentQuote(actor, { ...row, request: parseJson(row.request), result: parseJson(row.result) }, offers, calls.map(presentCall), this.clock.now());
  }
}

/** Numbers and postal codes are stored in capitals and compared byte by byte. */
function pattern(column: string, text: string): string {
  return containing(UPPER_CASE.includes(column) ? text.toUpperCase() : text);
}
