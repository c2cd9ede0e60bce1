import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { languageField } from './document-language.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { CompaniesService, LogoService } from '../../companies/index.js';
import {
  type Pdf,
  renderCommercialInvoice,
  renderCustomsInvoice,
  renderLabels,
  renderRateConfirmation,
} from '../../documents/index.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.sql.js';
import { IssueOnce } from './issue-once.js';
import { LabelUnits, labelContentOf } from './shipment-labels.js';
import type { IssuedDocumentDto, LabelsRequest } from './shipment-documents.dto.js';
import { NotCrossBorder, NotIntoCanada } from './shipment-documents.errors.js';
import { pickupZone } from '../tender/tendered-shipment.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import { stopOf } from './shipment-bol.js';
import { blanksOf, commercialInvoiceOf, isComplete, isCrossBorder } from './shipment-invoice.js';
import { rateConfirmationOf } from './shipment-rates.js';

/** Documents created on request. A repeated request returns the same document while its content is unchanged. */
@Injectable()
export class IssueDocumentsService {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly labelUnits: LabelUnits,
    private readonly logos: LogoService,
    private readonly companies: CompaniesService,
    private readonly documents: IssueOnce,
    private readonly log: ShipmentLog,
    private readonly database: Database,
  ) {}

  /** @throws NotFound, TooManyLabels */
  async labels(
    actor: Actor,
    shipmentId: string,
    { format, startAt = 1, spare = false, language }: LabelsRequest,
  ): Promise<IssuedDocumentDto> {
    const shipment = await this.existing(actor.companyId, shipmentId);
    const locale = language ?? (await this.companies.languageOf(actor.companyId));
    const print = {
      ...languageField(locale),
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
    const content = rateConfirmationOf(shipment, await this.companies.languageOf(actor.companyId));
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
    const content = commercialInvoiceOf(shipment, await this.companies.languageOf(actor.companyId));
    const document = await this.documents.issue(
      actor,
      shipment,
      'COMMERCIAL_INVOICE',
      `Commercial-invoice-${shipment.number}`,
      content,
      () => renderCommercialInvoice(content),
    );
    if (isComplete(content)) await this.customsReady(actor, shipment);
    return { document, warnings: blanksOf(content) };
  }

  /** @throws NotFound, NotIntoCanada */
  async customsInvoice(actor: Actor, shipmentId: string): Promise<IssuedDocumentDto> {
    const shipment = await this.existing(actor.companyId, shipmentId);
    if (!isCrossBorder(shipment) || stopOf(shipment.body.stops, 'destination').country !== 'CA')
      throw new NotIntoCanada();
    const content = commercialInvoiceOf(shipment, await this.companies.languageOf(actor.companyId));
    const document = await this.documents.issue(
      actor,
      shipment,
      'CUSTOMS_INVOICE',
      `Canada-customs-invoice-${shipment.number}`,
      { ...content, form: 'CCI' },
      () => renderCustomsInvoice(content),
    );
    return { document, warnings: blanksOf(content) };
  }

  /** Appends one event, when the first complete invoice is created. */
  private async customsReady({ userId }: Actor, shipment: ShipmentRow): Promise<void> {
    const { companyId, id: shipmentId } = shipment;
    const event = {
      type: 'customs_docs_ready' as const,
      source: 'lading' as const,
      timeZone: pickupZone(shipment),
      actorId: userId,
      sourceKey: 'customs-docs-ready',
      reason: english(msg`The commercial invoice is complete.`),
    };
    await this.database.transaction((tx) => this.log.append(tx, { companyId, shipmentId }, [event]));
  }

  private async existing(companyId: string, shipmentId: string): Promise<ShipmentRow> {
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    return shipment;
  }
}
