import { english } from '../../../messages/translate.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Conflict, NotFound } from '../../../platform/http/problems/domain-error.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { CarrierAddresses } from '../../carriers/index.js';
import { ShipmentsRepository } from '../persistence/shipments.sql.js';
import { DOCUMENT_REQUESTED, type DocumentRequested } from '../shipments.events.js';
import { pickupZone } from '../tender/tendered-shipment.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import { uploadKindsOf } from './document-access.js';
import { type DocumentRequestDto, REQUESTABLE } from './document-requests.dto.js';
import { DocumentForbidden } from './shipment-documents.errors.js';
import { msg } from '../../../messages/message.js';

/** Asks carriers for documents by email, each once a day. */
@Injectable()
export class DocumentRequestsService {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly addresses: CarrierAddresses,
    private readonly log: ShipmentLog,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** A repeated request on the same day has no effect. @throws NotFound, DocumentForbidden, Conflict NO_CARRIER_ADDRESS */
  async request(
    actor: Actor,
    shipmentId: string,
    { kind }: Pick<DocumentRequestDto, 'kind'>,
  ): Promise<{ kind: DocumentRequestDto['kind']; sentTo: string }> {
    const { companyId, userId } = actor;
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) throw new NotFound();
    if (!uploadKindsOf(actor).includes(kind)) throw new DocumentForbidden();
    const { name, purposes } = REQUESTABLE[kind];
    const sentTo = await this.addresses.find(companyId, shipment.carrierId, purposes);
    if (sentTo === null)
      throw new Conflict(
        'NO_CARRIER_ADDRESS',
        msg`${{ carrierName: shipment.carrierName }} has no email address for this. Enter one under Settings, Carriers.`,
      );
    const day = this.clock.now().toISOString().slice(0, 10);
    await this.database.transaction(async (tx) => {
      const { added } = await this.log.append(tx, { companyId, shipmentId }, [
        {
          type: 'note',
          source: 'member',
          timeZone: pickupZone(shipment),
          actorId: userId,
          sourceKey: `document-request:${kind}:${day}`,
          reason: english(msg`Requested the ${{ document: name }} from ${{ sentTo }}.`),
        },
      ]);
      if (added === 0) return;
      const payload: DocumentRequested = { shipmentId, kind, sentTo, userId };
      await this.outbox.add(tx, { companyId, topic: DOCUMENT_REQUESTED, payload });
      await this.audit.record(tx, {
        companyId,
        userId,
        action: 'document.requested',
        subject: shipmentId,
        details: { kind, sentTo },
      });
    });
    return { kind, sentTo };
  }
}
