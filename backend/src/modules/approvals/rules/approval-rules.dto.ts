import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { IsId } from '../../../platform/http/validation/formats.js';
import { Nested, NestedList } from '../../../platform/http/validation/nested.js';
import { EachOneLine, OneLine } from '../../../platform/http/validation/text.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';
import { msg } from '../../../messages/message.js';
import type { Role } from '../../../platform/registered.js';
import { MoneyDto } from '../../rating/index.js';
import { type ApprovalRule, RULE_FIELDS, type RuleField } from '../domain/approval-rule.js';
import { APPROVING_ROLES } from '../persistence/approving-members.sql.js';
import { RULE_VALUES } from './check-rule.js';

/** Rules per company. */
export const MAX_RULES = 50;
const MAX_CONDITIONS = 10;
const MAX_VALUES = 70;
const MAX_WORDS = 20;
const WORD_LENGTH = 80;
const MAX_USERS = 20;
const NAME_LENGTH = 100;
const MAX_PERCENT = 1_000;

/** One condition. `total` and `declared_value` need `amount`, `over_cheapest` needs `percent`, lists need `values`, locations need `words`, `carrier` needs `carriers`, flags nothing. */
export class RuleConditionDto {
  /** `over_cheapest` is the percentage above the quote's cheapest valid offer. `expedited` is an expedited or guaranteed service, requested or offered. */
  @IsIn(RULE_FIELDS)
  field: RuleField;

  /** Holds above this amount. */
  @MayBeMissing()
  @Nested(() => MoneyDto)
  amount?: MoneyDto;

  /** Holds above this percentage. */
  @MayBeMissing()
  @IsInt()
  @Min(0)
  @Max(MAX_PERCENT)
  percent?: number;

  /** Holds for one of these: modes (LTL, VLTL, FTL), accessorial codes, states or provinces, or roles. */
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @ArrayUnique()
  @IsIn(RULE_VALUES, { each: true })
  values?: string[];

  /** Holds if the name of the pickup or delivery location contains one of these, whatever the case. */
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MAX_WORDS)
  @ArrayUnique()
  @EachOneLine({ min: 1, max: WORD_LENGTH })
  words?: string[];

  /** SCACs of carriers; holds if one of them is booked. */
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MAX_VALUES)
  @ArrayUnique()
  @Matches(/^[A-Z]{2,4}$/, { each: true, message: ruleText(msg`Enter a SCAC, two to four capital letters.`) })
  carriers?: string[];
}

/** Members who may approve: by role, by user, or both. */
export class ApproversDto {
  @IsArray()
  @ArrayUnique()
  @IsIn(APPROVING_ROLES, { each: true })
  roles: Role[];

  /** Members with one of the roles that may approve. */
  @IsArray()
  @ArrayMaxSize(MAX_USERS)
  @ArrayUnique()
  @IsId('usr', { each: true })
  userIds: string[];
}

/** A second approval, by another person, above an amount. */
export class SecondStepDto {
  @Nested(() => MoneyDto)
  above: MoneyDto;

  @Nested(() => ApproversDto)
  approvers: ApproversDto;
}

/** An approval rule without its position. */
export class SaveApprovalRuleDto implements Omit<ApprovalRule, 'id'> {
  @OneLine({ min: 1, max: NAME_LENGTH })
  name: string;

  /** Whether bookings are checked against the rule. */
  @IsBoolean()
  on: boolean;

  /** The rule applies if all conditions hold; without conditions it applies to every booking. */
  @NestedList(() => RuleConditionDto, { max: MAX_CONDITIONS })
  conditions: RuleConditionDto[];

  @Nested(() => ApproversDto)
  approvers: ApproversDto;

  /** Null: one approval is enough. */
  @IsOptional()
  @Nested(() => SecondStepDto)
  secondStep: SecondStepDto | null;

  /** If the rule applies, later rules are not evaluated. */
  @IsBoolean()
  stop: boolean;
}

/** A changed rule. */
export class ChangeApprovalRuleDto extends SaveApprovalRuleDto {
  /** The version that the change is based on; 409 if a newer one is stored. */
  @IsInt()
  @Min(1)
  version: number;
}

/** An approval rule. */
export class ApprovalRuleDto extends SaveApprovalRuleDto {
  /** `apr_` and a ULID. */
  id: string;
  /** Increases by one with every change. */
  version: number;
}

/** A member who can be an approver. */
export class ApproverDto {
  userId: string;
  fullName: string;
  role: Role;
}

/** The company's rules in their order. */
export class ApprovalRuleListDto {
  items: ApprovalRuleDto[];
  /** Members whose role may approve. */
  members: ApproverDto[];
}

/** The order of all rules. */
export class ApprovalRuleOrderDto {
  /** Ids of all rules. */
  @IsArray()
  @ArrayMaxSize(MAX_RULES)
  @ArrayUnique()
  @IsId('apr', { each: true })
  ids: string[];
}
