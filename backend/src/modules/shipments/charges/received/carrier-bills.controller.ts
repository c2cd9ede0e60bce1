import { Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { Signed, SignedRequests } from '../../tracking/inbound/signed-requests.js';
import { InvoiceQuery, ReceivedMessageDto } from './carrier-bills.dto.js';
import { INVOICE_SCHEMA, PRELIMINARY_CHARGES_SCHEMA } from './carrier-bill.messages.js';
import { ReceiveBillsService } from './receive-bills.service.js';

const ANY_OBJECT = { type: 'object', additionalProperties: true } as const;

/** Where carriers send preliminary freight charges and invoices after the DSDC standards, signed like events. */
@Controller('carrier-api/v1')
export class CarrierBillsController {
  constructor(
    private readonly requests: SignedRequests,
    private readonly bills: ReceiveBillsService,
  ) {}

  /**
   * Receives preliminary freight charges of a shipment; responds with all that were received under their id, oldest first. A request without a body
   * is a test of the address.
   */
  @Post('preliminary-freight-charges')
  @HttpCode(200)
  @Signed()
  @ApiBody({ schema: PRELIMINARY_CHARGES_SCHEMA as object })
  @ApiOkResponse({ schema: { type: 'array', items: ANY_OBJECT } })
  async receivePreliminaryCharges(@Req() request: Request): Promise<object[]> {
    const { sender, body } = await this.requests.verify(request);
    return body.length === 0 ? [] : this.bills.takeCharges(sender, body);
  }

  /** Receives an invoice. The same invoice again has no effect; a changed one is stored as its next version. */
  @Post('invoices')
  @HttpCode(200)
  @Signed()
  @ApiBody({ schema: INVOICE_SCHEMA as object })
  async receiveInvoice(@Req() request: Request): Promise<ReceivedMessageDto> {
    const { sender, body } = await this.requests.verify(request);
    await this.bills.takeInvoice(sender, body);
    return { message: 'Invoice received.' };
  }

  /** Invoices that the carrier sent over this connection and did not withdraw, newest first. */
  @Get('invoices')
  @Signed()
  @ApiOkResponse({ schema: { type: 'array', items: ANY_OBJECT } })
  async listReceivedInvoices(@Req() request: Request, @Query() query: InvoiceQuery): Promise<object[]> {
    return this.bills.invoices((await this.requests.verify(request)).sender, query);
  }

  /** An invoice as the carrier last sent it. */
  @Get('invoices/:uniqueId')
  @Signed()
  @ApiOkResponse({ schema: ANY_OBJECT })
  async getReceivedInvoice(@Req() request: Request, @Param('uniqueId') uniqueId: string): Promise<object> {
    return this.bills.invoice((await this.requests.verify(request)).sender, uniqueId);
  }

  /** Receives the next version of an invoice. */
  @Put('invoices/:uniqueId')
  @Signed()
  @ApiBody({ schema: INVOICE_SCHEMA as object })
  async replaceReceivedInvoice(
    @Req() request: Request,
    @Param('uniqueId') uniqueId: string,
  ): Promise<ReceivedMessageDto> {
    const { sender, body } = await this.requests.verify(request);
    await this.bills.takeInvoice(sender, body, uniqueId);
    return { message: 'Invoice updated.' };
  }

  /** Withdraws an invoice; what was received stays stored. */
  @Delete('invoices/:uniqueId')
  @HttpCode(204)
  @Signed()
  async withdrawReceivedInvoice(@Req() request: Request, @Param('uniqueId') uniqueId: string): Promise<void> {
    await this.bills.withdrawInvoice((await this.requests.verify(request)).sender, uniqueId);
  }
}
