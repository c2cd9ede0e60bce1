import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { LogoService } from '../../companies/index.js';
import { type Pdf, renderCommercialInvoice, renderLabels, renderRateConfirmation } from '../../documents/index.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.sql.js';
import { IssueOnce } from './issue-once.js';
import { LabelUnits, labelContentOf } from './shipment-labels.js';
import type { IssuedDocumentDto, LabelsRequest } from './shipment-documents.dto.js';
import { NotCrossBorder } from './shipment-documents.errors.js';
import { blanksOf, commercialInvoiceOf, isCrossBorder } from './shipment-invoice.js';
import { rateConfirmationOf } from './shipment-rates.js';

/** Documents created on request. A repeated request returns the same document while its content is unchanged. */
@Injectable()
export class IssueDocumentsService {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly labelUnits: LabelUnits,
    private readonly logos: LogoService,
    private readonly documents: IssueOnce,
  ) {}

  /** @throws NotFound, TooManyLabels */
  async labels(
    actor: Actor,
    shipmentId: string,
    { format, startAt = 1, spare = false }: LabelsRequest,
  ): Promise<IssuedDocumentDto> {
    const shipment = await this.existing(actor.companyId, shipmentId);
    const print = {
      format,
      startAt: format === 'avery' ? startAt : 1,
      spare,
      shipments: [labelContentOf(shipment, await this.labelUnits.of(shipment))],
    };
    return {
      document: await this.documents.issue(
        actor,
        shipment,
        'LABELS',
        `Labels-${shipment.number}-${format}`,
        print,
        () => renderLabels(print),
      ),
      warnings: [],
    };
  }

  /** @throws NotFound */
  async rateConfirmation(actor: Actor, shipmentId: string): Promise<IssuedDocumentDto> {
    const shipment = await this.existing(actor.companyId, shipmentId);
    const content = rateConfirmationOf(shipment);
    const render = async (): Promise<Pdf> => renderRateConfirmation(content, await this.logos.find(actor.companyId));
    const document = await this.documents.issue(
      actor,
      shipment,
      'RATE_CONFIRMATION',
      `Rate-confirmation-${shipment.number}`,
      content,
      render,
    );
    return { document, warnings: [] };
  }

  /** @throws NotFound, NotCrossBorder */
  async commercialInvoice(actor: Actor, shipmentId: string): Promise<IssuedDocumentDto> {
    const shipment = await this.existing(actor.companyId, shipmentId);
    if (!isCrossBorder(shipment)) throw new NotCrossBorder();
    const content = commercialInvoiceOf(shipment);
    const document = await this.documents.issue(
      actor,
      shipment,
      'COMMERCIAL_INVOICE',
      `Commercial-invoice-${shipment.number}`,
      content,
      () => renderCommercialInvoice(content),
    );
    return { document, warnings: blanksOf(content) };
  }

  private async existing(companyId: string, shipmentId: string): Promise<ShipmentRow> {
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    return shipment;
  }
}
