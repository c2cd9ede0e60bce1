import { addDays } from '../../../kernel/time/local-date.js';
import { minutesOfDay } from '../../../kernel/time/local-date.js';
import { LIMITS } from '../../../kernel/limits.js';
import type { FieldError } from '../../../platform/http/problems/domain-error.js';
import type { PickupWindowDto } from '../../rating/index.js';

/** Shortest pickup window (freight.md §5.4). */
const WINDOW_MIN_MINUTES = 60;

/** What is wrong with a pickup; `today` is the date where it happens. */
export function pickupErrors({ on, readyFrom, closeAt }: PickupWindowDto, today: string): FieldError[] {
  const errors: FieldError[] = [];
  const add = (field: string, code: string, message: string): void =>
    void errors.push({ pointer: `/pickup/${field}`, code, message });
  if (on < today) add('on', 'PICKUP_PAST', 'This day has passed.');
  if (on > addDays(today, LIMITS.pickupDaysAhead))
    add('on', 'PICKUP_FAR', `Choose a day within ${LIMITS.pickupDaysAhead} days.`);
  if (!readyFrom) add('readyFrom', 'REQUIRED', 'Enter when the freight is ready.');
  if (!closeAt) add('closeAt', 'REQUIRED', 'Enter when the dock closes.');
  const [from, to] = [minutesOfDay(readyFrom ?? ''), minutesOfDay(closeAt ?? '')];
  if (from !== null && to !== null && to - from < WINDOW_MIN_MINUTES)
    add('closeAt', 'WINDOW_SHORT', 'Carriers need at least an hour between ready and close.');
  return errors;
}
