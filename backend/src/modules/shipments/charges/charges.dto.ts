import { InvoiceFileDto } from './invoices/files/invoice-files.dto.js';
import { InvoiceReratingDto } from './invoices/invoice-audit.dto.js';
import { ReratingDto } from './rerating/rerating.dto.js';
import type { InvoiceVerdict } from './invoices/domain/evaluation.js';
import type { InvoiceStatus } from './invoices/domain/invoice-status.js';
import { ChargeLineDto, MoneyDto } from '../../rating/index.js';

/** Charges of a shipment at one stage. */
export class ChargeStageDto {
  /** `QUOTED`: the offer as displayed. `BOOKED`: the price recalculated and accepted at booking. */
  stage: 'QUOTED' | 'BOOKED';
  /** UTC instant at which the document was created. */
  fixedAt: string;
  /** Sum of the lines. */
  total: MoneyDto;
  /** Difference from the previous stage's total, in the same currency; null for the first stage. */
  change: MoneyDto | null;
  /** Charge lines with basis, quantity, rate, rule and inputs, from which the amount is calculated. */
  lines: ChargeLineDto[];
}

/** Preliminary charges or an invoice as the carrier sent it. */
export class ReceivedBillDto {
  /** `cbl_` and a ULID. */
  id: string;
  /** `preliminary`: charges before the invoice. */
  kind: 'preliminary' | 'invoice';
  /** Invoice number, or PRO number of preliminary charges. */
  number: string;
  /** From 1; each change by the carrier is a further version. */
  version: number;
  /** Whether the carrier withdrew it with this version. */
  withdrawn: boolean;
  /** Local date in the bill; null if it has no valid one. */
  billedOn: string | null;
  /** In minor units. */
  total: number;
  /** ISO 4217. */
  currency: string;
  /** UTC instant. */
  receivedAt: string;
}

/** A row of the ledger after the booking. Rows never change; a correction is a further row. */
export class ChargeEntryDto {
  /** `chg_` and a ULID. */
  id: string;
  /** `PRELIMINARY`: charges before the invoice, those of the newest message counting; `INVOICED`: a line of an invoice; `ADJUSTED`: not paid; `CREDITED`: credited by the carrier; `PAID`: a payment. */
  stage: 'PRELIMINARY' | 'INVOICED' | 'ADJUSTED' | 'CREDITED' | 'PAID';
  /** Code of the charge; ADJUSTED, CREDITED and PAID for what concerns the whole invoice. */
  code: string;
  description: string;
  /** Minor units; negative for reductions. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Whether the carrier or a user caused it. */
  source: 'carrier' | 'member';
  /** The invoice that is the evidence; null for preliminary charges. */
  invoiceId: string | null;
  /** The carrier's message that is the evidence of preliminary charges; null for later stages. */
  carrierBillId: string | null;
  /** UTC instant. */
  recordedAt: string;
  /** Of payments: local date. */
  paidOn: string | null;
  /** Of payments: check, ACH or wire number. */
  reference: string | null;
}

/** An invoice of the shipment with its differences. Amounts are in minor units. */
export class ShipmentInvoiceDto {
  /** `civ_` and a ULID. */
  id: string;
  number: string;
  status: InvoiceStatus;
  verdict: InvoiceVerdict;
  /** ISO 4217. */
  currency: string;
  total: number;
  /** Invoiced minus agreed; null if there is nothing to compare with. */
  difference: number | null;
  /** What differs, in words with the amounts. */
  differences: string[];
  /** Null if the booked freight was billed. */
  rerating: InvoiceReratingDto | null;
  /** The uploaded file that it was entered from. */
  file: InvoiceFileDto | null;
}

/** The charges of a shipment by stage, earliest first. */
export class ChargeLedgerDto {
  stages: ChargeStageDto[];
  /** What the carrier sent, newest first. */
  received: ReceivedBillDto[];
  /** Ledger rows after the booking, oldest first. */
  entries: ChargeEntryDto[];
  /** Oldest first. */
  invoices: ShipmentInvoiceDto[];
  /** The agreed price for the freight of the newest preliminary charges; null if that is the booked freight. */
  rerating: ReratingDto | null;
}
