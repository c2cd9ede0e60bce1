import { IsIn, IsInt, Max } from 'class-validator';
import { CURRENCIES, type Currency } from '../../../kernel/codes.js';
import type { Money } from '../../../kernel/money/money.js';

/** An amount of money in minor units (cents). */
export class MoneyDto implements Money {
  /** Integer minor units: 26584 is $265.84. */
  @IsInt()
  @Max(Number.MAX_SAFE_INTEGER)
  amount: number;

  /** ISO 4217 currency. */
  @IsIn(CURRENCIES)
  currency: Currency;
}
