import { Injectable } from '@nestjs/common';
import { ArrayMaxSize, ArrayMinSize, IsArray } from 'class-validator';
import type { Actor } from '../../../platform/auth/actor.js';
import { ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { idPattern, IsId } from '../../../platform/http/validation/formats.js';
import { QuotesService } from '../../quotes/index.js';
import { type McpTool, READS_ONLY, type ToolResult } from '../mcp-tool.js';
import { IsQuoteReference, QUOTE_REFERENCE, References } from '../references.js';
import { type QuoteContent, quoteContent, quoteText } from './quote-content.js';
import { msg } from '../../../messages/message.js';

const OFFERS_MAX = 20;

export class CompareOffersInput {
  @IsQuoteReference()
  quote: string;

  @MayBeMissing()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(OFFERS_MAX)
  @IsId('ofr', { each: true })
  offerIds?: string[];
}

/** Returns the current offers of a quote side by side. */
@Injectable()
export class CompareOffersTool implements McpTool<CompareOffersInput> {
  readonly name = 'compare_offers';
  readonly title = 'Compare offers';
  readonly description =
    'Returns the current offers of a quote, cheapest first, with totals, likely totals, transit, charges and warnings, the cheapest and the fastest offer, and the carriers that have not responded or made no offer.';
  readonly operation = 'getQuote';
  readonly permission = 'quote.read';
  readonly limits = [];
  readonly input = CompareOffersInput;
  readonly schema = {
    properties: {
      quote: QUOTE_REFERENCE,
      offerIds: {
        type: 'array',
        items: { type: 'string', pattern: idPattern('ofr').source },
        minItems: 1,
        maxItems: OFFERS_MAX,
        description: 'Only these offers; all of them if it is missing.',
      },
    },
    required: ['quote'],
  };
  readonly effect = READS_ONLY;

  constructor(
    private readonly quotes: QuotesService,
    private readonly references: References,
  ) {}

  async call(actor: Actor, { quote: reference, offerIds }: CompareOffersInput): Promise<ToolResult> {
    const id = await this.references.quoteId(actor.companyId, reference);
    const quote = selected(quoteContent(await this.quotes.detail(actor, id)), offerIds);
    const fastest = quote.offers.toSorted((left, right) =>
      compareText(left.estimatedDeliveryOn, right.estimatedDeliveryOn),
    );
    const extremes = {
      cheapestOfferId: quote.offers[0]?.offerId ?? null,
      fastestOfferId: fastest[0]?.offerId ?? null,
    };
    return {
      text: quoteText(quote, actor.permissions.has('price.read')),
      content: { ...quote, ...extremes, url: this.references.url(`/quotes/${id}`) },
    };
  }
}

/** @throws ValidationFailed for offers that the quote does not have, or no longer has */
function selected(quote: QuoteContent, offerIds: readonly string[] | undefined): QuoteContent {
  if (offerIds === undefined) return quote;
  const known = new Set(quote.offers.map(({ offerId }) => offerId));
  const errors = offerIds.flatMap((id, index) =>
    known.has(id)
      ? []
      : [{ pointer: `/offerIds/${index}`, code: 'OFFER_UNKNOWN', message: msg`The quote has no such offer.` }],
  );
  if (errors.length > 0) throw new ValidationFailed(errors);
  return { ...quote, offers: quote.offers.filter(({ offerId }) => offerIds.includes(offerId)) };
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
