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

/** The charges of a shipment by stage, earliest first. */
export class ChargeLedgerDto {
  stages: ChargeStageDto[];
  /** What the carrier sent, newest first. */
  received: ReceivedBillDto[];
}
