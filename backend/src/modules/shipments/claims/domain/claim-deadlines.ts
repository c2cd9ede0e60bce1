import { addBusinessDays, addDays, addMonths, addYears, type LocalDate } from '../../../../kernel/time/local-date.js';
import type { ClaimDeadlineKind } from '../../charges/disputes/domain/deadline.js';
import type { ClaimKind, ClaimStatus } from './claim-status.js';

/** Months after delivery until which a carrier must accept claims; its tariff can allow more (49 USC 14706(e)(1)). */
const FILING_MONTHS = 9;
/** Business days in which concealed damage is reported to the carrier (NMFC, since 18 April 2015). */
const NOTICE_DAYS = 5;
/** Days in which the carrier acknowledges a claim (49 CFR 370.5). */
const ACKNOWLEDGE_DAYS = 30;
/** Days in which the carrier pays, declines or makes an offer (49 CFR 370.9). */
const ANSWER_DAYS = 120;
/** Days between reports of the carrier after that (49 CFR 370.9). */
const UPDATE_DAYS = 60;
/** Years after the claim was declined in which a suit can be filed (49 USC 14706(e)(1)). */
const SUIT_YEARS = 2;

/** Weekends only: the tariff of the carrier decides about holidays, and the earlier date is the safe one. */
const NO_HOLIDAYS = new Set<LocalDate>();

/** What freight the clocks start from. */
export interface FreightDates {
  /** Local date at the destination; null if it was not delivered. */
  deliveredOn: LocalDate | null;
  /** When it was due at the latest; null if unknown. */
  expectedOn: LocalDate | null;
}

/** Last dates for filing the claim and for reporting concealed damage; null if they cannot be computed. */
export interface FilingDates {
  fileBy: LocalDate | null;
  noticeBy: LocalDate | null;
}

/** For freight that was never delivered, filing counts from the day on which it was due, the earliest reading of "a reasonable time for delivery". */
export function filingDates({ deliveredOn, expectedOn }: FreightDates): FilingDates {
  const from = deliveredOn ?? expectedOn;
  return {
    fileBy: from === null ? null : addMonths(from, FILING_MONTHS),
    noticeBy: deliveredOn === null ? null : addBusinessDays(deliveredOn, NOTICE_DAYS, NO_HOLIDAYS),
  };
}

/** What the deadlines of a claim depend on. */
export interface ClaimClock extends FilingDates {
  kind: ClaimKind;
  status: ClaimStatus;
  /** When the carrier received it. */
  filedOn: LocalDate | null;
  /** Latest report or answer of the carrier. */
  heardOn: LocalDate | null;
  declinedOn: LocalDate | null;
}

/** A deadline that applies to a claim. */
export interface ClaimDeadline {
  kind: ClaimDeadlineKind;
  dueOn: LocalDate;
}

/** Deadlines in the present state, earliest first (freight.md §3.8). */
export function claimDeadlines(claim: ClaimClock): ClaimDeadline[] {
  return deadlinesOf(claim).sort((left, right) => (left.dueOn < right.dueOn ? -1 : 1));
}

function deadlinesOf({ kind, status, fileBy, noticeBy, filedOn, heardOn, declinedOn }: ClaimClock): ClaimDeadline[] {
  if (status === 'draft')
    return [
      ...(noticeBy !== null && kind === 'concealed' ? [{ kind: 'claim_notice' as const, dueOn: noticeBy }] : []),
      ...(fileBy === null ? [] : [{ kind: 'claim_file' as const, dueOn: fileBy }]),
    ];
  if (status === 'declined' && declinedOn !== null)
    return [{ kind: 'claim_suit', dueOn: addYears(declinedOn, SUIT_YEARS) }];
  if (filedOn === null) return [];
  if (status === 'filed')
    return [{ kind: 'claim_acknowledge', dueOn: addDays(filedOn, ACKNOWLEDGE_DAYS) }, answer(filedOn, heardOn)];
  return status === 'acknowledged' ? [answer(filedOn, heardOn)] : [];
}

/** The carrier's answer after 120 days, or its next report, 60 days after the one that was due. */
function answer(filedOn: LocalDate, heardOn: LocalDate | null): ClaimDeadline {
  let dueOn = addDays(filedOn, ANSWER_DAYS);
  if (heardOn === null || heardOn < dueOn) return { kind: 'claim_answer', dueOn };
  while (dueOn <= heardOn) dueOn = addDays(dueOn, UPDATE_DAYS);
  return { kind: 'claim_update', dueOn };
}
