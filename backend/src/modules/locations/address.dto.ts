import { IsIn, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { LIMITS } from '../../kernel/limits.js';

/** A complete street address in the US or Canada. */
export class AddressDto {
  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.address)
  address1: string;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.address)
  address2?: string | null;

  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.city)
  city: string;

  /** Two-letter state or province. */
  @Matches(/^[A-Z]{2}$/, { message: 'must be a two-letter state or province' })
  state: string;

  /** US ZIP or ZIP+4, or Canadian postal code. */
  @IsString()
  @MinLength(3)
  @MaxLength(LIMITS.postalCode)
  postalCode: string;

  @IsIn(['US', 'CA'])
  country: 'US' | 'CA';
}
