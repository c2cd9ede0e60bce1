import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { OffersRepository } from '../../offers/index.js';
import { CarrierCallsRepository } from './carrier-calls.sql.js';
import { QUOTE_COLUMNS, type QuoteRow } from './quotes.sql.js';
import { QUOTE_REQUEST, QUOTE_RESULT } from './stored-quote.js';
import type { QuoteDto } from '../quotes.dto.js';
import { type Named, presentCall, presentQuote } from '../quotes.presenter.js';

/** Reads for the quote page. */
@Injectable()
export class QuotesQueries {
  constructor(
    private readonly database: Database,
    private readonly offers: OffersRepository,
    private readonly calls: CarrierCallsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  async detail(actor: Actor, id: string): Promise<QuoteDto> {
    const rows = await this.database.query<Named<QuoteRow>>(
      `SELECT ${QUOTE_COLUMNS}, q.request, q.result, COALESCE(q.created_by_name, creator.full_name) AS creatorName
       FROM quote q LEFT JOIN user_account creator ON creator.id = q.created_by WHERE q.company_id = ? AND q.id = ?`,
      [actor.companyId, id],
    );
    const row = rows[0];
    if (row === undefined) throw new NotFound();
    const [offers, calls] = await Promise.all([
      this.offers.list(actor.companyId, id),
      this.calls.ofRevision(actor.companyId, id, row.revision),
    ]);
    return presentQuote(
      actor,
      { ...row, request: QUOTE_REQUEST.read(row.request), result: QUOTE_RESULT.read(row.result) },
      offers,
      calls.map(presentCall),
      this.clock.now(),
    );
  }
}
