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
import { IntersectionType, OmitType } from '@nestjs/swagger';
import { TableFormat } from '../../../platform/http/files/csv-file.js';
import { PagedQuery } from '../../../platform/http/paging/paged-query.dto.js';
import { MayBeMissing, Trimmed } from '../../../platform/http/validation/dto-fields.js';
import { IsId, IsLocalDate } from '../../../platform/http/validation/formats.js';
import { NestedList } from '../../../platform/http/validation/nested.js';
import { MultiLine, OneLine } from '../../../platform/http/validation/text.js';
import type { Currency } from '../../../kernel/codes.js';
import { MoneyDto } from '../../rating/index.js';
import { DisputeMessageDto } from '../charges/disputes/disputes.dto.js';
import type { ClaimDeadlineKind } from '../charges/disputes/domain/deadline.js';
import { CLAIM_DOCUMENTS_MAX } from './domain/claim-body.js';
import {
  CLAIM_KINDS,
  CLAIM_STEPS,
  CLAIM_VIEWS,
  type ClaimEventKind,
  type ClaimKind,
  type ClaimStatus,
  type ClaimStep,
  type ClaimView,
} from './domain/claim-status.js';

/** Largest amount in minor units. */
const AMOUNT_MAX = 1_000_000_000;
const ITEMS_MAX = 50;

/** Filters and paging of the claims. */
export class ClaimListQuery extends PagedQuery {
  /** `open`: not settled, closed or withdrawn; `due`: of these, those with a deadline that has passed or comes within seven days; `ended`: closed or withdrawn; default `all`. */
  @MayBeMissing()
  @IsIn(CLAIM_VIEWS)
  view?: ClaimView;

  /** A claim or shipment number, or the beginning of the carrier's or the company's reference. */
  @MayBeMissing()
  @OneLine({ max: 60 })
  q?: string;
}

/** Filters and format of the exported list. */
export class ClaimExportQuery extends IntersectionType(
  OmitType(ClaimListQuery, ['limit', 'cursor'] as const),
  TableFormat,
) {}

/** Freight that a claim concerns. */
export class ClaimItemDto {
  @Trimmed()
  @OneLine({ min: 1, max: 200 })
  description: string;

  @IsInt()
  @Min(1)
  @Max(1_000_000)
  pieces: number;

  /** Whole pounds; null if unknown. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  weight: number | null;
}

/** A claim as a user drafts it. Amounts are in minor units of the shipment's currency. */
export class NewClaimDto {
  /** `concealed`: damage that was found after a clear delivery receipt. */
  @IsIn(CLAIM_KINDS)
  kind: ClaimKind;

  @NestedList(() => ClaimItemDto, { min: 1, max: ITEMS_MAX })
  items: ClaimItemDto[];

  /** Value of the lost or damaged goods. */
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX)
  goodsAmount: number;

  /** Part of the freight charges. */
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX)
  freightAmount: number;

  /** Such as inspection or repair. */
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX)
  otherAmount: number;

  /** What happened. */
  @Trimmed()
  @MultiLine({ min: 1, max: 2_000 })
  description: string;

  /** Documents of the shipment that prove the claim. */
  @IsArray()
  @ArrayMaxSize(CLAIM_DOCUMENTS_MAX)
  @IsId('doc', { each: true })
  documentIds: string[];

  /** The claimant's own reference. */
  @IsOptional()
  @Trimmed()
  @OneLine({ max: 40 })
  reference?: string | null;
}

/** A draft that replaces the stored one. */
export class ChangeClaimDto extends NewClaimDto {
  /** 409 STALE if the stored version is newer. */
  @IsInt()
  @Min(1)
  version: number;
}

/** What happened to a claim. */
export class ClaimStepDto {
  /** 409 STALE if the stored version is newer, because someone else changed the claim. */
  @IsInt()
  @Min(1)
  version: number;

  /**
   * `update`: the carrier reports that it is still investigating; `reject`: the offer is not accepted; `settle`: the amount is agreed; `close`: the
   * payment arrived, or a declined claim is given up; `reserve`: the expected recovery.
   */
  @IsIn(CLAIM_STEPS)
  kind: ClaimStep;

  /** Minor units; required for `offer`, `settle`, `reserve`, and `close` of a settled claim. */
  @MayBeMissing()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX)
  amount?: number;

  /** Local date on which it happened, such as the receipt by the carrier; default today. */
  @MayBeMissing()
  @IsLocalDate()
  on?: string;

  /** Required for `decline`: the carrier's reason. */
  @MayBeMissing()
  @MultiLine({ max: 500 })
  note?: string;

  /** Only for `file`: email the carrier the claim letter and the evidence. 409 NO_CARRIER_ADDRESS if it has no contact. */
  @MayBeMissing()
  @IsBoolean()
  emailCarrier?: boolean;

  /** Number that the carrier gave the claim. */
  @MayBeMissing()
  @Trimmed()
  @OneLine({ max: 40 })
  carrierReference?: string;
}

