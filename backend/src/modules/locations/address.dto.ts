import { IsIn, IsOptional, Matches } from 'class-validator';
import { OneLine } from '../../platform/http/validation/text.js';
import { LIMITS } from '../../kernel/limits.js';
import type { Address } from '../../kernel/places/address.js';
import { msg } from '../../messages/message.js';
import { ruleText } from '../../platform/http/validation/constraint-messages.js';

/** A complete street address in the US or Canada. */
export class AddressDto implements Address {
  @OneLine({ min: 1, max: LIMITS.address })
  address1: string;

  @IsOptional()
  @OneLine({ max: LIMITS.address })
  address2?: string | null;

  @OneLine({ min: 1, max: LIMITS.city })
  city: string;

  /** Two-letter state or province. */
  @Matches(/^[A-Z]{2}$/, { message: ruleText(msg`Enter a two-letter state or province.`) })
  state: string;

  /** US ZIP or ZIP+4, or Canadian postal code. */
  @OneLine({ min: 3, max: LIMITS.postalCode })
  postalCode: string;

  @IsIn(['US', 'CA'])
  country: 'US' | 'CA';
}
