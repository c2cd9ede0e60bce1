import { addDays, type LocalDate } from '../../../../kernel/time/local-date.js';
import { localMoment } from '../../../../kernel/time/local-time.js';

/** Content of a public link. */
export const SHARE_SCOPES = ['tracking', 'tracking_and_documents'] as const;
export type ShareScope = (typeof SHARE_SCOPES)[number];

/** Validity after delivery of a link without an expiration date (freight.md Annex E). */
export const DAYS_AFTER_DELIVERY = 90;

/** Values that decide whether a link is open. */
export interface LinkValidity {
  /** Last local date at the destination; null: 90 days after the end of the journey. */
  expiresOn: LocalDate | null;
  revokedAt: Date | null;
  /** When the journey ended, by delivery or otherwise; null before that. */
  endedAt: Date | null;
  /** IANA time zone of the destination. */
  timeZone: string;
}

/** Last local date at the destination on which a link is open; null before the end of the journey if there is no expiration date. */
export function lastDayOf({ expiresOn, endedAt, timeZone }: Omit<LinkValidity, 'revokedAt'>): LocalDate | null {
  if (expiresOn !== null || endedAt === null) return expiresOn;
  return addDays(localMoment(endedAt, timeZone).on, DAYS_AFTER_DELIVERY);
}

/** The state of a link at `now`. */
export function linkStateAt(now: Date, link: LinkValidity): 'open' | 'expired' | 'revoked' {
  if (link.revokedAt !== null) return 'revoked';
  const lastDay = lastDayOf(link);
  return lastDay !== null && localMoment(now, link.timeZone).on > lastDay ? 'expired' : 'open';
}
