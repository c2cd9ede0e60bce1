import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Readable } from 'node:stream';
import { LIMITS } from '../../../../kernel/limits.js';
import { ReceivedMessageDto } from '../../charges/received/carrier-bills.dto.js';
import { Signed, SignedRequests } from '../../tracking/inbound/signed-requests.js';
import { DOCUMENT_MESSAGE_SCHEMA } from './document-message.js';
import { InvoiceDocumentQuery, WithdrawDocumentsQuery } from './invoice-documents.dto.js';
import { InvoiceDocumentsQueries } from './invoice-documents.queries.js';
import { InvoiceDocumentsService } from './invoice-documents.service.js';

/** A file of the maximum size in base64 with escaped slashes, and the rest of the message. */
const BODY_LIMIT = Math.ceil((LIMITS.documentUploadBytes * 4) / 3) + 1_048_576;
const ANY_OBJECT = { type: 'object', additionalProperties: true } as const;

/** Where carriers send supporting documents of their invoices after the DSDC standard, signed like events. */
@Controller('carrier-api/v1/documents')
export class InvoiceDocumentsController {
  constructor(
    private readonly requests: SignedRequests,
    private readonly documents: InvoiceDocumentsService,
    private readonly queries: InvoiceDocumentsQueries,
  ) {}

  /**
   * Receives documents of an invoice: PDF, TIFF, JPEG or PNG files in base64, together at most 25 MiB. All are stored, or none if one is refused. A
   * file that the shipment already has is stored once.
   */
  @Post()
  @Signed()
  @ApiBody({ schema: DOCUMENT_MESSAGE_SCHEMA as object })
  receiveInvoiceDocuments(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReceivedMessageDto> {
    return this.requests.withLargeBody(request, response, BODY_LIMIT, async ({ sender, body }) => {
      await this.documents.take(sender, body);
      return { message: 'Documents received.' };
    });
  }

  /** Documents that the carrier sent over this connection and did not withdraw, by invoice. */
  @Get()
  @Signed()
  @ApiOkResponse({ schema: { type: 'array', items: ANY_OBJECT } })
  async listReceivedDocuments(@Req() request: Request, @Query() query: InvoiceDocumentQuery): Promise<StreamableFile> {
    const { sender } = await this.requests.verify(request);
    return jsonOf(await this.queries.list(sender, query));
  }

  /** Documents of an invoice that the carrier sent and did not withdraw. */
  @Get(':invoiceNumber')
  @Signed()
  @ApiOkResponse({ schema: ANY_OBJECT })
  async getReceivedDocuments(
    @Req() request: Request,
    @Param('invoiceNumber') invoiceNumber: string,
  ): Promise<StreamableFile> {
    const { sender } = await this.requests.verify(request);
    return jsonOf(await this.queries.ofInvoice(sender, invoiceNumber));
  }

  /** Withdraws documents of an invoice, all by default. They stay with the shipment, marked as withdrawn. */
  @Delete(':invoiceNumber')
  @HttpCode(204)
  @Signed()
  async withdrawReceivedDocuments(
    @Req() request: Request,
    @Param('invoiceNumber') invoiceNumber: string,
    @Query() query: WithdrawDocumentsQuery,
  ): Promise<void> {
    const { sender } = await this.requests.verify(request);
    await this.documents.withdraw(sender, invoiceNumber, query);
  }
}

function jsonOf(text: Readable): StreamableFile {
  return new StreamableFile(text, { type: 'application/json; charset=utf-8' });
}
