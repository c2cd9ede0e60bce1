import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { explainRule } from './domain/explain-rule.js';
import { CodeInvoiceDto, InvoiceCodingDto } from './invoice-coding.dto.js';
import { type CodedInvoice, codedAmount, InvoiceCodingService } from './invoice-coding.service.js';

@Controller('api/v1/invoices')
export class InvoiceCodingController {
  constructor(private readonly codings: InvoiceCodingService) {}

  /** Accounts and cost centers of an invoice, and the rule that gave them. */
  @Get(':id/coding')
  @RequirePermission('price.read')
  async getInvoiceCoding(@CurrentActor() { companyId }: Actor, @Param('id') id: string): Promise<InvoiceCodingDto> {
    return present(await this.codings.get(companyId, id));
  }

  /** Codes an invoice by hand. If its amount changes later, the entered amounts change in proportion. */
  @Post(':id/coding')
  @HttpCode(200)
  @RequirePermission('invoice.manage')
  async codeInvoice(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { lines, reason }: CodeInvoiceDto,
  ): Promise<InvoiceCodingDto> {
    await this.codings.code(actor, id, lines, reason);
    return present(await this.codings.get(actor.companyId, id));
  }
}

function present({ invoice, source, rule, lines, changes }: CodedInvoice): InvoiceCodingDto {
  return {
    source,
    ruleName: rule?.name ?? null,
    explanation: rule === null ? null : explainRule(rule),
    currency: invoice.currency,
    amount: codedAmount(invoice),
    lines,
    changes: changes.map(({ id, body, reason, actorName, codedAt }) => ({
      id,
      lines: body.lines,
      reason,
      actorName,
      codedAt: codedAt.toISOString(),
    })),
  };
}
