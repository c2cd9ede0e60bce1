import { IsBoolean, IsIn, IsOptional, Matches } from 'class-validator';
import { Nested } from '../../../platform/http/validation/nested.js';
import { OneLine, MultiLine } from '../../../platform/http/validation/text.js';
import { IsId, IsMailAddress } from '../../../platform/http/validation/formats.js';
import { LIMITS } from '../../../kernel/limits.js';
import type { Stop, StopContact } from '../domain/quote-request.js';

const E164 = /^\+[1-9]\d{1,14}$/;

/** The contact person at a stop. */
export class StopContactDto implements StopContact {
  @OneLine({ min: 1, max: LIMITS.personName })
  name: string;

  /** E.164, such as +13125550100. */
  @Matches(E164, { message: 'must be a phone number with country code, like +13125550100' })
  phone: string;

  @IsOptional()
  @IsMailAddress()
  email?: string | null;
}

/** A pickup or delivery location. */
export class StopDto implements Stop {
  @IsIn(['origin', 'intermediate', 'destination'])
  type: 'origin' | 'intermediate' | 'destination';

  /** Address book contact that the stop was filled from. */
  @IsOptional()
  @IsId('ctc')
  contactId?: string | null;

  @IsOptional()
  @OneLine({ max: LIMITS.stopName })
  name?: string | null;

  @IsOptional()
  @OneLine({ max: LIMITS.address })
  address1?: string | null;

  @IsOptional()
  @OneLine({ max: LIMITS.address })
  address2?: string | null;

  @IsOptional()
  @OneLine({ max: LIMITS.city })
  city?: string | null;

  /** Two-letter state or province. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: 'must be a two-letter state or province' })
  state?: string | null;

  /** US ZIP or ZIP+4, or Canadian postal code. */
  @OneLine({ min: 3, max: LIMITS.postalCode })
  postalCode: string;

  @IsIn(['US', 'CA'])
  country: 'US' | 'CA';

  /** One of the 101 limited-access location types of DSDC eBOL, or `Residence`. */
  @IsOptional()
  @OneLine({ max: 60 })
  placeType?: string | null;

  /** Whether the stop has a loading dock. */
  @IsOptional()
  @IsBoolean()
  dock?: boolean | null;

  /** Whether the stop has a forklift. */
  @IsOptional()
  @IsBoolean()
  forklift?: boolean | null;

  @IsOptional()
  @Nested(() => StopContactDto)
  contact?: StopContactDto | null;

  @IsOptional()
  @MultiLine({ max: LIMITS.notes })
  instructions?: string | null;
}
