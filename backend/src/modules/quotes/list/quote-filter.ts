import { isPostalSide, laneSides } from '../../../kernel/lane-filter.js';
import type { QuoteListQuery, QuoteSort } from './quote-list.dto.js';

const DAY_MS = 24 * 3_600_000;

/** What to list, as the query says it. */
export type QuoteFilter = Pick<QuoteListQuery, 'status' | 'mode' | 'lane' | 'owner' | 'expiring'>;

/** Conditions over `quote q` with their parameters in order. */
export interface Conditions {
  sql: string[];
  params: unknown[];
}

/** The conditions of a filter, company first. */
export function filterConditions(companyId: string, userId: string, { status, mode, lane, owner, expiring }: QuoteFilter, now: Date): Conditions {
  const conditions: Conditions = { sql: [], params: [] };
  const where = (sql: string, ...params: unknown[]): void => {
    conditions.sql.push(sql);
    conditions.params.push(...params);
  };
  where('q.company_id = ?', companyId);
  if (status !== undefined) where('q.status = ?', status);
  if (expiring === 'true') where(`q.status = 'quoted' AND q.valid_order > ? AND q.valid_order <= ?`, now, new Date(now.getTime() + DAY_MS));
  else if (status === 'quoted') where('q.valid_order > ?', now);
  if (mode !== undefined) where('q.mode = ?', mode);
  if (owner !== undefined) where('q.created_by = ?', owner === 'me' ? userId : owner);
  const [origin, destination] = laneSides(lane);
  if (origin !== '') where(...sideCondition('origin', origin));
  if (destination !== '') where(...sideCondition('destination', destination));
  return conditions;
}

/**
 * The index that reads the fewest rows for a filter. The optimizer drops the range for most cursors of a big company and scans, so it is told.
 * Orders other than by creation have an index of their own, alone and by status.
 */
export function indexFor(filter: QuoteFilter, sort: QuoteSort): string {
  if (sort === 'created') return filterIndex(filter);
  const byStatus = filter.status !== undefined || filter.expiring === 'true' ? 'status_' : '';
  return `ix_quote_${byStatus}${{ pickup: 'pickup', bestTotal: 'total', validUntil: 'valid' }[sort]}`;
}

/** The index that finds what a filter leaves, in no order or newest first. */
export function filterIndex({ status, mode, lane, owner, expiring }: QuoteFilter): string {
  const [origin, destination] = laneSides(lane);
  if (expiring === 'true') return 'ix_quote_status_valid';
  if (isPostalSide(origin)) return 'ix_quote_origin_postal';
  if (isPostalSide(destination)) return 'ix_quote_destination_postal';
  if (owner !== undefined) return 'ix_quote_owner_created';
  if (origin !== '') return 'ix_quote_origin_created';
  if (destination !== '') return 'ix_quote_destination_created';
  if (status !== undefined) return 'ix_quote_status_created';
  return mode === undefined ? 'ix_quote_created' : 'ix_quote_mode_created';
}

function sideCondition(stop: 'origin' | 'destination', side: string): [string, string] {
  return isPostalSide(side) ? [`q.${stop}_postal_code LIKE ?`, `${side}%`] : [`q.${stop}_state = ?`, side];
}
