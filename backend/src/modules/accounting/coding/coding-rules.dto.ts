import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  Min,
} from 'class-validator';
import { MayBeMissing, Trimmed } from '../../../platform/http/validation/dto-fields.js';
import { IsId } from '../../../platform/http/validation/formats.js';
import { Nested, NestedList } from '../../../platform/http/validation/nested.js';
import { EachOneLine, OneLine } from '../../../platform/http/validation/text.js';
import { type Accounts, CODING_FIELDS, type CodingField, type CodingRule, SPLITS } from './domain/coding-rule.js';

/** Rules per company. */
export const MAX_RULES = 200;
const MAX_CONDITIONS = 10;
const MAX_VALUES = 70;
const MAX_SHARES = 20;
const VALUE_LENGTH = 100;
const NAME_LENGTH = 100;
/** Characters of a GL account and of a cost center. */
export const CODE_LENGTH = 60;
const ALL_BASIS_POINTS = 10_000;

/** One condition; it holds if one of its values applies. */
export class CodingConditionDto {
  /**
   * `direction` follows from who pays the carrier: `outbound` is prepaid, `inbound` is collect. `origin`, `consignee` and `product` compare the name of
   * the pickup location or the consignee, or the description of an item, with words that it contains. Postal codes are compared with their beginning.
   */
  @IsIn(CODING_FIELDS)
  field: CodingField;

  /** Modes (LTL, VLTL, FTL), directions, SCACs, states or provinces, beginnings of postal codes, or words. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_VALUES)
  @ArrayUnique()
  @EachOneLine({ min: 1, max: VALUE_LENGTH })
  values: string[];
}

/** GL accounts by kind of charge. A kind without an account uses `other`. */
export class AccountsDto implements Accounts {
  @Trimmed()
  @OneLine({ min: 1, max: CODE_LENGTH })
  other: string;

  /** Linehaul with discount and minimum charge. */
  @IsOptional()
  @Trimmed()
  @OneLine({ max: CODE_LENGTH })
  linehaul?: string | null;

  /** Fuel surcharge. */
  @IsOptional()
  @Trimmed()
  @OneLine({ max: CODE_LENGTH })
  fuel?: string | null;

  @IsOptional()
  @Trimmed()
  @OneLine({ max: CODE_LENGTH })
  accessorial?: string | null;

  @IsOptional()
  @Trimmed()
  @OneLine({ max: CODE_LENGTH })
  tax?: string | null;
}

/** What a cost center pays. */
export class CostShareDto {
  @Trimmed()
  @OneLine({ min: 1, max: CODE_LENGTH })
  costCenter: string;

  /** Of a fixed split: hundredths of a percent; together 10,000. */
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(ALL_BASIS_POINTS)
  basisPoints?: number;

  /** Of a split by weight or pieces: its items contain one of these. Exactly one share has none and gets all other items. */
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @ArrayUnique()
  @EachOneLine({ min: 1, max: VALUE_LENGTH })
  products?: string[];
}

/** How the amount is split over cost centers. */
export class CostSplitDto {
  @IsIn(SPLITS)
  by: (typeof SPLITS)[number];

  @NestedList(() => CostShareDto, { min: 1, max: MAX_SHARES })
  shares: CostShareDto[];
}

/** A coding rule without its position. */
export class SaveCodingRuleDto implements Omit<CodingRule, 'id'> {
  @Trimmed()
  @OneLine({ min: 1, max: NAME_LENGTH })
  name: string;

  /** Whether invoices are coded by the rule. */
  @IsBoolean()
  on: boolean;

  /** The rule applies if all conditions hold; without conditions it applies to every invoice. */
  @NestedList(() => CodingConditionDto, { max: MAX_CONDITIONS })
  conditions: CodingConditionDto[];

  @Nested(() => AccountsDto)
  accounts: AccountsDto;

  @Nested(() => CostSplitDto)
  split: CostSplitDto;
}

/** A changed rule. */
export class ChangeCodingRuleDto extends SaveCodingRuleDto {
  /** The version that the change is based on; 409 if a newer one is stored. */
  @IsInt()
  @Min(1)
  version: number;
}

/** A coding rule. */
export class CodingRuleDto extends SaveCodingRuleDto {
  /** `cdr_` and a ULID. */
  id: string;
  /** Increases by one with every change. */
  version: number;
}

/** The company's rules in their order. */
export class CodingRuleListDto {
  items: CodingRuleDto[];
}

/** The order of all rules. */
export class CodingRuleOrderDto {
  /** Ids of all rules. */
  @IsArray()
  @ArrayMaxSize(MAX_RULES)
  @ArrayUnique()
  @IsId('cdr', { each: true })
  ids: string[];
}
