import {
  ArrayMaxSize,
  ArrayMinSize,
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
import { CURRENCIES, type Currency, FREIGHT_CLASS_NAMES, type FreightClassName } from '../../../../kernel/codes.js';
import { PagedQuery } from '../../../../platform/http/paging/paged-query.dto.js';
import { MayBeMissing, Trimmed } from '../../../../platform/http/validation/dto-fields.js';
import { IsId, IsLocalDate } from '../../../../platform/http/validation/formats.js';
import { NestedList } from '../../../../platform/http/validation/nested.js';
import { MultiLine, OneLine } from '../../../../platform/http/validation/text.js';
import { DISPUTE_REASON_CODES, type DisputeReason } from './domain/dispute-reasons.js';
import type { InvoiceVerdict } from './domain/evaluation.js';
import { InvoiceFileDto } from './files/invoice-files.dto.js';
import { InvoiceAuditDto, InvoiceReratingDto } from './invoice-audit.dto.js';
import { INVOICE_DECISIONS, type InvoiceDecision, type InvoiceStatus } from './domain/invoice-status.js';
import { INVOICE_VIEWS, type InvoiceView } from './domain/invoice-views.js';
import { msg } from '../../../../messages/message.js';
import { ruleText } from '../../../../platform/http/validation/constraint-messages.js';

/** Largest amount in minor units. */
const AMOUNT_MIN = -1_000_000_000;
const AMOUNT_MAX = 1_000_000_000;
const LINES_MAX = 100;
const APPROVED_MAX = 100;
const REFERENCE_MAX = 60;

/** Filters and paging of the invoices. */
export class InvoiceListQuery extends PagedQuery {
  /** `review`: to be decided; `over`: of these, those over tolerance; `due`: unpaid and due within seven days or overdue; `unmatched`: without a shipment; default `all`. */
  @MayBeMissing()
  @IsIn(INVOICE_VIEWS)
  view?: InvoiceView;

  /** Only invoices of the carrier with this SCAC; `none`: invoices without a SCAC. */
  @MayBeMissing()
  @Matches(/^([A-Z]{2,4}|none)$/, { message: ruleText(msg`Enter a SCAC, two to four capital letters, or none.`) })
  carrier?: string;

  /** Beginning of an invoice, PRO or BOL number, or a shipment number. */
  @MayBeMissing()
  @OneLine({ max: 60 })
  q?: string;
}

/** An invoice in a list. Amounts are in minor units of its currency. */
export class InvoiceSummaryDto {
  /** `civ_` and a ULID. */
  id: string;
  status: InvoiceStatus;
  /** Result of the comparison with the booking when it was recorded. */
  verdict: InvoiceVerdict;
  /** The carrier's invoice number. */
  number: string;
  /** SCAC of the carrier; null if unknown. */
  scac: string | null;
  /** Name of the carrier; null if unknown. */
  carrierName: string | null;
  /** Local date of the invoice; null if it has no valid one. */
  billedOn: string | null;
  /** Local date until which it is to be paid; null if unknown. */
  dueOn: string | null;
  proNumber: string | null;
  /** Id of the shipment; null while unmatched. */
  shipmentId: string | null;
  /** Number of the shipment, such as S-000317; null while unmatched. */
  shipmentNumber: string | null;
  /** ISO 4217. */
  currency: string;
  total: number;
  /** Total of the booking; null if there is nothing to compare with. */
  agreedTotal: number | null;
  /** Amount to pay; null before the approval. */
  approvedTotal: number | null;
  /** UTC instant at which it was recorded. */
  createdAt: string;
}

/** Sums in one currency. */
export class InvoiceTotalsDto {
  /** ISO 4217. */
  currency: string;
  /** Invoices, up to 10,001. */
  count: number;
  /** Sum of the invoices, in minor units. */
  invoiced: number;
  /** Sum of invoiced minus agreed, in minor units. */
  difference: number;
}

/** A page of invoices in the order of the view. */
export class InvoiceListDto {
  items: InvoiceSummaryDto[];
  /** Value of `cursor` for the next page; null on the last page. */
  nextCursor: string | null;
  /** Sums over the newest 10,001 invoices of the filter, by currency; null on every page except the first. */
  totals: InvoiceTotalsDto[] | null;
}

/** Number of invoices in each view, counted up to 10,001; 10,001 stands for more than 10,000. */
export class InvoiceCountsDto {
  review: number;
  over: number;
  unmatched: number;
  held: number;
  disputed: number;
  approved: number;
  due: number;
  paid: number;
  all: number;
}

/** A charge of an entered invoice. */
export class NewInvoiceLineDto {
  /** The carrier's code, such as LINEHAUL, DISCOUNT, FUEL or an accessorial code. */
  @Trimmed()
  @OneLine({ min: 1, max: 40 })
  code: string;

  /** As the carrier writes it; default the name of the code. */
  @MayBeMissing()
  @OneLine({ max: 200 })
  description?: string;

  /** Minor units; negative for discounts. */
  @IsInt()
  @Min(AMOUNT_MIN)
  @Max(AMOUNT_MAX)
  amount: number;
}

/** An invoice as the carrier sent it, entered by a user. */
export class NewInvoiceDto {
  /** The carrier's invoice number. */
  @Trimmed()
  @OneLine({ min: 1, max: 100 })
  number: string;

  /** Local date of the invoice. */
  @IsLocalDate()
  billedOn: string;

  /** Local date until which it is to be paid; default by the carrier's payment terms. */
  @IsOptional()
  @IsLocalDate()
  dueOn?: string | null;

  /** SCAC of the carrier. */
  @IsOptional()
  @Matches(/^[A-Z]{2,4}$/, { message: ruleText(msg`Enter a SCAC, two to four capital letters.`) })
  scac?: string | null;

  /**
   * The invoice is matched by PRO number and SCAC, else by BOL number, else by shipment number, else by PO number with ship date, consignee postal
   * code and weight.
   */
  @IsOptional()
  @OneLine({ max: 30 })
  proNumber?: string | null;

  @IsOptional()
  @OneLine({ max: 30 })
  bolNumber?: string | null;

  /** Such as S-000317. */
  @IsOptional()
  @OneLine({ max: 30 })
  shipmentNumber?: string | null;

  @IsOptional()
  @OneLine({ max: 60 })
  poNumber?: string | null;

  /** Local date on which the carrier picked up. */
  @IsOptional()
  @IsLocalDate()
  shippedOn?: string | null;

  @IsOptional()
  @OneLine({ max: 10 })
  consigneePostalCode?: string | null;

  /** Whole pounds. */
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  weight?: number | null;

  /** The freight class that was billed, such as 77.5. */
  @IsOptional()
  @IsIn(FREIGHT_CLASS_NAMES)
  freightClass?: FreightClassName | null;

  /** ISO 4217. */
  @IsIn(CURRENCIES)
  currency: Currency;

  /** Amount of the invoice in minor units; the lines need not add up to it. */
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX)
  total: number;

  @NestedList(() => NewInvoiceLineDto, { min: 1, max: LINES_MAX })
  lines: NewInvoiceLineDto[];

  /** Id of the uploaded file that it is entered from, which becomes its original. Then a number that the carrier has used is a 422 INVOICE_EXISTS. */
  @IsOptional()
  @IsId('ivf')
  fileId?: string | null;
}

