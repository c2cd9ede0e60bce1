import { Matches } from 'class-validator';
import type { ExchangeRate } from '../../../kernel/money/exchange-rate.js';
import { IsLocalDate } from '../../../platform/http/validation/formats.js';
import { OneLine } from '../../../platform/http/validation/text.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

/** The exchange rate of a day. */
export class ExchangeRateDto implements ExchangeRate {
  /** Canadian dollars for one US dollar as a decimal string, up to six decimals. */
  @Matches(/^\d(\.\d{1,6})?$/, { message: ruleText(msg`Enter a rate like 1.3712.`) })
  cadPerUsd: string;

  /** Local date of the rate. */
  @IsLocalDate()
  effectiveOn: string;

  /** Such as `Bank of Canada`. */
  @OneLine({ min: 1, max: 100 })
  source: string;
}
