import { Controller, Get, Param, Query } from '@nestjs/common';
import type { Actor } from '../../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../../platform/auth/decorators.js';
import { InvoiceCarrierTotalsListDto, InvoiceFilterQuery, InvoiceNeighborsDto } from './invoice-review.dto.js';
import { InvoiceCarriersQueries } from './persistence/invoice-carriers.sql.js';
import { InvoiceNeighborsQueries } from './persistence/invoice-neighbors.sql.js';

/** Reads for the review of a list of invoices. */
@Controller('api/v1/invoices')
@RequirePermission('price.read')
export class InvoiceReviewController {
  constructor(
    private readonly carriers: InvoiceCarriersQueries,
    private readonly neighbors: InvoiceNeighborsQueries,
  ) {}

  /** Sums of the filtered invoices by carrier and currency. */
  @Get('carriers')
  async sumInvoicesByCarrier(
    @CurrentActor() { companyId }: Actor,
    @Query() filter: InvoiceFilterQuery,
  ): Promise<InvoiceCarrierTotalsListDto> {
    return { items: await this.carriers.totals(companyId, filter) };
  }

  /** The invoices before and after an invoice in the filtered list. The invoice need not be in the list any more, so that a review continues after a decision. */
  @Get(':id/neighbors')
  getInvoiceNeighbors(
    @CurrentActor() { companyId }: Actor,
    @Param('id') id: string,
    @Query() filter: InvoiceFilterQuery,
  ): Promise<InvoiceNeighborsDto> {
    return this.neighbors.of(companyId, id, filter);
  }
}