/** Assigns an invoice to a shipment. */
export class MatchInvoiceDto {
  /** 409 STALE if the stored version is newer. */
  @IsInt()
  @Min(1)
  version: number;

  /** Shipment, BOL or PRO number. */
  @Trimmed()
  @OneLine({ min: 1, max: 30 })
  reference: string;
}

/** A decision about an invoice. */
export class DecideInvoiceDto {
  /** 409 STALE if the stored version is newer, because someone else decided. */
  @IsInt()
  @Min(1)
  version: number;

  /**
   * `short_pay`: approve a smaller amount; `reject`: nothing is owed; `credit`: the carrier's credit note ends a dispute; `pay`: record a payment of the open balance or of a part; `void`: reverse the latest payment; `reopen`: dispute an
   * approved invoice again; `request_wi`: put on hold and email the carrier's billing contact for the weight and inspection certificate, until one is added to the shipment. `dispute`, `reopen` and `request_wi` need invoice.dispute, the others invoice.manage.
   */
  @IsIn(INVOICE_DECISIONS)
  kind: InvoiceDecision;

  /** Standard dispute reason (DSDC); required for `dispute`, `reopen` and `short_pay`. */
  @MayBeMissing()
  @IsIn(DISPUTE_REASON_CODES)
  reason?: DisputeReason;

  /** Minor units: the amount to pay for `short_pay`, the disputed or credited amount for `dispute`, `reopen` and `credit`; of `pay` by default the open balance. */
  @MayBeMissing()
  @IsInt()
  @Min(0)
  @Max(AMOUNT_MAX)
  amount?: number;

