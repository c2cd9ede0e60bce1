import { Injectable } from '@nestjs/common';

/** How far the database's clock is ahead of the one of this machine, milliseconds. */
let aheadMs = 0;

/** Time that all processes share: milliseconds since 1970 by the database's clock, as far as it is known (`DatabaseClock`). */
export const sharedNow = (): number => Date.now() + aheadMs;

/** Sets how far the database's clock is ahead of the one of this machine. */
export function setClockAhead(milliseconds: number): void {
  aheadMs = milliseconds;
}

/** Current time by the database's clock. Inject it instead of calling `Date.now()`, so that processes agree and tests can set the time. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date(sharedNow());
  }
}
