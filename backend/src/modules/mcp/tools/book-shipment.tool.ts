import { Injectable } from '@nestjs/common';
import { formatMoney } from '../../../kernel/money/money.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { BookQuoteService, BookRequestDto, QuotesMetrics } from '../../quotes/index.js';
import { IsIdempotencyKey, idempotencyKeySchema } from '../idempotency-key.js';
import type { McpTool, ToolResult } from '../mcp-tool.js';
import { IsQuoteReference, QUOTE_REFERENCE, References } from '../references.js';

/** The booking of an offer, with its quote and the key that makes a repeated call safe. */
export class BookShipmentInput extends BookRequestDto {
  @IsQuoteReference()
  quote: string;

  @IsIdempotencyKey()
  idempotencyKey: string;
}

/** Books an offer. */
@Injectable()
export class BookShipmentTool implements McpTool<BookShipmentInput> {
  readonly name = 'book_shipment';
  readonly title = 'Book a shipment';
  readonly description =
    'Books an offer of a quote: creates the shipment and tenders it to the carrier, which costs money. Call it only after the user accepted this carrier and total. PRICE_CHANGED returns the current total, and nothing is booked: ask the user again. A repeated call with the same idempotencyKey and input returns the same shipment. If a rule of the company applies, the booking waits for approval.';
  readonly operation = 'bookQuote';
  readonly permission = 'quote.book';
  readonly limits = [];
  readonly input = BookShipmentInput;
  readonly schema = {
    base: 'BookRequestDto',
    properties: {
      quote: QUOTE_REFERENCE,
      idempotencyKey: idempotencyKeySchema(
        'Identifies this booking, such as the order number. Repeat a call whose result was lost with the same key.',
      ),
    },
    required: ['quote', 'idempotencyKey'],
  };
  readonly effect = { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true };

  constructor(
    private readonly booking: BookQuoteService,
    private readonly metrics: QuotesMetrics,
    private readonly references: References,
  ) {}

  async call(actor: Actor, { quote, idempotencyKey, ...request }: BookShipmentInput): Promise<ToolResult> {
    const quoteId = await this.references.quoteId(actor.companyId, quote);
    const { booked, replayed } = await this.booking.book(actor, quoteId, idempotencyKey, request);
    if ('approvalId' in booked) {
      const { waitingFor } = booked;
      const text = `Nothing is booked yet: the booking waits for approval by ${waitingFor.join(' or ')}.`;
      return { text, content: { status: 'approval_pending', quoteId, ...booked } };
    }
    this.metrics.booked(replayed);
    const { shipmentId, shipmentNumber } = booked;
    const before = replayed ? 'Already booked by an earlier call with this key' : 'Booked';
    return {
      text: `${before}: shipment ${shipmentNumber} (${shipmentId}), accepted total ${formatMoney(request.acceptedTotal)}.`,
      content: {
        status: 'booked',
        quoteId,
        ...booked,
        repeated: replayed,
        url: this.references.url(`/shipments/${shipmentId}`),
      },
    };
  }
}