  /** Required for `reject`; of `request_wi`, emailed with the request. */
  @MayBeMissing()
  @MultiLine({ max: 500 })
  note?: string;

  /** Local date until which the carrier should answer a dispute; default in 30 days. */
  @MayBeMissing()
  @IsLocalDate()
  answerDueOn?: string;

  /** Whether the dispute is emailed to the carrier's billing contact, with the evidence pack; default false. */
  @MayBeMissing()
  @IsBoolean()
  emailCarrier?: boolean;

  /** Of `pay`: local date of the payment; default today. */
  @MayBeMissing()
  @IsLocalDate()
  paidOn?: string;

  /** Of `pay`: check, ACH or wire number. */
  @MayBeMissing()
  @OneLine({ max: REFERENCE_MAX })
  reference?: string;
}

/** An entry of the history of an invoice. */
export class InvoiceDecisionDto {
  /** `dcs_` and a ULID. */
  id: string;
  /** `match`: assigned to a shipment; `wi_arrived`: the requested weight and inspection certificate arrived, with its file name as the note. */
  kind: InvoiceDecision | 'match' | 'wi_arrived';
  reason: DisputeReason | null;
  /** Minor units; null for decisions without an amount. */
  amount: number | null;
  note: string | null;
  /** Null if the audit itself held a duplicate, or the rule of the company approved. */
  actorName: string | null;
  /** UTC instant. */
  decidedAt: string;
  /** Of payments: local date; null for others and for payments recorded without one. */
  paidOn: string | null;
  /** Of payments: check, ACH or wire number. */
  reference: string | null;
}

/** An invoice with its audit and history. */
export class InvoiceDto extends InvoiceSummaryDto {
  /** For decisions. */
  version: number;
  /** `carrier`: from a message of the carrier; `member`: entered. */
  source: 'carrier' | 'member';
  bolNumber: string | null;
  /** How the shipment was found: by PRO, BOL, shipment or PO number, by the carrier's message, or by a user. */
  matchedBy: 'pro' | 'bol' | 'shipment' | 'po' | 'carrier' | 'member' | null;
  /** Id of the carrier's message, for the download of the original; null if the invoice was entered. */
  carrierBillId: string | null;
  /** The uploaded file that it was entered from. */
  file: InvoiceFileDto | null;
  /** Sum of its payments, in minor units. */
  paidTotal: number;
  /** What is left to pay of an approved invoice, in minor units; 0 before the approval. */
  openBalance: number;
  audit: InvoiceAuditDto;
  /** The agreed price recomputed with the freight that was billed or reported; null if that is the booked freight. */
  rerating: InvoiceReratingDto | null;
  /** The document for which the invoice is on hold; null if it waits for none. */
  awaits: 'WEIGHT_INSPECTION' | null;
  /** Oldest first. */
  decisions: InvoiceDecisionDto[];
  /** Decisions that are possible now. */
  possible: InvoiceDecision[];
}

/** Invoices to approve together. */
export class ApproveInvoicesDto {
  /** Ids of up to 100 invoices. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(APPROVED_MAX)
  @ArrayUnique()
  @IsId('civ', { each: true })
  invoiceIds: string[];
}

/** An invoice that was left as it is. */
export class RefusedInvoiceDto {
  id: string;
  /** The carrier's invoice number. */
  number: string;
  /** REVIEW_NEEDED: not within tolerance; NOT_PAYABLE: not approved, or nothing to pay; STALE: changed meanwhile. */
  code: string;
  message: string;
}

/** What became of the invoices. */
export class ApprovedInvoicesDto {
  /** Ids of the approved invoices. */
  approved: string[];
  refused: RefusedInvoiceDto[];
}

/** Invoices that were paid together. */
export class PayInvoicesDto {
  /** Ids of up to 100 invoices. */
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(APPROVED_MAX)
  @ArrayUnique()
  @IsId('civ', { each: true })
  invoiceIds: string[];

  /** Local date of the payment; default today. */
  @MayBeMissing()
  @IsLocalDate()
  paidOn?: string;

  /** Check, ACH or wire number. */
  @MayBeMissing()
  @OneLine({ max: REFERENCE_MAX })
  reference?: string;
}

/** What became of the invoices. */
export class PaidInvoicesDto {
  /** Ids of the paid invoices. */
  paid: string[];
  refused: RefusedInvoiceDto[];
}

/** Id of a new invoice. */
export class InvoiceAddedDto {
  /** `civ_` and a ULID. */
  id: string;
}
