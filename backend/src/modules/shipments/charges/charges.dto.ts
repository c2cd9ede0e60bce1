import { ChargeLineDto, MoneyDto } from '../../rating/index.js';

/** What a shipment costs as one stage of its life says. */
export class ChargeStageDto {
  /** `QUOTED`: the offer as it was shown. `BOOKED`: as priced again and agreed at booking. */
  stage: 'QUOTED' | 'BOOKED';
  /** UTC instant at which it was fixed. */
  fixedAt: string;
  /** Sum of the lines. */
  total: MoneyDto;
  /** Total less the total of the stage before, in the same currency; null for the first. */
  change: MoneyDto | null;
  /** Each with its basis, quantity, rate, rule and inputs, from which the amount follows. */
  lines: ChargeLineDto[];
}

/** The charges of a shipment by stage, earliest first. */
export class ChargeLedgerDto {
  stages: ChargeStageDto[];
}
