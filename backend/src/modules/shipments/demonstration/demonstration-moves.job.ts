import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { PeriodicJob } from '../../../platform/jobs/periodic-jobs.js';
import { DemonstrationCarriers } from '../../carriers/index.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.sql.js';
import type { TenderEntity } from '../tender/persistence/tender.entity.js';
import { TendersRepository } from '../tender/persistence/tenders.repository.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import { eventsOf, type Journey, journeyOf, JOURNEYS, timesOfBooking, timesOfPast } from './demonstration-day.js';
import { DemonstrationPlaceFinder } from './demonstration-places.js';
import { type MovingShipment, movingShipments } from './persistence/demonstration-shipments.sql.js';

const EVERY_MS_IN_DEMONSTRATION = 3_000;
const EVERY_MS = 60_000;
const LONGEST_MS = 60 * 86_400_000;
/** For pickups without a window. */
const FIRST_READY = '09:00';

/** Moves demonstration shipments tendered by email to fictitious carriers, which never respond. They move in real time, on the dates they show. */
@Injectable()
export class DemonstrationMovesJob {
  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly tenders: TendersRepository,
    private readonly carriers: DemonstrationCarriers,
    private readonly places: DemonstrationPlaceFinder,
    private readonly log: ShipmentLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({
    name: 'journeys of the demonstration',
    everyMs: ({ demonstration }) => (demonstration ? EVERY_MS_IN_DEMONSTRATION : EVERY_MS),
  })
  async run(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - LONGEST_MS);
    const companyIds = await this.carriers.companies();
    if (companyIds.length === 0) return;
    for (const moving of await movingShipments(this.database, companyIds, since)) {
      const shipment = await this.shipments.find(moving.companyId, moving.shipmentId);
      if (shipment !== null) await this.database.transaction((tx) => this.move(tx, shipment, moving));
    }
  }

  private async move(tx: Transaction, shipment: ShipmentRow, { seededJourney }: MovingShipment): Promise<void> {
    const { companyId, id: shipmentId } = shipment;
    const now = this.clock.now();
    const tender = await this.tenders.lockNewest(tx, companyId, shipmentId);
    if (tender?.sentAt == null || !['sent', 'accepted'].includes(tender.state)) return;
    const places = this.places.placesOf(shipment);
    const { journey, times, key } = planOf(shipment, tender.sentAt, seededJourney);
    const events = eventsOf(journey, places, { times, now, key }).filter(({ type }) => type !== 'tendered');
    if (events.length === 0) return;
    await this.accept(tx, tender, now);
    await this.log.append(tx, { companyId, shipmentId }, events);
  }

  private async accept(tx: Transaction, tender: TenderEntity, now: Date): Promise<void> {
    if (tender.state === 'sent') await this.tenders.move(tx, tender, 'accepted', now);
  }
}

/** Journey, times and key of a shipment: as seeded, or from its number and its booked dates. */
function planOf(
  { number, pickupOn, estimatedDeliveryOn, body: { pickup, timeZones } }: ShipmentRow,
  sentAt: Date,
  seeded: string | null,
) {
  const [originZone = 'UTC', destinationZone = 'UTC'] = [timeZones[0], timeZones.at(-1)];
  if (seeded !== null && isJourney(seeded))
    return { journey: seeded, times: timesOfPast(sentAt, 0, originZone), key: 'seed' as const };
  const dates = { pickupOn, readyFrom: pickup.readyFrom ?? FIRST_READY, deliveryOn: estimatedDeliveryOn };
  const times = timesOfBooking(sentAt, dates, [originZone, destinationZone]);
  return { journey: journeyOf(number), times, key: 'day' as const };
}

const isJourney = (name: string): name is Journey => Object.hasOwn(JOURNEYS, name);
