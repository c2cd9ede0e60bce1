import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Database } from '../../../platform/database/database.js';
import { NotFound } from '../../../platform/http/problems/domain-error.js';
import { ShipmentsService } from '../../shipments/index.js';
import { QuotesRepository } from '../persistence/quotes.sql.js';
import { QuotesService } from '../quotes.service.js';
import type { CopiedShipmentDto } from './copy-shipment.dto.js';

/** Creates quotes from shipments. */
@Injectable()
export class CopyShipmentService {
  constructor(
    private readonly shipments: ShipmentsService,
    private readonly quotes: QuotesRepository,
    private readonly commands: QuotesService,
    private readonly audit: AuditLog,
    private readonly database: Database,
  ) {}

  /**
   * Quotes the shipment's original request again, with the places, contacts, references and instructions of the booking, and
   * optionally another pickup day. @throws NotFound; ValidationFailed, for example if the pickup day has passed
   */
  async copy(actor: Actor, shipmentId: string, pickupOn?: string): Promise<CopiedShipmentDto> {
    const { companyId, userId } = actor;
    const shipment = await this.shipments.find(companyId, shipmentId);
    const quote = shipment === null ? null : await this.quotes.find(companyId, shipment.quoteId);
    if (shipment === null || quote === null) throw new NotFound();
    const { stops, pickup, references, instructions } = shipment.body;
    const request = {
      ...quote.request,
      stops,
      references,
      instructions,
      pickup: { ...pickup, on: pickupOn ?? pickup.on },
    };
    const { id: quoteId, number: quoteNumber } = await this.commands.create(actor, request);
    await this.database.transaction((tx) =>
      this.audit.record(tx, {
        companyId,
        userId,
        action: 'shipment.copied',
        subject: shipmentId,
        details: { quoteId, quoteNumber },
      }),
    );
    return { quoteId, quoteNumber };
  }
}
