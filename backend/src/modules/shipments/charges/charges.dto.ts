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

/** The charges of a shipment by stage, earliest first. */
export class ChargeLedgerDto {
  stages: ChargeStageDto[];
}