/** Documents to add to a claim after filing. */
export class ClaimDocumentsDto {
  /** 409 STALE if the stored version is newer, because someone else changed the claim. */
  @IsInt()
  @Min(1)
  version: number;

  /** Documents of the shipment that the claim does not have yet. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(CLAIM_DOCUMENTS_MAX)
  @ArrayUnique()
  @IsId('doc', { each: true })
  documentIds: string[];

  /** What they show; the text of the email, if the carrier is emailed. */
  @MayBeMissing()
  @MultiLine({ max: 500 })
  note?: string;

  /** Email the carrier the claim letter and all evidence. 409 NO_CARRIER_ADDRESS if it has no contact. */
  @MayBeMissing()
  @IsBoolean()
  emailCarrier?: boolean;
}

/** A claim in a list. Amounts are in minor units of its currency. */
export class ClaimSummaryDto {
  /** `clm_` and a ULID. */
  id: string;
  /** Such as C-000012. */
  number: string;
  kind: ClaimKind;
  status: ClaimStatus;
  shipmentId: string;
  shipmentNumber: string;
  carrierName: string;
  /** SCAC of the carrier. */
  scac: string;
  currency: Currency;
  claimed: number;
  /** Expected recovery; null if not estimated. */
  reserve: number | null;
  /** Latest offer; null without one. */
  offered: number | null;
  /** Agreed amount; null before a settlement. */
  settled: number | null;
  /** Received amount; null until the claim is closed. */
  recovered: number | null;
  reference: string | null;
  /** Local date on which the carrier received the claim; null for drafts. */
  filedOn: string | null;
  /** Local date of its next deadline; null if there is none. */
  nextDueOn: string | null;
  nextDueKind: ClaimDeadlineKind | null;
  /** Whether the next deadline has passed. */
  overdue: boolean;
  /** UTC instant. */
  createdAt: string;
}

export class ClaimListDto {
  items: ClaimSummaryDto[];
  /** Value of `cursor` for the next page; null on the last page. */
  nextCursor: string | null;
}

/** Number of claims in each view. */
export class ClaimCountsDto {
  open: number;
  due: number;
  settled: number;
  ended: number;
  all: number;
}

/** An entry of the history of a claim. */
export class ClaimEventDto {
  /** `cle_` and a ULID. */
  id: string;
  /** `create`: the draft; `change`: its content; `documents`: documents added after filing. */
  kind: ClaimEventKind;
  /** Minor units; null for entries without an amount. */
  amount: number | null;
  /** Local date on which it happened; null for the draft. */
  happenedOn: string | null;
  note: string | null;
  /** Null if the account was deleted. */
  actorName: string | null;
  /** UTC instant. */
  createdAt: string;
}

/** A deadline that applies to a claim. */
export class ClaimDeadlineDto {
  /**
   * `claim_notice`: report concealed damage; `claim_file`: file the claim; `claim_acknowledge`, `claim_answer` and `claim_update`: the carrier
   * acknowledges after 30 days, answers after 120 and reports every 60; `claim_suit`: file a suit, 2 years after the claim was declined.
   */
  kind: ClaimDeadlineKind;
  /** Local date. */
  dueOn: string;
}

/** A claim with its deadlines and history. */
export class ClaimDto extends ClaimSummaryDto {
  /** For changes. */
  version: number;
  items: ClaimItemDto[];
  goodsAmount: number;
  freightAmount: number;
  otherAmount: number;
  description: string;
  /** Documents of the shipment that prove the claim, as filed. */
  documentIds: string[];
  /** Documents added after filing, in that order. */
  addedDocumentIds: string[];
  /** Number that the carrier gave the claim; null if unknown. */
  carrierReference: string | null;
  /** Earliest first. */
  deadlines: ClaimDeadlineDto[];
  /** Oldest first. */
  events: ClaimEventDto[];
  /** Steps that are possible now. */
  possible: ClaimStep[];
  /** Whether the user may add documents: it was filed, and nothing is settled. */
  takesDocuments: boolean;
}

/** Messages of a claim. */
export class ClaimThreadDto {
  /** Oldest first. */
  messages: DisputeMessageDto[];
  /** Email address of the carrier's contact for claims, else for billing or dispatch; null if there is none. */
  carrierEmail: string | null;
}

/** Claims of a shipment, and what a new one depends on. */
export class ShipmentClaimsDto {
  /** Oldest first. */
  claims: ClaimSummaryDto[];
  /** Whether a claim is possible: the freight was picked up, refused, returned or lost. */
  possible: boolean;
  /** Local date of delivery at the destination; null if it was not delivered. */
  deliveredOn: string | null;
  /** Local date until which carriers must accept claims: 9 months after delivery, or after the date on which it was due; null if unknown. */
  fileBy: string | null;
  /** Local date until which concealed damage is reported: 5 business days after delivery; null if it was not delivered. */
  noticeBy: string | null;
  /** The carrier's maximum liability; null if it gives none. */
  liability: MoneyDto | null;
}
