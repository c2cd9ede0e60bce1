import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Min,
} from 'class-validator';
import { CHECK_RULES, type CheckRule } from '../../../kernel/identifiers/pro-number.js';
import { LIMITS } from '../../../kernel/limits.js';
import { Trimmed } from '../../../platform/http/validation/dto-fields.js';
import { IsMailAddress } from '../../../platform/http/validation/formats.js';
import { NestedList } from '../../../platform/http/validation/nested.js';
import { OneLine } from '../../../platform/http/validation/text.js';
import type { TariffMode } from '../../rating/index.js';
import { IsPhone, IsPhoneExtension } from '../../locations/index.js';
import { CarrierDto } from '../carriers.dto.js';
import { CONTACT_PURPOSES, type ContactPurpose } from './persistence/carrier-contact.entity.js';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';

export const MODES = ['LTL', 'VLTL', 'FTL'] as const satisfies readonly TariffMode[];

const TERMINAL_CODE_MAX = 20;
const TERMINALS_MAX = 100;
/** Prefixes of a terminal; they fit its column. */
const ZIP_PREFIXES_MAX = 200;

/** A carrier's contact for one purpose. */
export class CarrierContactDto {
  @IsIn(CONTACT_PURPOSES)
  purpose: ContactPurpose;

  @Trimmed()
  @IsOptional()
  @OneLine({ min: 1, max: LIMITS.personName })
  name: string | null;

  /** The address of the purpose `tender` receives tenders of the tariff connection. */
  @IsOptional()
  @IsMailAddress()
  email: string | null;

  /** E.164. Common notations are accepted; a number without country code is North American. */
  @IsPhone()
  phone: string | null;

  /** Extension digits. */
  @IsPhoneExtension()
  extension: string | null;
}

/** A terminal of a carrier. */
export class CarrierTerminalDto {
  /** The carrier's code or number of the terminal. */
  @Trimmed()
  @IsOptional()
  @OneLine({ min: 1, max: TERMINAL_CODE_MAX })
  code: string | null;

  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.stopName })
  name: string;

  @Trimmed()
  @IsOptional()
  @OneLine({ min: 1, max: LIMITS.address })
  address1: string | null;

  @Trimmed()
  @IsOptional()
  @OneLine({ min: 1, max: LIMITS.city })
  city: string | null;

  /** State or province, two letters. */
  @IsOptional()
  @Matches(/^[A-Z]{2}$/, { message: ruleText(msg`Enter two letters like IL.`) })
  state: string | null;

  @Trimmed()
  @IsOptional()
  @OneLine({ min: 1, max: LIMITS.postalCode })
  postalCode: string | null;

  /** E.164. Common notations are accepted; a number without country code is North American. */
  @IsPhone()
  phone: string | null;

  /** First three characters of the ZIP or postal codes that it serves; empty: not known. */
  @IsArray()
  @ArrayMaxSize(ZIP_PREFIXES_MAX)
  @ArrayUnique()
  @Matches(/^(\d{3}|[A-Z]\d[A-Z])$/, { each: true, message: ruleText(msg`Enter three digits like 606, or like M5V.`) })
  zipPrefixes: string[];
}

/** A block of PRO numbers that the carrier assigned to the company. */
export class ProBlockDto {
  /** First number as printed, with its check character; identifies the block. */
  first: string;
  /** Last number as printed. */
  last: string;
  /** Next number to be given; null if the block is used up. */
  next: string | null;
  checkRule: CheckRule;
  /** Numbers left. */
  left: number;
  total: number;
  /** UTC instant; null for blocks of demonstration carriers and of earlier versions. */
  enteredAt: string | null;
}

/** PRO numbers of a carrier. */
export class ProNumbersDto {
  /** Numbers left in all blocks. */
  left: number;
  /** Whether at most a tenth of the numbers is left. False without blocks. */
  low: boolean;
  /** In the order in which they are used. */
  blocks: ProBlockDto[];
}

/** A carrier with its contacts, terminals, modes and PRO numbers. */
export class CarrierProfileDto extends CarrierDto {
  /** Of contacts, terminals, modes and account number. Send it with the next change. */
  version: number;
  /** Modes that are rated with its tariffs. */
  modes: ('LTL' | 'VLTL' | 'FTL')[];
  /** The company's account number with the carrier; null if not set or without a tariff connection. */
  customerNumber: string | null;
  /** At most one per purpose. */
  contacts: CarrierContactDto[];
  terminals: CarrierTerminalDto[];
  proNumbers: ProNumbersDto;
}

/** Replaces the contacts, terminals, modes and account number of a carrier. */
export class SaveCarrierProfileDto {
  /** 409 STALE_REVISION if the stored version is newer. */
  @IsInt()
  @Min(1)
  version: number;

  /** Modes that are rated with its tariffs. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(MODES, { each: true })
  modes: ('LTL' | 'VLTL' | 'FTL')[];

  /** The company's account number with the carrier. */
  @Trimmed()
  @IsOptional()
  @OneLine({ max: LIMITS.reference })
  customerNumber: string | null;

  @NestedList(() => CarrierContactDto, { max: CONTACT_PURPOSES.length })
  @ArrayUnique(({ purpose }: CarrierContactDto) => purpose, { message: ruleText(msg`Must name each purpose once.`) })
  contacts: CarrierContactDto[];

  /** Default: unchanged. */
  @IsOptional()
  @NestedList(() => CarrierTerminalDto, { max: TERMINALS_MAX })
  terminals?: CarrierTerminalDto[];
}

/** A new carrier that is rated with uploaded tariffs. */
export class AddCarrierDto {
  /** Standard Carrier Alpha Code. */
  @Matches(/^[A-Z]{2,4}$/, { message: ruleText(msg`Enter a SCAC: two to four capital letters.`) })
  scac: string;

  @Trimmed()
  @OneLine({ min: 1, max: LIMITS.companyName })
  name: string;
}

const PRO_RANGE = /^[A-Z]{0,4}\d{3,14}$/;
const PRO_RANGE_MESSAGE = ruleText(msg`Enter a number like 12345678, with up to four capital letters before it.`);

/** A block of PRO numbers assigned by the carrier. */
export class AddProBlockDto {
  /** First number without its check character. Leading zeros are printed. */
  @Matches(PRO_RANGE, { message: PRO_RANGE_MESSAGE })
  from: string;

  /** Last number without its check character: the same letters, and as many digits as `from`. */
  @Matches(PRO_RANGE, { message: PRO_RANGE_MESSAGE })
  to: string;

  /** `mod7`: remainder (XPO). `mod10`: Luhn. `mod11`: 11 minus the remainder, 10 is X (YRC). */
  @IsIn(CHECK_RULES)
  checkRule: CheckRule;
}
