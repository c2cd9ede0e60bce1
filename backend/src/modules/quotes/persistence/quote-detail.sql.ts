import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { type OfferEntity, OffersRepository } from '../../offers/index.js';
import { type CallRow, CarrierCallsRepository } from './carrier-calls.sql.js';
import { type Named, QUOTE_COLUMNS, type QuoteRow } from './quotes.sql.js';
import { QUOTE_REQUEST, QUOTE_RESULT } from './quote.entity.js';

/** A quote with its offers of all revisions and the carrier calls of the current one. */
export interface QuoteDetail {
  quote: Named<QuoteRow>;
  offers: OfferEntity[];
  calls: CallRow[];
}

/** Reads for the quote page. */
@Injectable()
export class QuotesQueries {
  constructor(
    private readonly database: Database,
    private readonly offers: OffersRepository,
    private readonly calls: CarrierCallsRepository,
  ) {}

  /** @throws NotFound */
  async detail(companyId: string, id: string): Promise<QuoteDetail> {
    const rows = await this.database.query<Named<QuoteRow>>(
      `SELECT ${QUOTE_COLUMNS}, q.request, q.result, COALESCE(q.created_by_name, creator.full_name) AS creatorName
       FROM quote q LEFT JOIN user_account creator ON creator.id = q.created_by WHERE q.company_id = ? AND q.id = ?`,
      [companyId, id],
    );
    const row = rows[0];
    if (row === undefined) throw new NotFound();
    const [offers, calls] = await Promise.all([
      row.shipmentId === null ? this.offers.list(companyId, id) : this.offers.listBooked(companyId, id, row.shipmentId),
      this.calls.ofRevision(companyId, id, row.revision),
    ]);
    const quote = { ...row, request: QUOTE_REQUEST.read(row.request), result: QUOTE_RESULT.read(row.result) };
    return { quote, offers, calls };
  }

  /** Id of a quote by its number, such as Q-001042. @throws NotFound */
  async idOf(companyId: string, number: string): Promise<string> {
    const [row] = await this.database.query<Pick<QuoteRow, 'id'>>(
      'SELECT id FROM quote WHERE company_id = ? AND number = ?',
      [companyId, number],
    );
    if (row === undefined) throw new NotFound();
    return row.id;
  }
}
