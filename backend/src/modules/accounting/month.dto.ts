import { Matches } from 'class-validator';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** A month of accounting. */
export class MonthQuery {
  /** Month in US Central time, such as 2026-11. */
  @Matches(MONTH, { message: 'must be a month like 2026-11' })
  month: string;
}
