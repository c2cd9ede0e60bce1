import { isPostalSide, laneSides } from '../../../../kernel/places/lane-filter.js';
import type { KeysetSource } from '../../../../platform/database/keyset.js';
import { QUOTE_COLUMNS } from '../../persistence/quotes.sql.js';
import type { QuoteFilter, QuoteSort } from '../../domain/quote-filter.js';
import { ORDER_COLUMNS } from '../quote-order.js';

/** Columns of a list row. Quotes created before `created_by_name` existed show the creator's current name. */
export const LISTED_COLUMNS = `${QUOTE_COLUMNS}, COALESCE(q.created_by_name, creator.full_name) AS creatorName`;
export const CREATOR = 'LEFT JOIN user_account creator ON q.created_by_name IS NULL AND creator.id = q.created_by';

/** One index of the quotes, or the quotes of an import. Ids increase over time, so an import in id order is in order of creation too. */
export function sourceOf(companyId: string, query: QuoteFilter, sort: QuoteSort): KeysetSource {
  if (query.import === undefined)
    return {
      sql: `quote q FORCE INDEX (${indexFor(query, sort)})`,
      params: [],
      keys: [ORDER_COLUMNS[sort].column, 'q.id'],
    };
  const made =
    'SELECT quote_id AS found FROM quote_import_item FORCE INDEX (ix_quote_import_item_quote) WHERE company_id = ? AND import_id = ? AND quote_id IS NOT NULL';
  return {
    sql: `(${made}) AS made STRAIGHT_JOIN quote q FORCE INDEX (PRIMARY) ON q.id = found`,
    params: [companyId, query.import],
    keys: ['found'],
  };
}

/** The index for a sort order and filter. Hinted, because for most cursors of a large company the optimizer would choose a scan over the index range. */
function indexFor(query: QuoteFilter, sort: QuoteSort): string {
  if (sort === 'created') return createdIndex(query);
  return `ix_quote_${stateOf(query)}${{ pickup: 'pickup', bestTotal: 'total', validUntil: 'valid' }[sort]}`;
}

/** Status or stage that the filter fixes, as in the names of the indexes. */
function stateOf({ view, status, expiring }: QuoteFilter): string {
  if (status !== undefined || expiring === 'true' || view === 'ready_to_book') return 'status_';
  return view === 'needs_action' || view === 'closed' ? 'stage_' : '';
}

/** The most selective filters come first. */
function createdIndex(query: QuoteFilter): string {
  const { mode, lane, owner } = query;
  const [origin, destination] = laneSides(lane);
  if (isPostalSide(origin)) return 'ix_quote_origin_postal';
  if (isPostalSide(destination)) return 'ix_quote_destination_postal';
  if (owner !== undefined) return 'ix_quote_owner_created';
  if (origin !== '') return 'ix_quote_origin_created';
  if (destination !== '') return 'ix_quote_destination_created';
  const state = stateOf(query);
  return mode === undefined || state !== '' ? `ix_quote_${state}created` : 'ix_quote_mode_created';
}
