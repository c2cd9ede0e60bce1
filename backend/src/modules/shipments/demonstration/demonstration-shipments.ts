import { Injectable } from '@nestjs/common';
import { localMoment } from '../../../kernel/time/local-time.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { CancelService } from '../cancel/cancel.service.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.sql.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import { DELIVERY_HOUR, eventsOf, type Journey, PICKUP_HOUR } from './demonstration-day.js';
import { DemonstrationPlaceFinder } from './demonstration-places.js';
import { insertEndedTender, moveBookingBack, receiveEventsInTime } from './persistence/demonstration-shipments.sql.js';

const HOUR_MS = 3_600_000;
/** The twelfth of the twelve customers is across the border, so the customs journeys are at indexes 11 and 23. */
const HISTORIES: readonly ('live' | 'cancelled' | readonly [Journey, hours: number])[] = [
  'live',
  'live',
  'live',
  'live',
  ['rejected', 3],
  ['smooth', 0.4],
  ['smooth', 0.8],
  ['smooth', 6],
  ['smooth', 21],
  ['smooth', 22.5],
  ['smooth', 24],
  ['customsHold', 52],
  ['smooth', 30],
  ['interline', 46],
  ['smooth', 43],
  ['smooth', 67],
  ['smooth', 69.5],
  ['smooth', 71],
  ['silent', 140],
  ['smooth', 120],
  ['damaged', 90],
  ['late', 50],
  ['missed', 23],
  ['customsCleared', 60],
  ['refused', 75],
  ['returned', 100],
  ['lost', 120],
  ['closed', 200],
  ['appointment', 90],
  'cancelled',
];

/** Creates the history of booked demonstration shipments, so that every status occurs. */
@Injectable()
export class DemonstrationShipments {
  /** Number of shipments to book. */
  readonly count = HISTORIES.length;

  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly cancelling: CancelService,
    private readonly places: DemonstrationPlaceFinder,
    private readonly log: ShipmentLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Creates the history of the shipment booked at `index` (from 0). Live shipments are moved by `DemonstrationMovesJob` or their carrier. */
  async give(owner: Actor, index: number, shipmentId: string): Promise<void> {
    const history = HISTORIES[index];
    if (history === undefined || history === 'live') return;
    if (history === 'cancelled') {
      await this.cancelling.cancel(owner, shipmentId, { reason: 'The customer postponed the order.' });
      return;
    }
    const shipment = await this.shipments.find(owner.companyId, shipmentId);
    if (shipment === null) throw new Error('The shipment was not booked.');
    const [journey, hours] = history;
    await this.database.transaction((tx) =>
      this.simulate(tx, shipment, journey, new Date(this.clock.now().getTime() - hours * HOUR_MS)),
    );
  }

  private async simulate(tx: Transaction, shipment: ShipmentRow, journey: Journey, since: Date): Promise<void> {
    const { companyId, id: shipmentId } = shipment;
    await this.moveBack(tx, shipment, since);
    await insertEndedTender(tx, shipment, journey === 'rejected' ? 'rejected' : 'accepted', since);
    const events = eventsOf(journey, this.places.placesOf(shipment), {
      since,
      hourMs: HOUR_MS,
      now: this.clock.now(),
      key: 'seed',
    });
    await this.log.append(tx, { companyId, shipmentId }, events);
    await receiveEventsInTime(tx, { companyId, shipmentId });
  }

  /** Backdates the booking to an hour before the tender, with the pickup date of the journey. */
  private async moveBack(
    tx: Transaction,
    { companyId, id, body: { timeZones } }: ShipmentRow,
    since: Date,
  ): Promise<void> {
    const bookedAt = new Date(since.getTime() - HOUR_MS);
    const day = (hour: number, timeZone = 'UTC') =>
      localMoment(new Date(since.getTime() + hour * HOUR_MS), timeZone).on;
    const [pickupOn, deliveryOn] = [day(PICKUP_HOUR, timeZones[0]), day(DELIVERY_HOUR, timeZones.at(-1))];
    await moveBookingBack(tx, { companyId, shipmentId: id }, { bookedAt, pickupOn, deliveryOn });
  }
}
