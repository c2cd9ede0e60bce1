import { ApiProperty } from '@nestjs/swagger';
import { ImportQuotesFormDto } from '../../imports/quote-imports.dto.js';

/** Form of an upload of orders. */
export class ImportOrdersFormDto extends ImportQuotesFormDto {
  /**
   * XLSX (the first sheet) or CSV in UTF-8 of at most 10,000 rows and 10 MB; rows with the same `order_number` form one order, each with `sku` and `quantity`.
   * The other columns are those of quotes.
   */
  @ApiProperty({ type: 'string', format: 'binary' })
  declare file: unknown;
}
