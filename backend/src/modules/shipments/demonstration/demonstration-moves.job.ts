import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.sql.js';
import type { TenderEntity } from '../tender/persistence/tender.entity.js';
import { TendersRepository } from '../tender/persistence/tenders.repository.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import { eventsOf, journeyOf } from './demonstration-day.js';
import { DemonstrationPlaceFinder } from './demonstration-places.js';
import { movingShipments } from './persistence/demonstration-shipments.sql.js';

const EVERY_MS = 3_000;
/** A journey of three days takes twenty minutes, as for the demonstration carriers over HTTP. */
const HOUR_MS = (20 * 60_000) / 72;
const DAY_MS = 86_400_000;

/** Moves demonstration shipments tendered by email to fictitious carriers, which never respond. */
@Injectable()
export class DemonstrationMovesJob {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly tenders: TendersRepository,
    private readonly places: DemonstrationPlaceFinder,
    private readonly log: ShipmentLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({
    name: 'journeys of the demonstration',
    everyMs: EVERY_MS,
    when: ({ demonstration }) => demonstration,
  })
  async run(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    for (const { companyId, shipmentId } of await movingShipments(this.database, since)) {
      const shipment = await this.shipments.find(companyId, shipmentId);
      if (shipment !== null) await this.database.transaction((tx) => this.move(tx, shipment));
    }
  }

  private async move(tx: Transaction, shipment: ShipmentRow): Promise<void> {
    const { companyId, id: shipmentId, number } = shipment;
    const now = this.clock.now();
    const tender = await this.tenders.lockNewest(tx, companyId, shipmentId);
    if (tender?.sentAt == null || !['sent', 'accepted'].includes(tender.state)) return;
    const places = this.places.placesOf(shipment);
    const events = eventsOf(journeyOf(number), places, {
      since: tender.sentAt,
      hourMs: HOUR_MS,
      now,
      key: 'day',
    }).filter(({ type }) => type !== 'tendered');
    if (events.length === 0) return;
    await this.accept(tx, tender, now);
    await this.log.append(tx, { companyId, shipmentId }, events);
  }

  private async accept(tx: Transaction, tender: TenderEntity, now: Date): Promise<void> {
    if (tender.state === 'sent') await this.tenders.move(tx, tender, 'accepted', now);
  }
}
