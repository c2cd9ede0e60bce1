import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../../platform/auth/decorators.js';
import { presentPage } from '../../../../platform/http/paging/page.js';
import { BulkDecisions } from './bulk-decisions.service.js';
import { DecideInvoice } from './decide-invoice.service.js';
import {
  ApproveInvoicesDto,
  ApprovedInvoicesDto,
  DecideInvoiceDto,
  InvoiceAddedDto,
  InvoiceCountsDto,
  InvoiceDto,
  InvoiceListDto,
  InvoiceListQuery,
  MatchInvoiceDto,
  NewInvoiceDto,
  PaidInvoicesDto,
  PayInvoicesDto,
} from './invoices.dto.js';
import { presentInvoice, presentInvoiceSummary, presentSuggestion } from './invoices.presenter.js';
import { SuggestShipments } from './suggest-shipments.service.js';
import { SuggestedShipmentListDto } from './suggestions.dto.js';
import { InvoicesService } from './invoices.service.js';
import { InvoiceListQueries } from './persistence/invoice-list.sql.js';

@Controller('api/v1/invoices')
@RequirePermission('invoice.manage')
export class InvoicesController {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly lists: InvoiceListQueries,
    private readonly decisions: DecideInvoice,
    private readonly bulk: BulkDecisions,
    private readonly suggestions: SuggestShipments,
  ) {}

  /** Lists invoices of carriers, newest first; the view `due` by due date. */
  @Get()
  @RequirePermission('price.read')
  async listInvoices(@CurrentActor() { companyId }: Actor, @Query() query: InvoiceListQuery): Promise<InvoiceListDto> {
    const [page, totals] = await Promise.all([
      this.lists.list(companyId, query),
      query.cursor === undefined ? this.lists.totals(companyId, query) : null,
    ]);
    return { ...presentPage(page, presentInvoiceSummary), totals };
  }

  /** Number of invoices in each view. */
  @Get('counts')
  @RequirePermission('price.read')
  countInvoices(@CurrentActor() { companyId }: Actor): Promise<InvoiceCountsDto> {
    return this.lists.counts(companyId);
  }

  /** Enters an invoice. It is matched to its shipment, compared with the booking, and held if it is a duplicate. */
  @Post()
  async addInvoice(@CurrentActor() actor: Actor, @Body() invoice: NewInvoiceDto): Promise<InvoiceAddedDto> {
    return { id: await this.invoices.add(actor, invoice) };
  }

  /** Approves the selected invoices that are within tolerance; the others are returned with the reason. An unknown id is a 404, and nothing is changed. */
  @Post('approvals')
  @HttpCode(200)
  @RequirePermission('price.read')
  approveInvoices(
    @CurrentActor() actor: Actor,
    @Body() { invoiceIds }: ApproveInvoicesDto,
  ): Promise<ApprovedInvoicesDto> {
    return this.bulk.approve(actor, invoiceIds);
  }

  /** Records one payment of the selected approved invoices; the others are returned with the reason. An unknown id is a 404, and nothing is changed. */
  @Post('payments')
  @HttpCode(200)
  @RequirePermission('price.read')
  payInvoices(
    @CurrentActor() actor: Actor,
    @Body() { invoiceIds, ...payment }: PayInvoicesDto,
  ): Promise<PaidInvoicesDto> {
    return this.bulk.pay(actor, invoiceIds, payment);
  }

  /** An invoice with its comparison and history. */
  @Get(':id')
  @RequirePermission('price.read')
  async getInvoice(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<InvoiceDto> {
    return presentInvoice(await this.invoices.get(actor.companyId, id), actor);
  }

  /** Shipments that an unmatched invoice can be of, with reasons. */
  @Get(':id/suggestions')
  @RequirePermission('price.read')
  async suggestShipments(
    @CurrentActor() { companyId }: Actor,
    @Param('id') id: string,
  ): Promise<SuggestedShipmentListDto> {
    return { items: (await this.suggestions.suggest(companyId, id)).map(presentSuggestion) };
  }

  /** Assigns an unmatched invoice to a shipment. */
  @Post(':id/match')
  @HttpCode(200)
  async matchInvoice(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() { reference, version }: MatchInvoiceDto,
  ): Promise<InvoiceDto> {
    await this.invoices.match(actor, id, reference, version);
    return presentInvoice(await this.invoices.get(actor.companyId, id), actor);
  }

  /** Decides about an invoice. If two users decide at once, one decision wins and the other answers 409 STALE. */
  @Post(':id/decisions')
  @HttpCode(200)
  @RequirePermission('invoice.dispute')
  async decideInvoice(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() decision: DecideInvoiceDto,
  ): Promise<InvoiceDto> {
    await this.decisions.decide(actor, id, decision);
    return presentInvoice(await this.invoices.get(actor.companyId, id), actor);
  }
}
