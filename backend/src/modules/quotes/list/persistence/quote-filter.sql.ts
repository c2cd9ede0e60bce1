import { isPostalSide, laneSides } from '../../../../kernel/places/lane-filter.js';
import type { Conditions } from '../../../../platform/database/keyset.js';
import type { QuoteFilter } from '../../domain/quote-filter.js';
import { isSearch } from '../quote-order.js';

const DAY_MS = 24 * 3_600_000;
/** A COUNT, because MariaDB turns EXISTS into a semi-join that reads the whole import. */
const OF_IMPORT =
  '(SELECT COUNT(*) FROM quote_import_item i FORCE INDEX (ix_quote_import_item_quote) WHERE i.company_id = q.company_id AND i.import_id = ? AND i.quote_id = q.id) > 0';

/** `valid_order` of quotes without an offer, after that of all others. */
const NO_OFFER = "TIMESTAMP'9999-12-31 00:00:00.000'";

/** Conditions on `quote q`, company first. */
export function filterConditions(companyId: string, userId: string, query: QuoteFilter, now: Date): Conditions {
  const conditions: Conditions = { sql: [], params: [] };
  const where = (sql: string, ...params: unknown[]): void => {
    conditions.sql.push(sql);
    conditions.params.push(...params);
  };
  const { view = 'all', status, mode, lane, owner, expiring } = query;
  const soon = new Date(now.getTime() + DAY_MS);
  where('q.company_id = ?', companyId);
  if (view === 'closed') where("q.stage = 'closed'");
  if (view === 'ready_to_book') where("q.status = 'quoted' AND q.valid_order > ?", now);
  if (view === 'needs_action')
    where(`q.stage = 'open' AND (q.valid_order > ? AND q.valid_order <= ? OR q.valid_order = ${NO_OFFER})`, now, soon);
  if (status !== undefined) where('q.status = ?', status);
  if (expiring === 'true') where(`q.status = 'quoted' AND q.valid_order > ? AND q.valid_order <= ?`, now, soon);
  else if (status === 'quoted') where('q.valid_order > ?', now);
  if (mode !== undefined) where('q.mode = ?', mode);
  if (owner !== undefined) where('q.created_by = ?', owner === 'me' ? userId : owner);
  if (query.import !== undefined && isSearch(query)) where(OF_IMPORT, query.import);
  const [origin, destination] = laneSides(lane);
  if (origin !== '') where(...sideCondition('origin', origin));
  if (destination !== '') where(...sideCondition('destination', destination));
  return conditions;
}

function sideCondition(stop: 'origin' | 'destination', side: string): [string, string] {
  return isPostalSide(side) ? [`q.${stop}_postal_code LIKE ?`, `${side}%`] : [`q.${stop}_state = ?`, side];
}
