import { Injectable } from '@nestjs/common';
import { instantAt } from '../../../../kernel/time/local-time.js';
import { Clock } from '../../../../platform/clock.js';
import { Database } from '../../../../platform/database/database.js';
import { PeriodicJob } from '../../../../platform/jobs/periodic-jobs.js';
import { truncate } from '../../../../platform/text/truncate.js';
import { CarrierTenders, EventPulls, type PickupStatus } from '../../../carriers/index.js';
import { reasonText } from '../../domain/delivery-codes.js';
import type { ShipmentEventType } from '../../domain/shipment-event.js';
import { PHASE, PHASE_OF } from '../../domain/shipment-status.js';
import { type NewShipmentEvent, ShipmentLog } from '../../tracking/shipment-log.js';
import { pickupZone } from '../tendered-shipment.js';
import { CarrierCheckRunner, type CheckedTender } from './carrier-check-runner.js';

const EVERY_MS = 30_000;
const TRY_MS = 25_000;
const MINUTE_MS = 60_000;
/** As often as events of a carrier are requested (freight.md Annex E). */
const PACE_MS = 15 * MINUTE_MS;
/** After the pickup window closed. */
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS;
const END_OF_DAY = '23:59';

/** Events of the pickup states that say something new; `accepted` is known since the tender. */
const EVENTS: Readonly<Record<Exclude<PickupStatus['state'], 'accepted'>, ShipmentEventType>> = {
  rescheduled: 'pickup_appointment',
  en_route: 'eta_origin',
  arrived: 'arrived_pickup',
  departed: 'picked_up',
  attempted: 'pickup_attempted',
  cancelled: 'pickup_attempted',
};

/** Reads the state of pickups from carriers that send and publish no events, from the pickup window until the freight is picked up. */
@Injectable()
export class PickupStatusJob {
  constructor(
    private readonly checks: CarrierCheckRunner,
    private readonly carriers: CarrierTenders,
    private readonly events: EventPulls,
    private readonly log: ShipmentLog,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  @PeriodicJob({ name: 'pickup states of carriers', everyMs: EVERY_MS, inEachWorker: true })
  run(): Promise<void> {
    return this.checks.run('pickup', (checked) => this.check(checked));
  }

  private async check(checked: CheckedTender): Promise<Date | null> {
    const { shipment, tender } = checked;
    const { companyId, connectionId } = tender;
    const now = this.clock.now();
    if (PHASE_OF[shipment.status] >= PHASE.CANCELLED || now.getTime() > closesAt(checked).getTime() + GIVE_UP_MS)
      return null;
    const next = new Date(now.getTime() + PACE_MS);
    if (await this.events.hasEvents(companyId, connectionId)) return next;
    const status = await this.carriers.pickupStatus(tender, tender, AbortSignal.timeout(TRY_MS));
    if (status === undefined) return null;
    if (status === null || status === 'not_found' || status.state === 'accepted') return next;
    const event = eventOf(checked, status.state, status);
    await this.database.transaction((tx) => this.log.append(tx, { companyId, shipmentId: shipment.id }, [event]));
    return status.state === 'departed' ? null : next;
  }
}

function closesAt({ shipment: { body, pickupOn, ...rest } }: CheckedTender): Date {
  return instantAt(pickupOn, body.pickup.closeAt ?? END_OF_DAY, pickupZone({ body, ...rest }));
}

/** The standard gives no time of the state: it is when we read it. A state that is read again has the same key. */
function eventOf(
  { shipment, tender }: CheckedTender,
  state: keyof typeof EVENTS,
  { code, message, etaAt, stopsAway }: PickupStatus,
): NewShipmentEvent {
  const said = [code === null ? null : reasonText(code, true), message].filter(Boolean).join('. ');
  const day = state === 'rescheduled' ? (etaAt?.toISOString().slice(0, 10) ?? '') : '';
  return {
    type: EVENTS[state],
    timeZone: pickupZone(shipment),
    source: 'pull',
    actorId: null,
    sourceKey: ['pickup', tender.id, state, code ?? '', day, stopsAway ?? ''].join(':'),
    code,
    reason: said === '' ? null : truncate(said, 500),
    data: {
      ...(state === 'rescheduled' ? { appointment: 'rescheduled' as const } : {}),
      ...(etaAt === null ? {} : { pickupEtaAt: etaAt.toISOString() }),
      ...(stopsAway === null ? {} : { stopsAway }),
    },
  };
}
