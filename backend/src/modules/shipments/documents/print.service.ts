import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { languageField } from './document-language.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import type { Locale } from '../../../messages/locales.js';
import { CompaniesService } from '../../companies/index.js';
import { type LabelContent, type Pdf, renderBol, renderLabels } from '../../documents/index.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.sql.js';
import { BillOfLadingService } from './bill-of-lading.service.js';
import { LABELS_MAX, LabelUnits, labelContentOf } from './shipment-labels.js';
import type { PrintRequest } from './shipment-documents.dto.js';
import { TooManyLabels } from './shipment-documents.errors.js';
import type { PrivateFile } from '../../../platform/http/files/send-privately.js';

/** Documents of several shipments in one file, in the requested order. */
@Injectable()
export class PrintService {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly billsOfLading: BillOfLadingService,
    private readonly labelUnits: LabelUnits,
    private readonly companies: CompaniesService,
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** @throws NotFound if one of the shipments does not exist; TooManyLabels */
  async print({ companyId, userId }: Actor, { shipmentIds, kind, language }: PrintRequest): Promise<PrivateFile> {
    const found: ShipmentRow[] = [];
    for (const id of shipmentIds) {
      const shipment = await this.shipments.find(companyId, id);
      if (shipment === null) throw new NotFound();
      found.push(shipment);
    }
    const locale = language ?? (await this.companies.languageOf(companyId));
    const { bytes } = kind === 'bol' ? await this.bols(found, locale) : await this.labels(found, locale);
    await this.database.transaction(async (tx) => {
      for (const { id } of found)
        await this.audit.record(tx, {
          companyId,
          userId,
          action: 'document.printed',
          subject: id,
          details: { kind, together: found.length },
        });
    });
    return {
      fileName: kind === 'bol' ? 'Bills-of-lading.pdf' : 'Labels.pdf',
      contentType: 'application/pdf',
      size: bytes.length,
      open: () => Readable.from([bytes]),
    };
  }

  /** Every version is also stored once, in the company's language, as for a single request. */
  private async bols(shipments: readonly ShipmentRow[], locale: Locale): Promise<Pdf> {
    const contents = [];
    for (const shipment of shipments) {
      await this.billsOfLading.upToDate(shipment.companyId, shipment.id);
      contents.push(await this.billsOfLading.current(shipment.companyId, shipment.id, locale));
    }
    return renderBol(contents);
  }

  private async labels(shipments: readonly ShipmentRow[], locale: Locale): Promise<Pdf> {
    if (shipments.reduce((sum, { handlingUnitCount }) => sum + handlingUnitCount, 0) > LABELS_MAX)
      throw new TooManyLabels(LABELS_MAX);
    const contents: LabelContent[] = [];
    for (const shipment of shipments) contents.push(labelContentOf(shipment, await this.labelUnits.of(shipment)));
    return renderLabels({ format: '4x6', startAt: 1, spare: false, shipments: contents, ...languageField(locale) });
  }
}
