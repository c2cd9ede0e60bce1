import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database } from '../../../platform/database/database.js';
import { newId } from '../../../platform/ids.js';
import { type OfferEntity, OffersRepository } from '../../offers/index.js';
import { ShipmentChangesRepository } from '../persistence/shipment-changes.sql.js';
import type { ShipmentRow } from '../persistence/shipments.sql.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import type { TenderEntity } from './persistence/tender.entity.js';
import { TendersRepository } from './persistence/tenders.repository.js';
import type { TenderDue } from './tender.events.js';
import { tenderEvent } from './tender-state.js';

/** One attempt of a tender, as sent to the carrier. */
export interface TenderTry {
  shipment: ShipmentRow;
  tender: TenderEntity;
  offer: OfferEntity | undefined;
}

/** Starts attempts of tenders. An attempt is stored before it is sent, so that interrupted attempts are known. */
@Injectable()
export class BeginTender {
  constructor(
    private readonly tenders: TendersRepository,
    private readonly shipments: ShipmentChangesRepository,
    private readonly offers: OffersRepository,
    private readonly log: ShipmentLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Null if there is nothing to send: the shipment was cancelled or removed, or the tender has ended. */
  async begin(companyId: string, { shipmentId, tenderId }: TenderDue): Promise<TenderTry | null> {
    const shipment = await this.shipments.find(companyId, shipmentId);
    if (shipment === null) return null;
    const offers = await this.offers.newest(companyId, shipment.quoteId);
    const tender =
      tenderId === undefined ? await this.firstTender(shipment, offers) : await this.tenders.find(companyId, tenderId);
    if (tender === null) return null;
    const present = await this.beginTry(shipment, tender);
    if (present === null) return null;
    return { shipment: present, tender, offer: offers.find(({ id }) => id === tender.offerId) };
  }

  /** Sends the tender over another connection of the carrier, or to its mailbox (null). */
  moveTo({ companyId, id }: TenderEntity, connectionId: string | null): Promise<void> {
    return this.tenders.moveTo(companyId, id, connectionId);
  }

  /** The first tender of the booking; null if the shipment was cancelled before it. */
  private async firstTender(shipment: ShipmentRow, offers: readonly OfferEntity[]): Promise<TenderEntity | null> {
    const { companyId, id: shipmentId, offerId, carrierId, scac, carrierName, carrierDemo, proNumber } = shipment;
    const existing = await this.tenders.newest(companyId, shipmentId);
    if (existing !== null || shipment.status === 'cancelled') return existing;
    const row = {
      companyId,
      id: newId('tnd'),
      shipmentId,
      number: 1,
      offerId,
      carrierId,
      scac,
      carrierName,
      carrierDemo,
      proNumber,
      connectionId: offers.find(({ id }) => id === offerId)?.connectionId ?? null,
      createdAt: this.clock.now(),
    };
    await this.database.transaction((tx) => this.tenders.insert(tx, row));
    return this.tenders.newest(companyId, shipmentId);
  }

  /** Stores the attempt and, for the first one, the event `tendered`. Returns the shipment as it is sent: later changes get a notice. */
  private beginTry(shipment: ShipmentRow, tender: TenderEntity): Promise<ShipmentRow | null> {
    const { companyId, id: shipmentId } = shipment;
    return this.database.transaction(async (tx) => {
      const now = this.clock.now();
      const present = await this.shipments.lock(tx, companyId, shipmentId);
      if (present === null || present.status === 'cancelled') return null;
      if (!(await this.tenders.beginTry(tx, tender, now))) return null;
      const data = { carrier: tender.carrierName, scac: tender.scac };
      const tendered = tenderEvent(shipment, tender, now, { type: 'tendered', source: 'lading', data });
      await this.log.append(tx, { companyId, shipmentId }, [tendered]);
      return present;
    });
  }
}
