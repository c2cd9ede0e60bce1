import { english } from '../../../messages/translate.js';
import { msg } from '../../../messages/message.js';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { TenderOutcome } from '../../carriers/index.js';
import { ShipmentDocuments } from '../documents/shipment-documents.js';
import { ShipmentChangesRepository } from '../persistence/shipment-changes.sql.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import { type NewShipmentEvent, ShipmentLog } from '../tracking/shipment-log.js';
import { checksOf } from './checks/checks-of.js';
import { CarrierChecksRepository } from './checks/persistence/carrier-checks.repository.js';
import type { TenderEntity } from './persistence/tender.entity.js';
import { TendersRepository } from './persistence/tenders.repository.js';
import { CARRIER_NOTICE_DUE } from './tender.events.js';
import { tenderEvent, type TenderEventPart } from './tender-state.js';

/** Stores a carrier's response to a tender. */
@Injectable()
export class SettleTender {
  constructor(
    private readonly tenders: TendersRepository,
    private readonly shipments: ShipmentChangesRepository,
    private readonly shipmentDocuments: ShipmentDocuments,
    private readonly checks: CarrierChecksRepository,
    private readonly log: ShipmentLog,
    private readonly outbox: Outbox,
    private readonly database: Database,
  ) {}

  /** Stores the carrier's numbers and images of the bill of lading, regardless of the outcome of the pickup request. */
  async keepBol(tender: TenderEntity, { bol, images }: TenderOutcome, now: Date): Promise<void> {
    const { companyId, shipmentId } = tender;
    if (bol === null) return;
    const numbers = { proNumber: bol.proNumber, carrierConfirmation: bol.confirmation };
    await this.database.transaction((tx) => this.tenders.keepBol(tx, tender, numbers, now));
    if (images.bol !== null)
      await this.shipmentDocuments.keepCarrierImage(companyId, shipmentId, 'CARRIER_BOL', images.bol);
    if (images.labels !== null)
      await this.shipmentDocuments.keepCarrierImage(companyId, shipmentId, 'CARRIER_LABELS', images.labels);
  }

  /** Stores why the attempt has no known outcome; the tender stays pending. */
  noteTry({ companyId, id }: TenderEntity, { code, message }: TenderOutcome): Promise<void> {
    return this.tenders.noteTry(companyId, id, code, message);
  }

  /** Ends the tender unless the carrier answered it by link in the meantime; an unknown outcome counts as failed. */
  async settle(shipment: ShipmentRow, tender: TenderEntity, outcome: TenderOutcome, now: Date): Promise<void> {
    const { companyId, id: shipmentId } = shipment;
    const state = outcome.state === 'unknown' ? 'failed' : outcome.state;
    const { pickupNumber, code, message } = outcome;
    const proNumber = outcome.bol?.proNumber ?? tender.proNumber;
    const carrierConfirmation = outcome.bol?.confirmation ?? tender.carrierConfirmation;
    const answer = { state, proNumber, carrierConfirmation, pickupNumber, code, message };
    await this.database.transaction(async (tx) => {
      await this.shipments.lock(tx, companyId, shipmentId);
      const before = await this.tenders.settle(tx, tender, answer, now);
      if (before === 'withdrawn' || (before === 'pending' && state === 'rejected' && outcome.bol !== null))
        await this.withdraw(
          tx,
          tender,
          state === 'rejected' ? english(msg`The pickup was rejected.`) : english(msg`The shipment was canceled.`),
        );
      if (before !== 'pending') return;
      if (state === 'accepted' && proNumber !== null && shipment.proNumber === null) {
        await this.shipments.givePro(tx, shipment, proNumber);
        const change = english(msg`PRO ${{ proNumber }} was assigned by the carrier.`);
        await this.shipmentDocuments.reissue(tx, companyId, shipmentId, [change]);
      }
      await this.log.append(tx, { companyId, shipmentId }, eventsOf(shipment, tender, state, outcome, now));
      if (state === 'accepted' && tender.connectionId !== null)
        await this.checks.add(tx, checksOf(shipment, tender, pickupNumber !== null));
    });
  }

  /** Notifies the carrier that it should not pick up a shipment that it accepted. */
  private async withdraw(tx: Transaction, { companyId, shipmentId, id }: TenderEntity, reason: string): Promise<void> {
    const payload = { shipmentId, tenderId: id, notice: 'cancel', reason };
    await this.outbox.add(tx, { companyId, topic: CARRIER_NOTICE_DUE, payload });
  }
}

function eventsOf(
  shipment: ShipmentRow,
  tender: TenderEntity,
  state: TenderEntity['state'],
  { pickupNumber, code, message }: TenderOutcome,
  now: Date,
): NewShipmentEvent[] {
  const carrier = { carrier: tender.carrierName, scac: tender.scac };
  const event = (part: TenderEventPart) => tenderEvent(shipment, tender, now, part);
  if (state === 'rejected')
    return [event({ type: 'tender_rejected', source: 'carrier', code, reason: message, data: carrier })];
  if (state === 'failed')
    return [event({ type: 'tender_failed', source: 'lading', code, reason: message, data: carrier })];
  if (state !== 'accepted') return [];
  const accepted = event({ type: 'tender_acknowledged', source: 'carrier', reason: message, data: carrier });
  if (pickupNumber === null) return [accepted];
  const data = { appointment: 'secured' as const, pickupNumber };
  return [accepted, event({ type: 'pickup_appointment', source: 'carrier', data })];
}
