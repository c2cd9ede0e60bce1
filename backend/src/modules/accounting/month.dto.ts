import { Matches } from 'class-validator';
import { msg } from '../../messages/message.js';
import { ruleText } from '../../platform/http/validation/constraint-messages.js';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** A month of accounting. */
export class MonthQuery {
  /** Month in US Central time, such as 2026-11. */
  @Matches(MONTH, { message: ruleText(msg`Enter a month like 2026-11.`) })
  month: string;
}
