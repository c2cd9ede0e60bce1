import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.repository.js';
import { type TenderRow, TendersRepository } from '../tender/persistence/tenders.repository.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import { eventsOf, journeyOf } from './demonstration-day.js';
import { DemonstrationPlaceFinder } from './demonstration-places.js';

const EVERY_MS = 3_000;
/** A journey of three days passes in twenty minutes, like that of the demonstration's carriers over HTTP. */
const HOUR_MS = (20 * 60_000) / 72;
const DAY_MS = 86_400_000;

interface Moving {
  companyId: string;
  shipmentId: string;
}

/** In the demonstration, moves what was tendered by mail to an invented carrier, which has nobody who could answer. */
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
    for (const { companyId, shipmentId } of await this.moving()) {
      const shipment = await this.shipments.find(companyId, shipmentId);
      if (shipment !== null) await this.database.transaction((tx) => this.move(tx, shipment));
    }
  }

  /** Shipments on their journey; those of the seed stay as they are. */
  private moving(): Promise<Moving[]> {
    return this.database.query<Moving>(
      `SELECT s.company_id AS companyId, s.id AS shipmentId FROM tender t JOIN shipment s ON s.company_id = t.company_id AND s.id = t.shipment_id
       WHERE t.state IN ('sent', 'accepted') AND t.connection_id IS NULL AND t.carrier_demo AND t.sent_at > ? AND s.carrier_demo AND s.stage <> 'done'
         AND NOT EXISTS (SELECT 1 FROM shipment_event e WHERE e.company_id = s.company_id AND e.shipment_id = s.id AND e.source_key LIKE 'seed:%')
       ORDER BY t.sent_at LIMIT 100`,
      [new Date(this.clock.now().getTime() - DAY_MS)],
    );
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

  private async accept(tx: Transaction, tender: TenderRow, now: Date): Promise<void> {
    if (tender.state === 'sent') await this.tenders.move(tx, tender, 'accepted', now);
  }
}
