import { NestedList } from '../../../platform/http/validation/nested.js';
import { ExchangeRateDto } from '../../rating/index.js';

export class ExchangeRateListDto {
  /** Newest first. */
  items: ExchangeRateDto[];
  nextCursor: string | null;
}

/** Exchange rates to save; the rate of an existing day is replaced. */
export class SaveExchangeRatesDto {
  @NestedList(() => ExchangeRateDto, { min: 1, max: 600 })
  rates: ExchangeRateDto[];
}
