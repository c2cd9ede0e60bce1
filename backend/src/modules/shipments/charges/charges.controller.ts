import { Readable } from 'node:stream';
import { Controller, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Response } from 'express';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, RequirePermission } from '../../../platform/auth/decorators.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { sendPrivately } from '../../../platform/http/files/send-privately.js';
import { ChargeLedger } from './charge-ledger.js';
import { ChargeLedgerDto } from './charges.dto.js';
import { CarrierBillsRepository } from './received/persistence/carrier-bills.repository.js';

@Controller('api/v1/shipments/:id/charges')
export class ChargesController {
  constructor(
    private readonly ledger: ChargeLedger,
    private readonly bills: CarrierBillsRepository,
  ) {}

  /** The charge ledger of the shipment: quoted and booked charges line by line, then what was invoiced, adjusted, credited and paid. */
  @Get()
  @RequirePermission('price.read')
  getCharges(@CurrentActor() { companyId }: Actor, @Param('id') id: string): Promise<ChargeLedgerDto> {
    return this.ledger.read(companyId, id);
  }

  /** The message in which the carrier sent a bill, unchanged, as a download. */
  @Get('received/:billId')
  @ApiOkResponse({ description: 'The message.', content: { 'application/json': { schema: { type: 'object' } } } })
  @RequirePermission('price.read')
  async downloadReceivedBill(
    @CurrentActor() { companyId }: Actor,
    @Param('id') id: string,
    @Param('billId') billId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const bill = await this.bills.find(companyId, id, billId);
    if (bill === null) throw new NotFound();
    const file = {
      fileName: `${bill.kind}-${bill.version}.json`,
      contentType: 'application/json',
      open: () => Readable.from([bill.original]),
    };
    return sendPrivately(response, file, false);
  }
}
