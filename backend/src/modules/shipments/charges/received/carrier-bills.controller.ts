import { applyDecorators, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../../../platform/auth/decorators.js';
import { addressBlock, Throttle } from '../../../../platform/throttle/throttle.js';
import { connectionOf, type DeliverySender, SignedDeliveries } from '../../tracking/inbound/signed-deliveries.js';
import { InvoiceQuery, ReceivedMessageDto } from './carrier-bills.dto.js';
import { INVOICE_SCHEMA, PRELIMINARY_CHARGES_SCHEMA } from './carrier-bill.messages.js';
import { ReceiveBillsService } from './receive-bills.service.js';

const MESSAGES_PER_MINUTE = 1_200;

/** A request signed by a carrier like a delivery of events; requests without a body sign `<timestamp>.<method> <path with query>`. */
const Signed = (): MethodDecorator =>
  applyDecorators(
    Public(),
    ApiHeader({
      name: 'X-Lading-Connection',
      required: false,
      description: 'Id of the connection, unless the parameter `connection` of the address has it.',
      schema: { type: 'string' },
    }),
    ...['X-Lading-Timestamp', 'X-Lading-Signature'].map((name) =>
      ApiHeader({ name, required: true, schema: { type: 'string' } }),
    ),
  );

const ANY_OBJECT = { type: 'object', additionalProperties: true } as const;

/** Where carriers send preliminary freight charges and invoices after the DSDC standards, signed like events. */
@Controller('carrier-api/v1')
export class CarrierBillsController {
  constructor(
    private readonly signed: SignedDeliveries,
    private readonly bills: ReceiveBillsService,
    private readonly throttle: Throttle,
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
    const { sender, body } = await this.delivery(request);
    return body.length === 0 ? [] : this.bills.takeCharges(sender, body);
  }

  /** Receives an invoice. The same invoice again has no effect; a changed one is stored as its next version. */
  @Post('invoices')
  @HttpCode(200)
  @Signed()
  @ApiBody({ schema: INVOICE_SCHEMA as object })
  async receiveInvoice(@Req() request: Request): Promise<ReceivedMessageDto> {
    const { sender, body } = await this.delivery(request);
    await this.bills.takeInvoice(sender, body);
    return { message: 'Invoice received.' };
  }

  /** Invoices that the carrier sent over this connection and did not withdraw, newest first. */
  @Get('invoices')
  @Signed()
  @ApiOkResponse({ schema: { type: 'array', items: ANY_OBJECT } })
  async listReceivedInvoices(@Req() request: Request, @Query() query: InvoiceQuery): Promise<object[]> {
    return this.bills.invoices((await this.delivery(request)).sender, query);
  }

  /** An invoice as the carrier last sent it. */
  @Get('invoices/:uniqueId')
  @Signed()
  @ApiOkResponse({ schema: ANY_OBJECT })
  async getReceivedInvoice(@Req() request: Request, @Param('uniqueId') uniqueId: string): Promise<object> {
    return this.bills.invoice((await this.delivery(request)).sender, uniqueId);
  }

  /** Receives the next version of an invoice. */
  @Put('invoices/:uniqueId')
  @Signed()
  @ApiBody({ schema: INVOICE_SCHEMA as object })
  async replaceReceivedInvoice(
    @Req() request: Request,
    @Param('uniqueId') uniqueId: string,
  ): Promise<ReceivedMessageDto> {
    const { sender, body } = await this.delivery(request);
    await this.bills.takeInvoice(sender, body, uniqueId);
    return { message: 'Invoice updated.' };
  }

  /** Withdraws an invoice; what was received stays stored. */
  @Delete('invoices/:uniqueId')
  @HttpCode(204)
  @Signed()
  async withdrawReceivedInvoice(@Req() request: Request, @Param('uniqueId') uniqueId: string): Promise<void> {
    await this.bills.withdrawInvoice((await this.delivery(request)).sender, uniqueId);
  }

  private async delivery(request: Request): Promise<{ sender: DeliverySender; body: Buffer }> {
    const key = addressBlock(request.ip ?? '');
    await this.throttle.take([{ name: 'carrier-bills', key, points: MESSAGES_PER_MINUTE, seconds: 60 }]);
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const sender = await this.signed.verify({
      connectionId: connectionOf(request),
      timestamp: request.get('x-lading-timestamp') ?? '',
      signature: request.get('x-lading-signature') ?? '',
      body: body.length > 0 ? body : Buffer.from(`${request.method} ${request.originalUrl}`),
    });
    return { sender, body };
  }
}
