import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { LIMITS } from '../../kernel/limits.js';

const E164 = /^\+[1-9]\d{1,14}$/;

/** A person at a stop. */
export class StopContactDto {
  @IsString()
  @MinLength(1)
  @MaxLength(LIMITS.personName)
  name: string;

  /** E.164, such as +13125550100. */
  @Matches(E164, { message: 'must be a phone number with country code, like +13125550100' })
  phone: string;

  @IsOptional()
  @IsEmail()
  @MaxLength(LIMITS.email)
  email?: string | null;
}

/** A place where freight is picked up or delivered. */
export class StopDto {
  @IsIn(['origin', 'intermediate', 'destination'])
  type: 'origin' | 'intermediate' | 'destination';

  /** Contact of the address book that the stop was filled from. */
  @IsOptional()
  @IsString()
  @MaxLength(30)
  contactId?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.stopName)
  name?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.address)
  address1?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.address)
  address2?: string | null;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.city)
  city?: string | null;

  /** Two-letter state or province. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: 'must be a two-letter state or province' })
  state?: string | null;

  /** US ZIP or ZIP+4, or Canadian postal code. */
  @IsString()
  @MinLength(3)
  @MaxLength(LIMITS.postalCode)
  postalCode: string;

  @IsIn(['US', 'CA'])
  country: 'US' | 'CA';

  /** One of the 101 limited-access place types of DSDC eBOL, or `Residence`. */
  @IsOptional()
  @IsString()
  @MaxLength(60)
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
  @ValidateNested()
  @Type(() => StopContactDto)
  contact?: StopContactDto | null;

  @IsOptional()
  @IsString()
  @MaxLength(LIMITS.notes)
  instructions?: string | null;
}
