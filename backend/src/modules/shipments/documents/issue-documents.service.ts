import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { LogoService } from '../../companies/index.js';
import {
  type DocumentKind,
  DocumentsService,
  documentCode,
  type Pdf,
  renderCommercialInvoice,
  renderLabels,
  renderRateConfirmation,
} from '../../documents/index.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.sql.js';
import { LabelUnits } from './label-units.js';
import type { IssuedDocumentDto, LabelsRequest } from './shipment-documents.dto.js';
import { NotCrossBorder } from './shipment-documents.errors.js';
import { blanksOf, commercialInvoiceOf, isCrossBorder } from './shipment-invoice.js';
import { labelContentOf } from './shipment-labels.js';
import { rateConfirmationOf } from './shipment-rates.js';

/** Documents that are made when somebody asks for them. Asking again changes nothing while they would say the same. */
@Injectable()
export class IssueDocumentsService {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly labelUnits: LabelUnits,
    private readonly documents: DocumentsService,
    private readonly logos: LogoService,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
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
      document: await this.issue(actor, shipment, 'LABELS', `Labels-${shipment.number}-${format}`, print, () =>
        renderLabels(print),
      ),
      warnings: [],
    };
  }

  /** @throws NotFound */
  async rateConfirmation(actor: Actor, shipmentId: string): Promise<IssuedDocumentDto> {
    const shipment = await this.existing(actor.companyId, shipmentId);
    const content = rateConfirmationOf(shipment);
    const render = async (): Promise<Pdf> => renderRateConfirmation(content, await this.logos.find(actor.companyId));
    const document = await this.issue(
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
    const document = await this.issue(
      actor,
      shipment,
      'COMMERCIAL_INVOICE',
      `Commercial-invoice-${shipment.number}`,
      content,
      () => renderCommercialInvoice(content),
    );
    return { document, warnings: blanksOf(content) };
  }

  private async issue(
    { userId }: Actor,
    { companyId, id }: ShipmentRow,
    kind: DocumentKind,
    name: string,
    content: object,
    render: () => Promise<Pdf>,
  ): Promise<IssuedDocumentDto['document']> {
    const code = documentCode(content);
    const same = await this.documents.newest(companyId, id, kind);
    if (same?.code === code) return same;
    await this.documents.issue(
      {
        companyId,
        shipmentId: id,
        kind,
        status: 'issued',
        fileName: `${name}.pdf`,
        code,
        changes: [],
        createdAt: this.clock.now(),
      },
      await render(),
    );
    const made = await this.documents.newest(companyId, id, kind);
    await this.database.transaction((tx) =>
      this.audit.record(tx, {
        companyId,
        userId,
        action: 'document.made',
        subject: id,
        details: { kind, fileName: `${name}.pdf` },
      }),
    );
    if (made === null) throw new Error(`The ${kind} of shipment ${id} was not kept.`);
    return made;
  }

  private async existing(companyId: string, shipmentId: string): Promise<ShipmentRow> {
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    return shipment;
  }
}
