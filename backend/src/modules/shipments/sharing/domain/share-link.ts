import { addDays, type LocalDate } from '../../../../kernel/time/local-date.js';
import { localMoment } from '../../../../kernel/time/local-time.js';

/** How much of a shipment a public link shows. */
export const SHARE_SCOPES = ['tracking', 'tracking_and_documents'] as const;
export type ShareScope = (typeof SHARE_SCOPES)[number];

/** How long a link without a day of its own opens after delivery (freight.md Annex E). */
export const DAYS_AFTER_DELIVERY = 90;

/** What decides whether a link opens. */
export interface LinkValidity {
  /** Last local date at the destination; null: 90 days after the end of the journey. */
  expiresOn: LocalDate | null;
  revokedAt: Date | null;
  /** When the freight was delivered, or the journey ended otherwise; null while it is under way. */
  endedAt: Date | null;
  /** IANA time zone of the destination. */
  timeZone: string;
}

/** Last local date at the destination on which a link opens; null while the journey lasts and no day was set. */
export function lastDayOf({ expiresOn, endedAt, timeZone }: Omit<LinkValidity, 'revokedAt'>): LocalDate | null {
  if (expiresOn !== null || endedAt === null) return expiresOn;
  return addDays(localMoment(endedAt, timeZone).on, DAYS_AFTER_DELIVERY);
}

/** What a link is at an instant. */
export function linkStateAt(now: Date, link: LinkValidity): 'open' | 'expired' | 'revoked' {
  if (link.revokedAt !== null) return 'revoked';
  const lastDay = lastDayOf(link);
  return lastDay !== null && localMoment(now, link.timeZone).on > lastDay ? 'expired' : 'open';
}
