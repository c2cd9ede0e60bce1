import { createHash } from 'node:crypto';
import { SeededRandom } from '../../../../test/fixtures/seeded-random.js';
import { BOOKED, continueProjection, project } from './projection.js';
import {
  compareEvents,
  type EventDetails,
  type LoggedEvent,
  SHIPMENT_EVENT_TYPES,
  type ShipmentEventType,
} from './shipment-event.js';
import { PHASE_OF } from './shipment-status.js';

const START = Date.parse('2026-11-23T12:00:00Z');
let count = 0;

function event(type: ShipmentEventType, hour: number, details: EventDetails = {}): LoggedEvent {
  count += 1;
  return {
    type,
    occurredAt: new Date(START + hour * 3_600_000),
    timeZone: 'America/Chicago',
    sourceKey: `k${count}`,
    sequence: null,
    place: null,
    details,
  };
}

describe('execution axis', () => {
  it('is delivered if the delivery is received before the pickup', () => {
    const [pickup, delivery] = [event('picked_up', 1), event('delivered', 30)];
    expect(project([delivery, pickup])).toMatchObject({
      execution: 'delivered',
      pickedUpAt: pickup.occurredAt.toISOString(),
      deliveredAt: delivery.occurredAt.toISOString(),
    });
  });

  it('stays delivered if the carrier dates the pickup after the delivery', () => {
    expect(project([event('delivered', 5), event('picked_up', 6)]).execution).toBe('delivered');
  });

  it.each(['unknown', 'note', 'exception', 'leg', 'departed_delivery'] as const)('is not moved by %s', (type) => {
    expect(project([event('picked_up', 1), event(type, 2)]).execution).toBe('picked_up');
  });

  it('goes back only by explicit corrections', () => {
    const log = [event('picked_up', 1), event('delivered', 20)];
    expect(project([...log, event('delivery_reversed', 21)])).toMatchObject({
      execution: 'in_transit',
      deliveredAt: null,
      pod: 'none',
    });
    expect(project([...log, event('returned', 21)]).execution).toBe('returned');
    expect(project([...log, event('arrived_terminal', 21)]).execution).toBe('delivered');
    expect(project([event('booked', 0), event('delivery_reversed', 1)]).execution).toBe('booked');
  });

  it('is picked up if the carrier picks up after cancellation', () => {
    expect(project([event('cancelled', 1), event('tender_acknowledged', 2)]).execution).toBe('cancelled');
    expect(project([event('cancelled', 1), event('picked_up', 2)]).execution).toBe('picked_up');
  });

  it('corrects the time of delivery', () => {
    const deliveredAt = '2026-11-24T15:30:00.000Z';
    expect(project([event('delivered', 30), event('delivery_time_corrected', 40, { deliveredAt })])).toMatchObject({
      execution: 'delivered',
      deliveredAt,
    });
  });
});

describe('other axes', () => {
  it('derive customs, appointments, proof of delivery, damage and delay', () => {
    expect(project([event('customs_hold', 1), event('customs_cleared', 2)]).customs).toBe('cleared');
    expect(project([event('available_for_delivery', 1)])).toMatchObject({
      deliveryAppointment: 'needed',
      appointmentDueAt: new Date(START + 25 * 3_600_000).toISOString(),
    });
    expect(project([event('available_for_delivery', 1), event('delivery_appointment', 2)])).toMatchObject({
      deliveryAppointment: 'secured',
      appointmentDueAt: null,
    });
    expect(project([event('attempted', 1, { statusCode: '320-2' })]).deliveryAppointment).toBe('needed');
    expect(project([event('delivered', 1, { statusCode: '200-2' })])).toMatchObject({
      damage: true,
      shortage: false,
      pod: 'pending',
    });
    expect(project([event('pod_available', 1), event('delivered', 2)]).pod).toBe('available');
    expect(project([event('delayed', 1), event('estimated_arrival', 2, { etaOn: '2026-11-30' })])).toMatchObject({
      delayed: false,
      eta: { on: '2026-11-30' },
    });
  });
});

describe('any log', () => {
  const details = (random: SeededRandom, type: ShipmentEventType): EventDetails => ({
    ...(random.once(5) ? { etaOn: `2026-12-0${random.whole(1, 9)}` } : {}),
    ...(type.endsWith('appointment') ? { appointment: random.pick(['needed', 'requested', 'secured', 'missed']) } : {}),
    ...(random.once(10) ? { statusCode: random.pick(['200-1', '200-3', '320-1']) } : {}),
  });

  function randomLog(random: SeededRandom): LoggedEvent[] {
    return Array.from({ length: random.whole(1, 14) }, () => {
      const type = random.pick(SHIPMENT_EVENT_TYPES);
      // A small range of hours, so that many events have the same time.
      return {
        ...event(type, random.whole(0, 7), details(random, type)),
        sequence: random.once(2) ? random.whole(0, 4) : null,
      };
    });
  }

  const shuffled = (log: readonly LoggedEvent[], random: SeededRandom): LoggedEvent[] =>
    log
      .map((item) => ({ item, order: random.whole(0, 1_000_000) }))
      .sort((left, right) => left.order - right.order)
      .map(({ item }) => item);
  /** Deduplicates like `ShipmentLog`. */
  const unique = (log: readonly LoggedEvent[]): LoggedEvent[] => [
    ...new Map(log.map((item) => [item.sourceKey, item])).values(),
  ];

  it('projects to the same state for any order and repetition of events', () => {
    const random = new SeededRandom(20_261_121);
    const states = new Set<string>();
    for (let round = 0; round < 2_000; round += 1) {
      const log = randomLog(random);
      const state = project(log);
      states.add(createHash('sha1').update(JSON.stringify(state)).digest('hex'));
      expect(project(unique(shuffled([...log, ...log.filter(() => random.once(2))], random)))).toEqual(state);
    }
    expect(states.size).toBeGreaterThan(1_000);
  });

  it('projects to the same state at once and in steps from the stored state', () => {
    const random = new SeededRandom(7);
    for (let round = 0; round < 1_000; round += 1) {
      const log = randomLog(random).sort(compareEvents);
      const cut = random.whole(0, log.length);
      const stored = JSON.parse(JSON.stringify(continueProjection(BOOKED, log.slice(0, cut)))) as typeof BOOKED;
      expect(continueProjection(stored, log.slice(cut))).toEqual(project(log));
    }
  });

  it('does not go back because of a late event', () => {
    const corrections: ShipmentEventType[] = ['returned', 'reconsigned', 'delivery_reversed'];
    const random = new SeededRandom(99);
    for (let round = 0; round < 2_000; round += 1) {
      const log = randomLog(random).filter(({ type }) => !corrections.includes(type));
      const late = log.pop();
      if (late === undefined) continue;
      late.occurredAt = new Date(START - 1);
      const [before, after] = [project(log).execution, project([...log, late]).execution];
      expect([before, after, PHASE_OF[after] >= PHASE_OF[before]]).toEqual([before, after, true]);
    }
  });
});
