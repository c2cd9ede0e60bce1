import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../../platform/database/columns-of.js';
import { parseJson, toSafeInteger } from '../../../../platform/database/columns.js';
import { Database } from '../../../../platform/database/database.js';
import type { Currency } from '../../../../kernel/codes.js';
import type { Role } from '../../../../platform/registered.js';
import { QUOTE_REQUEST, QUOTE_RESULT, QuoteEntity } from '../../persistence/quote.entity.js';

const KEYS = [
  'id',
  'number',
  'mode',
  'request',
  'result',
  'originState',
  'destinationState',
  'bestTotal',
  'currency',
  'createdAt',
] as const;

/** A quote with offers, and its offer: the booked one, or the best one. */
export type SimulatedQuote = Pick<QuoteEntity, Exclude<(typeof KEYS)[number], 'bestTotal' | 'currency'>> & {
  bestTotal: number;
  currency: Currency;
  /** Null unless booked. */
  bookedTotal: number | null;
  bookedCurrency: Currency | null;
  offeredMode: string | null;
  scac: string | null;
  chargeCodes: readonly string[];
  /** Present role of the creator; null if no longer a member. */
  role: Role | null;
};

/** Reads quotes for the simulation of approval rules. */
@Injectable()
export class SimulatedQuotes {
  constructor(private readonly database: Database) {}

  /** Quotes with offers created since, newest first, after a position. */
  async since(
    companyId: string,
    since: Date,
    after: Pick<SimulatedQuote, 'createdAt' | 'id'> | null,
    limit: number,
  ): Promise<SimulatedQuote[]> {
    const rows = await this.database.query<
      Omit<SimulatedQuote, 'chargeCodes'> & { chargeCodes: string | readonly string[] | null }
    >(
      `SELECT ${columnsOf(QuoteEntity, 'q', KEYS)}, IF(q.booked_offer_id IS NULL, NULL, o.total) AS bookedTotal, IF(q.booked_offer_id IS NULL, NULL, o.currency) AS bookedCurrency,
              JSON_UNQUOTE(JSON_EXTRACT(o.body, '$.mode')) AS offeredMode, JSON_UNQUOTE(JSON_EXTRACT(o.body, '$.carrier.scac')) AS scac,
              JSON_EXTRACT(o.body, '$.lines[*].code') AS chargeCodes, a.role
         FROM quote q FORCE INDEX (ix_quote_created)
         LEFT JOIN offer o ON o.company_id = q.company_id AND o.id = IFNULL(q.booked_offer_id, (
           SELECT b.id FROM offer b WHERE b.company_id = q.company_id AND b.quote_id = q.id AND b.revision = q.revision
              AND b.total = q.best_total AND b.currency = q.currency ORDER BY b.id LIMIT 1))
         LEFT JOIN association a ON a.company_id = q.company_id AND a.user_id = q.created_by
        WHERE q.company_id = ? AND q.created_at >= ? AND q.best_total IS NOT NULL
          AND (? IS NULL OR q.created_at < ? OR (q.created_at = ? AND q.id < ?))
        ORDER BY q.created_at DESC, q.id DESC LIMIT ?`,
      [companyId, since, ...Array.from({ length: 3 }, () => after?.createdAt ?? null), after?.id ?? null, limit],
    );
    return rows.map((row) => ({
      ...row,
      bestTotal: toSafeInteger(row.bestTotal),
      chargeCodes: row.chargeCodes === null ? [] : parseJson<readonly string[]>(row.chargeCodes),
      bookedTotal: row.bookedTotal === null ? null : toSafeInteger(row.bookedTotal),
      request: QUOTE_REQUEST.read(row.request),
      result: QUOTE_RESULT.read(row.result),
    }));
  }
}
