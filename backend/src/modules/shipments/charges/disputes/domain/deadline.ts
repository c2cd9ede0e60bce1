/** Companies and invoices have no time zone; the default zone of notifications. */
export const DEADLINE_ZONE = 'America/Chicago';

const HOUR_MS = 3_600_000;

/** Hours before a deadline at which users are alerted (freight.md Annex A, step 8). */
export const ALERT_HOURS = [48, 24, 4] as const;

/** `dispute`: until the due date, an invoice can be disputed instead of paid. `answer`: the carrier's answer to a dispute. */
export type InvoiceDeadlineKind = 'dispute' | 'answer';

/**
 * `claim_notice`: report concealed damage; `claim_file`: file the claim; `claim_acknowledge`, `claim_answer` and `claim_update`: the carrier
 * acknowledges, answers and reports; `claim_suit`: file a suit after the claim was declined (freight.md §3.8).
 */
export type ClaimDeadlineKind =
  'claim_notice' | 'claim_file' | 'claim_acknowledge' | 'claim_answer' | 'claim_update' | 'claim_suit';

export type DeadlineKind = InvoiceDeadlineKind | ClaimDeadlineKind;

/** The next alert strictly after `now`; null if none follows. */
export function nextAlertAt(dueAt: Date, now: Date): Date | null {
  const instants = ALERT_HOURS.map((hours) => new Date(dueAt.getTime() - hours * HOUR_MS));
  return instants.find((instant) => instant > now) ?? null;
}

/** The alert that is due: the smallest of 48, 24 and 4 hours that is not less than the time left; null before the first and after the deadline. */
export function alertHours(dueAt: Date, now: Date): number | null {
  const left = (dueAt.getTime() - now.getTime()) / HOUR_MS;
  if (left <= 0) return null;
  return ALERT_HOURS.toReversed().find((hours) => left <= hours) ?? null;
}
