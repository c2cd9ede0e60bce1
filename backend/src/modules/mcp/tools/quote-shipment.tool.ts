import { Injectable } from '@nestjs/common';
import { IsInt, Max, Min } from 'class-validator';
import type { Actor } from '../../../platform/auth/actor.js';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { KeyedQuotes, OfferWait, QuotesService } from '../../quotes/index.js';
import { QuoteRequestDto, RATING_LIMITS, StopContacts } from '../../rating/index.js';
import { IsIdempotencyKey, idempotencyKeySchema } from '../idempotency-key.js';
import type { McpTool, ToolResult } from '../mcp-tool.js';
import { References } from '../references.js';
import { quoteContent, quoteText } from './quote-content.js';

/** Longest wait for carriers, in seconds; below the 20 s after which no carrier is waited for. */
const WAIT_MAX = 15;
const WAIT_DEFAULT = 10;

/** The request of a quote, and how long to wait. */
export class QuoteShipmentInput extends QuoteRequestDto {
  @MayBeMissing()
  @IsInt()
  @Min(0)
  @Max(WAIT_MAX)
  waitSeconds?: number;

  @MayBeMissing()
  @IsIdempotencyKey()
  idempotencyKey?: string;
}

/** Creates a quote and waits for offers. */
@Injectable()
export class QuoteShipmentTool implements McpTool<QuoteShipmentInput> {
  readonly name = 'quote_shipment';
  readonly title = 'Quote a shipment';
  readonly description =
    'Creates a quote: asks all connected carriers for prices of a shipment and returns their offers. Books nothing. Needs the stops, the pickup day and the freight with dimensions and weight.';
  readonly operation = 'createQuote';
  readonly permission = 'quote.create';
  readonly limits = RATING_LIMITS;
  readonly input = QuoteShipmentInput;
  readonly schema = {
    base: 'QuoteRequestDto',
    properties: {
      waitSeconds: {
        type: 'integer',
        minimum: 0,
        maximum: WAIT_MAX,
        default: WAIT_DEFAULT,
        description: 'Longest wait for carriers that respond later. compare_offers returns their offers afterwards.',
      },
      idempotencyKey: idempotencyKeySchema(
        'Identifies this request, such as the order number. A repeated call with the same key and input returns the same quote.',
      ),
    },
    required: [],
  };
  readonly effect = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true };

  constructor(
    private readonly quotes: QuotesService,
    private readonly keyed: KeyedQuotes,
    private readonly contacts: StopContacts,
    private readonly wait: OfferWait,
    private readonly references: References,
  ) {}

  async call(
    actor: Actor,
    { waitSeconds = WAIT_DEFAULT, idempotencyKey, ...request }: QuoteShipmentInput,
    signal: AbortSignal,
  ): Promise<ToolResult> {
    const { companyId, permissions } = actor;
    const created = await this.keyed.create(
      actor,
      await this.contacts.resolve(companyId, request),
      idempotencyKey ?? null,
    );
    const rated = { companyId, quoteId: created.id, revision: created.revision };
    await this.wait.until(rated, waitSeconds * 1_000, signal);
    const quote = quoteContent(await this.quotes.detail(actor, created.id));
    return {
      text: quoteText(quote, permissions.has('price.read')),
      content: { ...quote, url: this.references.url(`/quotes/${quote.quoteId}`) },
    };
  }
}
