import { Injectable } from '@nestjs/common';
import { localMoment } from '../../../kernel/time/local-time.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { Clock } from '../../../platform/clock.js';
import { Database, type Transaction } from '../../../platform/database/database.js';
import { CancelService } from '../cancel/cancel.service.js';
import { type ShipmentRow, ShipmentsRepository } from '../persistence/shipments.sql.js';
import { ShipmentLog } from '../tracking/shipment-log.js';
import { eventsOf, type Journey, type JourneyTimes, timesOfPast } from './demonstration-day.js';
import { DemonstrationClaims } from './demonstration-claims.js';
import { type DemonstrationBilling, DemonstrationInvoices } from './demonstration-invoices.js';
import { DemonstrationPlaceFinder } from './demonstration-places.js';
import type { TenderedShipment } from '../../carriers/index.js';
import { tenderedShipment } from '../tender/tendered-shipment.js';
import {
  insertEndedTender,
  moveBookingBack,
  receiveEventsInTime,
  shipmentsOnTheirWay,
} from './persistence/demonstration-shipments.sql.js';

const HOUR_MS = 3_600_000;
/** The twelfth of the twelve customers is across the border, so the customs journeys are at indexes 11 and 23. */
const HISTORIES: readonly ('live' | 'cancelled' | readonly [Journey, hours: number, billing?: DemonstrationBilling])[] =
  [
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
    ['smooth', 71, 'liftgate'],
    ['silent', 140, 'fuel'],
    ['smooth', 120, 'reweigh'],
    ['damaged', 90, 'rounded'],
    ['late', 50],
    ['missed', 23],
    ['customsCleared', 60],
    ['refused', 75],
    ['returned', 100],
    ['lost', 120],
    ['closed', 200, 'twice'],
    ['appointment', 90],
    'cancelled',
  ];

/** Closed shipments before these, so that reports have six months: two a week, one in seven of them late, every second one invoiced as agreed. */
const PAST_SHIPMENTS = 48;
/** Invoices that keep a past shipment open, by index. */
const PAST_BILLINGS: readonly (DemonstrationBilling | undefined)[] = [undefined, undefined, 'disputed', 'unmatched'];
const PAST_PER_WEEK = 2;
/** Business hours of a week, and of the newest past shipment. */
const WEEK_HOURS = 120;
const PAST_FROM_HOURS = 3 * WEEK_HOURS;

function pastHistory(index: number): readonly [Journey, hours: number, billing?: DemonstrationBilling] {
  const week = Math.floor(index / PAST_PER_WEEK);
  const hours = PAST_FROM_HOURS + week * WEEK_HOURS + (index % PAST_PER_WEEK) * 48 + (week % 2) * 24;
  const billing = PAST_BILLINGS[index];
  if (billing !== undefined) return ['smooth', hours, billing];
  return [index % 7 === 3 ? 'closedLate' : 'closed', hours, index % 4 < 2 ? 'agreed' : undefined];
}

/** Business hours since the booking; 0 for those that are booked when they are seeded. */
function ageOf(index: number): number {
  const history = HISTORIES[index];
  return typeof history === 'object' ? history[1] : 0;
}

/** Journeys of which members are notified when they are seeded; the others are history that they know. */
const NEWS: readonly Journey[] = ['rejected', 'customsHold'];

/** Booking time and local pickup date of a demonstration shipment. */
export type BookingTimes = Pick<ShipmentRow, 'createdAt' | 'pickupOn'>;

/** Creates the history of booked demonstration shipments, so that every status occurs. */
@Injectable()
export class DemonstrationShipments {
  /** Indexes of the shipments to book, oldest first, so that their numbers follow their dates. */
  readonly indexes = [...HISTORIES.keys()].sort((one, other) => ageOf(other) - ageOf(one));
  /** Indexes of the shipments of the past to book before these, oldest first. */
  readonly pastIndexes = [...Array(PAST_SHIPMENTS).keys()].reverse();

