import { english } from '../../../messages/translate.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Conflict, NotFound, ValidationFailed } from '../../../platform/http/problems/domain-error.js';
import { truncate } from '../../../platform/text/truncate.js';
import { customsErrors, customsFacts, customsTexts, StopContacts } from '../../rating/index.js';
import { ShipmentDocuments } from '../documents/shipment-documents.js';
import { NotCrossBorder } from '../documents/shipment-documents.errors.js';
import { isCrossBorder } from '../documents/shipment-invoice.js';
import type { BookedCustoms } from '../domain/shipment-body.js';
import { ShipmentChangesRepository, type VersionedShipment } from '../persistence/shipment-changes.sql.js';
import { CurrentTender } from '../tender/current-tender.js';
import { pickupZone } from '../tender/tendered-shipment.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import type { ChangeCustomsDto, CustomsChangedDto } from './customs.dto.js';
import { msg } from '../../../messages/message.js';

const MANIFESTS = [
  { field: 'aceNumber', system: 'ACE' },
  { field: 'aciNumber', system: 'ACI' },
] as const;

/** Customs declarations of shipments after booking. */
@Injectable()
export class CustomsService {
  constructor(
    private readonly shipments: ShipmentChangesRepository,
    private readonly contacts: StopContacts,
    private readonly documents: ShipmentDocuments,
    private readonly tender: CurrentTender,
    private readonly log: ShipmentLog,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, NotCrossBorder, Conflict STALE, ValidationFailed CONTACT_UNKNOWN, WEIGHT_RANGE */
  async change(
    actor: Actor,
    shipmentId: string,
    { version, customs: entered }: ChangeCustomsDto,
  ): Promise<CustomsChangedDto> {
    const { companyId, userId } = actor;
    const customs = await this.contacts.resolveCustoms(companyId, entered);
    return this.database.transaction(async (tx) => {
      const shipment = await this.shipments.lock(tx, companyId, shipmentId);
      if (shipment === null) throw new NotFound();
      if (!isCrossBorder(shipment)) throw new NotCrossBorder();
      const errors = customsErrors({ customs, handlingUnits: shipment.body.handlingUnits });
      if (errors.length > 0) throw new ValidationFailed(errors);
      if (shipment.version !== version)
        throw new Conflict(
          'STALE',
          msg`This shipment was changed in the meantime. Reload it and make your change again.`,
          { version: shipment.version },
        );
      const to = { ...shipment, body: { ...shipment.body, customs } };
      await this.shipments.change(tx, shipment, to, this.clock.now());
      await this.audit.record(tx, { companyId, userId, action: 'customs.changed', subject: shipmentId });
      await this.reissue(tx, shipment, customs);
      await this.submitted(tx, userId, shipment, customs);
      return { version: version + 1 };
    });
  }

  /** Revises the bill of lading and notifies the carrier if the bill of lading prints something else. */
  private async reissue(tx: Transaction, shipment: VersionedShipment, customs: BookedCustoms): Promise<void> {
    const [before, after] = [customsTexts(shipment.body), customsTexts({ customs })];
    const sentences = [
      ...after.filter((line) => !before.includes(line)).map((line) => `${line}.`),
      ...customsFacts(shipment.body)
        .filter(([label]) => customsFacts({ customs }).every(([kept]) => kept !== label))
        .map(([label]) => `${label} was removed.`),
    ];
    if (sentences.length === 0) return;
    await this.documents.reissue(tx, shipment.companyId, shipment.id, sentences);
    await this.tender.change(tx, shipment, truncate(sentences.join(' '), 500), false);
  }

  /** Appends an event for each manifest number that the shipment did not have. */
  private async submitted(
    tx: Transaction,
    userId: string,
    shipment: VersionedShipment,
    customs: BookedCustoms,
  ): Promise<void> {
    const { companyId, id: shipmentId, body } = shipment;
    const events = MANIFESTS.flatMap(({ field, system }) => {
      const number = customs[field];
      if (!number || number === body.customs?.[field]) return [];
      return [
        {
          type: 'customs_submitted' as const,
          source: 'member' as const,
          timeZone: pickupZone(shipment),
          actorId: userId,
          sourceKey: `customs:${system}:${number}`,
          reason: english(msg`${{ system }} number ${{ number }}`),
          data: { system, number },
        },
      ];
    });
    if (events.length > 0) await this.log.append(tx, { companyId, shipmentId }, events);
  }
}
