import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/auth/actor.js';
import { AuditLog } from '../../../platform/audit/audit-log.js';
import type { Transaction } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { ProNumbers } from '../../carriers/index.js';
import type { OfferEntity } from '../../offers/index.js';
import { bookedOffer } from '../booked-offer.js';
import { ShipmentDocuments } from '../documents/shipment-documents.js';
import { ShipmentChangesRepository, type VersionedShipment } from '../persistence/shipment-changes.sql.js';
import { markReportDays } from '../reports/persistence/report-due.sql.js';
import { CurrentTender } from './current-tender.js';
import { TendersRepository } from './persistence/tenders.repository.js';
import { notTenderable } from './tender.errors.js';
import { TENDER_DUE } from './tender.events.js';
import { isOpenForNext } from './tender-state.js';

/** Replaces the tender of a locked shipment, in the caller's transaction. */
@Injectable()
export class ReplaceTender {
  constructor(
    private readonly tenders: TendersRepository,
    private readonly current: CurrentTender,
    private readonly shipments: ShipmentChangesRepository,
    private readonly proNumbers: ProNumbers,
    private readonly shipmentDocuments: ShipmentDocuments,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Withdraws the unaccepted tender and tenders to the offer. @throws Conflict NOT_TENDERABLE */
  async replace(
    tx: Transaction,
    { userId }: Actor,
    shipment: VersionedShipment,
    offer: OfferEntity,
    now: Date,
  ): Promise<string> {
    const { companyId, id: shipmentId } = shipment;
    const newest = await this.tenders.lockNewest(tx, companyId, shipmentId);
    if (newest === null || !isOpenForNext(shipment.status, newest)) throw notTenderable(shipment.status);
    await this.current.withdraw(tx, shipment, 'The shipment was tendered to another carrier.');
    const tender = await this.addTender(tx, shipment, newest.number + 1, offer, now);
    const from = shipment.carrierName;
    await this.shipmentDocuments.reissue(tx, companyId, shipmentId, [
      `The carrier is ${tender.carrierName} instead of ${from}.`,
    ]);
    const details = {
      from: shipment.scac,
      to: tender.scac,
      offerId: offer.id,
      totalBefore: shipment.total,
      total: offer.body.total.amount,
    };
    await this.audit.record(tx, { companyId, userId, action: 'shipment.tendered', subject: shipmentId, details });
    await this.outbox.add(tx, { companyId, topic: TENDER_DUE, payload: { shipmentId, tenderId: tender.id } });
    return tender.id;
  }

  private async addTender(
    tx: Transaction,
    shipment: VersionedShipment,
    number: number,
    { id: offerId, carrierId, connectionId, body }: OfferEntity,
    now: Date,
  ) {
    const { companyId, id: shipmentId } = shipment;
    const { carrier, mode, total, estimatedDeliveryOn } = body;
    const { earliestDeliveryOn = estimatedDeliveryOn, latestDeliveryOn = estimatedDeliveryOn } = body;
    const proNumber = await this.proNumbers.next(tx, companyId, carrierId);
    const named = {
      offerId,
      carrierId,
      scac: carrier.scac,
      carrierName: carrier.name,
      carrierDemo: carrier.demo,
      proNumber,
    };
    const changed = {
      ...named,
      mode,
      estimatedDeliveryOn,
      earliestDeliveryOn,
      latestDeliveryOn,
      total: total.amount,
      currency: total.currency,
      body: { ...shipment.body, ...bookedOffer(body) },
    };
    await this.shipments.changeCarrier(tx, shipment, changed, now);
    await markReportDays(tx, companyId, [shipmentId]);
    const tender = { ...named, companyId, shipmentId, connectionId, number, id: newId('tnd'), createdAt: now };
    await this.tenders.insert(tx, tender);
    return tender;
  }
}