  constructor(
    private readonly shipments: ShipmentsRepository,
    private readonly cancelling: CancelService,
    private readonly places: DemonstrationPlaceFinder,
    private readonly invoices: DemonstrationInvoices,
    private readonly claims: DemonstrationClaims,
    private readonly log: ShipmentLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Creates the history of the shipment booked at `index` (from 0), which `DemonstrationMovesJob` or the carrier continues. Returns the times of the booking. */
  async give(owner: Actor, index: number, shipmentId: string): Promise<BookingTimes> {
    const history = HISTORIES[index];
    const shipment = await this.shipments.find(owner.companyId, shipmentId);
    if (shipment === null) throw new Error('The shipment was not booked.');
    if (history === undefined || history === 'live') return shipment;
    if (history === 'cancelled') {
      await this.cancelling.cancel(owner, shipmentId, { reason: 'The customer postponed the order.' });
      return shipment;
    }
    return this.travel(owner, shipment, history);
  }

  /** Shipments on their way with the carrier that has most of them, as they were tendered, newest first; null without any. */
  async onTheirWay(
    companyId: string,
  ): Promise<{ carrierId: string; shipments: { shipment: TenderedShipment; lastEventAt: Date }[] } | null> {
    const rows = await shipmentsOnTheirWay(this.database, companyId);
    const [first] = rows;
    if (first === undefined) return null;
    const { carrierId } = first;
    const shipments = [];
    for (const { id, lastEventAt } of rows.filter((row) => row.carrierId === carrierId)) {
      const row = await this.shipments.find(companyId, id);
      if (row !== null) shipments.push({ shipment: tenderedShipment(row, null), lastEventAt });
    }
    return { carrierId, shipments };
  }

  /** Creates the whole history of a past shipment booked at `index` (from 0). Returns the times of the booking. */
  async givePast(owner: Actor, index: number, shipmentId: string): Promise<BookingTimes> {
    const shipment = await this.shipments.find(owner.companyId, shipmentId);
    if (shipment === null) throw new Error('The shipment was not booked.');
    return this.travel(owner, shipment, pastHistory(index));
  }

  private async travel(
    owner: Actor,
    shipment: ShipmentRow,
    [journey, hours, billing]: readonly [Journey, hours: number, billing?: DemonstrationBilling],
  ): Promise<BookingTimes> {
    const times = timesOfPast(this.clock.now(), hours, shipment.body.timeZones[0] ?? 'UTC');
    const booking = await this.database.transaction((tx) => this.simulate(tx, shipment, journey, times));
    const deliveredOn = localMoment(times.deliveryAt, shipment.body.timeZones.at(-1) ?? 'UTC').on;
    if (billing !== undefined) await this.invoices.add(owner, shipment, billing, deliveredOn);
    if (journey === 'damaged') await this.claims.add(owner, shipment, deliveredOn);
    return booking;
  }

  private async simulate(
    tx: Transaction,
    shipment: ShipmentRow,
    journey: Journey,
    times: JourneyTimes,
  ): Promise<BookingTimes> {
    const { companyId, id: shipmentId } = shipment;
    const booking = await this.moveBack(tx, shipment, times);
    await insertEndedTender(tx, shipment, journey === 'rejected' ? 'rejected' : 'accepted', times.tenderedAt);
    const events = eventsOf(journey, this.places.placesOf(shipment), {
      times,
      now: this.clock.now(),
      key: 'seed',
    });
    await this.log.append(tx, { companyId, shipmentId }, events, { isHistory: !NEWS.includes(journey) });
    await receiveEventsInTime(tx, { companyId, shipmentId });
    return booking;
  }

  /** Backdates the booking to an hour before the tender, with the pickup date of the journey. */
  private async moveBack(
    tx: Transaction,
    { companyId, id, body: { timeZones } }: ShipmentRow,
    { tenderedAt, pickupAt, deliveryAt }: JourneyTimes,
  ): Promise<BookingTimes> {
    const createdAt = new Date(tenderedAt.getTime() - HOUR_MS);
    const pickupOn = localMoment(pickupAt, timeZones[0] ?? 'UTC').on;
    const deliveryOn = localMoment(deliveryAt, timeZones.at(-1) ?? 'UTC').on;
    await moveBookingBack(tx, { companyId, shipmentId: id }, { bookedAt: createdAt, pickupOn, deliveryOn });
    return { createdAt, pickupOn };
  }
}
