import { Injectable } from '@nestjs/common';
import { formatMoney } from '../../../kernel/money/money.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { requirePermission } from '../../../platform/auth/permission.guard.js';
import { type FieldError, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { MayBeMissing } from '../../../platform/http/validation/dto-fields.js';
import { idPattern, IsId } from '../../../platform/http/validation/formats.js';
import { OneLine } from '../../../platform/http/validation/text.js';
import { QuotesService } from '../../quotes/index.js';
import type { ChargeLineDto } from '../../rating/index.js';
import { ChargeLedger } from '../../shipments/index.js';
import { type McpTool, READS_ONLY, type ToolResult } from '../mcp-tool.js';
import {
  IsQuoteReference,
  IsShipmentReference,
  QUOTE_REFERENCE,
  References,
  SHIPMENT_REFERENCE,
} from '../references.js';
import { msg } from '../../../messages/message.js';

const CODE_MAX = 40;

type Rerating = NonNullable<Awaited<ReturnType<ChargeLedger['read']>>['rerating']>;

export class ExplainChargeInput {
  @MayBeMissing()
  @IsQuoteReference()
  quote?: string;

  @MayBeMissing()
  @IsId('ofr')
  offerId?: string;

  @MayBeMissing()
  @IsShipmentReference()
  shipment?: string;

  @MayBeMissing()
  @OneLine({ min: 1, max: CODE_MAX })
  charge?: string;
}

/** Explains the charges of an offer or a shipment. */
@Injectable()
export class ExplainChargeTool implements McpTool<ExplainChargeInput> {
  readonly name = 'explain_charge';
  readonly title = 'Explain a charge';
  readonly description =
    'Explains how charges were calculated: basis, quantity, rate, the rule and tariff version, and the inputs of each line. Of an offer (quote and offerId), or of a shipment as quoted and as booked, with the differences that the carrier invoiced and the price recomputed for the weight, class and dimensions that it billed or reported.';
  readonly operation = 'getCharges';
  readonly permission = 'price.read';
  readonly limits = [];
  readonly input = ExplainChargeInput;
  readonly schema = {
    properties: {
      quote: { ...QUOTE_REFERENCE, description: 'Id or number of the quote; with offerId, instead of shipment.' },
      offerId: { type: 'string', pattern: idPattern('ofr').source, description: 'Offer of the quote.' },
      shipment: { ...SHIPMENT_REFERENCE, description: 'Id or number of the shipment, instead of quote and offerId.' },
      charge: {
        type: 'string',
        maxLength: CODE_MAX,
        description: 'Code of the charge, such as LINEHAUL or FUEL; all charges if it is missing.',
      },
    },
    required: [],
  };
  readonly effect = READS_ONLY;

  constructor(
    private readonly quotes: QuotesService,
    private readonly ledger: ChargeLedger,
    private readonly references: References,
  ) {}

  async call(actor: Actor, { quote, offerId, shipment, charge }: ExplainChargeInput): Promise<ToolResult> {
    if (shipment !== undefined && quote === undefined && offerId === undefined)
      return this.ofShipment(actor, shipment, charge);
    if (shipment !== undefined || quote === undefined || offerId === undefined)
      throw new ValidationFailed(targetErrors({ quote, offerId, shipment }));
    return this.ofOffer(actor, quote, offerId, charge);
  }

  private async ofOffer(actor: Actor, reference: string, offerId: string, charge?: string): Promise<ToolResult> {
    requirePermission(actor, 'quote.read');
    const id = await this.references.quoteId(actor.companyId, reference);
    const quote = await this.quotes.detail(actor, id);
    const revisions = [quote.offers, ...quote.revisions.map(({ offers }) => offers)];
    const offer = revisions.flat().find((candidate) => candidate.id === offerId);
    if (offer === undefined)
      throw new ValidationFailed([
        { pointer: '/offerId', code: 'OFFER_UNKNOWN', message: msg`The quote has no such offer.` },
      ]);
    const charges = chosen(offer.lines, charge);
    const { total, likelyTotal, likelyReason, warnings } = offer;
    return {
      text: [`${offer.carrier.name}: ${formatMoney(total)}.`, ...charges.map(lineText)].join('\n'),
      content: {
        quoteId: id,
        offerId,
        carrier: offer.carrier.name,
        total,
        likelyTotal,
        likelyReason,
        charges,
        warnings,
      },
    };
  }

  private async ofShipment(actor: Actor, reference: string, charge?: string): Promise<ToolResult> {
    const shipmentId = await this.references.shipmentId(actor.companyId, reference);
    const { stages, invoices, rerating } = await this.ledger.read(actor.companyId, shipmentId);
    chosen(
      stages.flatMap(({ lines }) => lines),
      charge,
    );
    const explained = stages.map(({ stage, fixedAt, total, lines }) => ({
      stage,
      fixedAt,
      total,
      charges: lines.filter(({ code }) => charge === undefined || code === charge),
    }));
    const invoiced = invoices.map(({ number, status, total, currency, differences, rerating: billed }) => ({
      number,
      status,
      total: { amount: total, currency },
      differences,
      rerating: billed && reratingOf(billed, billed.unexplained),
    }));
    const reported = rerating && reratingOf(rerating);
    const text = [
      ...explained.flatMap(({ stage, total, charges }) => [
        `${stage}: ${formatMoney(total)}.`,
        ...charges.map(lineText),
      ]),
      ...(reported === null ? [] : [reported.message]),
      ...invoiced.flatMap(({ number, differences, rerating: billed }) =>
        [...differences, ...(billed === null ? [] : [billed.message])].map((what) => `Invoice ${number}: ${what}`),
      ),
    ].join('\n');
    return { text, content: { shipmentId, stages: explained, rerating: reported, invoices: invoiced } };
  }
}

/** A recomputed price with its amounts as money. `unexplained`: what an invoice asks for beyond it. */
function reratingOf(
  { message, currency, total, difference, fuelDifference }: Rerating,
  unexplained: number | null = null,
) {
  const money = (amount: number | null) => (amount === null ? null : { amount, currency });
  return {
    message,
    total: money(total),
    difference: money(difference),
    fuelDifference: money(fuelDifference),
    unexplained: money(unexplained),
  };
}

/** Errors of a call that names neither one offer nor one shipment. */
function targetErrors({
  quote,
  offerId,
  shipment,
}: Pick<ExplainChargeInput, 'quote' | 'offerId' | 'shipment'>): FieldError[] {
  if (shipment !== undefined)
    return [{ pointer: '/shipment', code: 'CHOICE', message: msg`Send either a shipment, or a quote and its offer.` }];
  const missing = (field: string): FieldError => ({
    pointer: `/${field}`,
    code: 'REQUIRED',
    message: msg`Send quote and offerId, or shipment.`,
  });
  return [...(quote === undefined ? [missing('quote')] : []), ...(offerId === undefined ? [missing('offerId')] : [])];
}

/** @throws ValidationFailed if no line has the code */
function chosen(lines: readonly ChargeLineDto[], charge: string | undefined): ChargeLineDto[] {
  const charges = lines.filter(({ code }) => charge === undefined || code === charge);
  if (charges.length > 0 || charge === undefined) return charges;
  const codes = [...new Set(lines.map(({ code }) => code))].join(', ');
  throw new ValidationFailed([
    {
      pointer: '/charge',
      code: 'CHARGE_UNKNOWN',
      message: msg`There is no such charge. The charges are ${{ codes }}.`,
    },
  ]);
}

function lineText({ code, description, amount, quantity, basis, rate, rule }: ChargeLineDto): string {
  return `${description} (${code}): ${formatMoney(amount)}, ${quantity} ${basis} at ${rate}; ${rule}`;
}
