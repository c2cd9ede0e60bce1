import { IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { IsInt, Matches, Max, Min } from 'class-validator';
import { msg } from '../../../messages/message.js';
import { ruleText } from '../../../platform/http/validation/constraint-messages.js';
import { LIMITS } from '../../../kernel/limits.js';
import { Trimmed } from '../../../platform/http/validation/dto-fields.js';
import { Nested, NestedList } from '../../../platform/http/validation/nested.js';
import { SKU } from '../../products/index.js';
import { QuoteRequestDto, RequestStopDto } from '../../rating/index.js';
import { QuoteDto } from '../quotes.dto.js';

const ORDER_NUMBER = /^[!-~](?:[ -~]{0,48}[!-~])?$/;

/** Where an order is shipped from or to: with an address, or with a contact only. */
export class OrderPlaceDto extends OmitType(RequestStopDto, ['type', 'operation', 'handlingUnits'] as const) {}

/** A line of an order. */
export class OrderLineDto {
  /** SKU of a product with a handling unit, in whatever case. 422 SKU_UNKNOWN or PRODUCT_INCOMPLETE otherwise. */
  @Trimmed()
  @Matches(SKU, { message: ruleText(msg`Must be the SKU of a product.`) })
  sku: string;

  /** Pieces. They fill handling units as the product is usually packed; a last one that is not full counts as full. */
  @IsInt()
  @Min(1)
  @Max(LIMITS.pieces)
  quantity: number;
}

/** An order of which nothing is shipped yet. */
export class OrderRequestDto extends PickType(QuoteRequestDto, [
  'mode',
  'equipment',
  'temperature',
  'pickup',
  'delivery',
  'accessorials',
  'references',
  'declaredValue',
  'instructions',
  'payment',
  'customs',
] as const) {
  /** The caller's number, which identifies the order in the company. It becomes the first reference of the quote (`SO`). */
  @Trimmed()
  @Matches(ORDER_NUMBER, { message: ruleText(msg`Must have 1 to 50 printable ASCII characters.`) })
  orderNumber: string;

  @Nested(() => OrderPlaceDto)
  shipFrom: OrderPlaceDto;

  @Nested(() => OrderPlaceDto)
  shipTo: OrderPlaceDto;

  @NestedList(() => OrderLineDto, { min: 1, max: LIMITS.handlingUnitRows })
  lines: OrderLineDto[];
}

/** An order and the quote that was suggested for it. */
export class OrderDto extends IntersectionType(PickType(OrderRequestDto, ['orderNumber'] as const)) {
  /** Whether the order had been sent before with the same content. */
  repeated: boolean;
  /** Its freight follows from the products. It can be edited and booked like others. */
  quote: QuoteDto;
}
