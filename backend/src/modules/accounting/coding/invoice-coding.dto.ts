import { IsInt, Max, Min } from 'class-validator';
import { Trimmed } from '../../../platform/http/validation/dto-fields.js';
import { NestedList } from '../../../platform/http/validation/nested.js';
import { MultiLine, OneLine } from '../../../platform/http/validation/text.js';
import { CODE_LENGTH } from './coding-rules.dto.js';

const AMOUNT_MIN = -1_000_000_000;
const AMOUNT_MAX = 1_000_000_000;
const LINES_MAX = 50;

/** A part of an invoice with its account and cost center. */
export class CodedLineDto {
  @Trimmed()
  @OneLine({ min: 1, max: CODE_LENGTH })
  glAccount: string;

  @Trimmed()
  @OneLine({ min: 1, max: CODE_LENGTH })
  costCenter: string;

  /** Minor units of the invoice's currency. */
  @IsInt()
  @Min(AMOUNT_MIN)
  @Max(AMOUNT_MAX)
  amount: number;
}

/** A coding by hand. */
export class CodeInvoiceDto {
  /** Together the amount to pay; before the approval, the total of the invoice. */
  @NestedList(() => CodedLineDto, { min: 1, max: LINES_MAX })
  lines: CodedLineDto[];

  /** Why the rules do not fit. */
  @Trimmed()
  @MultiLine({ min: 1, max: 500 })
  reason: string;
}

/** A coding by hand in the history of an invoice. */
export class CodingChangeDto {
  /** `icd_` and a ULID. */
  id: string;
  lines: CodedLineDto[];
  reason: string;
  /** Null if the user was erased. */
  actorName: string | null;
  /** UTC instant. */
  codedAt: string;
}

/** Accounts and cost centers of an invoice. */
export class InvoiceCodingDto {
  /** `rule`: by a coding rule; `member`: by hand; `none`: no rule applies; `exported`: as accounting has it. */
  source: 'rule' | 'member' | 'none' | 'exported';
  /** Name of the rule; null if it was coded by hand or not at all. */
  ruleName: string | null;
  /** Why the rule applied, in words. */
  explanation: string | null;
  /** ISO 4217. */
  currency: string;
  /** What is coded, in minor units: the amount to pay; before the approval, the total of the invoice. */
  amount: number;
  /** Together `amount`; empty if no rule applies. */
  lines: CodedLineDto[];
  /** Codings by hand, newest first. */
  changes: CodingChangeDto[];
}
