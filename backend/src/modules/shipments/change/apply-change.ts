import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Transaction } from '../../../platform/database/database.js';
import { truncate } from '../../../platform/text/truncate.js';
import { ShipmentDocuments } from '../documents/shipment-documents.js';
import { ShipmentChangesRepository, type VersionedShipment } from '../persistence/shipment-changes.sql.js';
import { markReportDays } from '../reports/persistence/report-due.sql.js';
import { CurrentTender } from '../tender/current-tender.js';
import { pickupZone } from '../tender/tendered-shipment.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import { deliveryAfter } from './delivery-after.js';
import type { ChangeShipmentDto } from './change.dto.js';

/** A validated change; absent properties do not change. */
export type Change = Omit<ChangeShipmentDto, 'version' | 'proNumber'> & { proNumber: string | null };

/** Stores a change of a locked shipment with the new document version, carrier notice, event and activity log entry. */
@Injectable()
export class ApplyChange {
  constructor(
    private readonly shipments: ShipmentChangesRepository,
    private readonly shipmentDocuments: ShipmentDocuments,
    private readonly tender: CurrentTender,
    private readonly log: ShipmentLog,
    private readonly audit: AuditLog,
  ) {}

  /** Returns false if the change equals the stored values. */
  async apply(
    tx: Transaction,
    { companyId, userId }: Actor,
    shipment: VersionedShipment,
    change: Change,
    now: Date,
  ): Promise<boolean> {
    const delivery = deliveryAfter(shipment, change.pickup);
    const sentences = [
      ...changesOf(shipment, change),
      ...(delivery.estimatedDeliveryOn === shipment.estimatedDeliveryOn
        ? []
        : [english(msg`Delivery is expected on ${{ estimatedOn: delivery.estimatedDeliveryOn ?? '' }}.`)]),
    ];
    if (sentences.length === 0) return false;
    const { id: shipmentId, body } = shipment;
    const { pickup = body.pickup, references = body.references, instructions = body.instructions, proNumber } = change;
    const changed = {
      pickupOn: pickup.on,
      proNumber,
      ...delivery,
      body: { ...body, pickup, references, instructions },
    };
    await markReportDays(tx, companyId, [shipmentId]);
    await this.shipments.change(tx, shipment, changed, now);
    await this.shipmentDocuments.reissue(tx, companyId, shipmentId, sentences);
    const pickupChanged = !samePickup(pickup, body.pickup);
    const summary = truncate(sentences.join(' '), 500);
    if (pickupChanged || change.references !== undefined || change.instructions !== undefined)
      await this.tender.change(tx, shipment, summary, pickupChanged);
    await this.log.append(tx, { companyId, shipmentId }, [
      {
        type: pickupChanged ? 'pickup_changed' : 'note',
        reason: summary,
        source: 'member',
        actorId: userId,
        timeZone: pickupZone(shipment),
        sourceKey: null,
      },
    ]);
    const entry = { action: 'shipment.changed', subject: shipmentId, details: { changes: summary } } as const;
    await this.audit.record(tx, { companyId, userId, ...entry });
    return true;
  }
}

/** A sentence for each change, for the new bill of lading. */
function changesOf(
  { body, proNumber: before }: VersionedShipment,
  { pickup, references, instructions, proNumber }: Change,
): string[] {
  return [
    ...(pickup !== undefined && !samePickup(pickup, body.pickup)
      ? [
          english(
            msg`Pickup is ${{ pickupOn: pickup.on }}, ready ${{ readyFrom: pickup.readyFrom ?? '' }}, dock closes ${{ closeAt: pickup.closeAt ?? '' }}.`,
          ),
        ]
      : []),
    ...(references !== undefined && JSON.stringify(references) !== JSON.stringify(body.references)
      ? [english(msg`References were changed.`)]
      : []),
    ...(instructions !== undefined && instructions !== body.instructions
      ? [english(msg`Instructions were changed.`)]
      : []),
    ...(proNumber === before
      ? []
      : [english(proNumber === null ? msg`The PRO number was removed.` : msg`The PRO number is ${{ proNumber }}.`)]),
  ];
}

function samePickup(left: VersionedShipment['body']['pickup'], right: VersionedShipment['body']['pickup']): boolean {
  return left.on === right.on && left.readyFrom === right.readyFrom && left.closeAt === right.closeAt;
}
