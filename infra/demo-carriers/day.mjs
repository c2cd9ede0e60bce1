import { createHash } from 'node:crypto';

const PAGE_MAX = 500;
const NOTE = 'Demonstration: an invented journey.';
const HOUR_MS = 3_600_000;
/** Time of pickups and deliveries, UTC: in the afternoon of the same date everywhere in North America. */
const STOP_TIME = 'T20:00:00Z';
const [SATURDAY, SUNDAY] = [6, 0];
const TRANSIT_DAYS = 2;

/** Events of a journey: `at` is the part of an accelerated day, `day` and `hours` the business days from the pickup day and the hours from its time. */
const PICKED_UP = [
  { at: 0.15, day: 0, hours: 0, type: 'PICKED_UP', end: 'origin' },
  { at: 0.25, day: 0, hours: 4, type: 'DEPARTED_TERMINAL', end: 'origin' },
];
const DELIVERY = [
  { at: 0.6, day: TRANSIT_DAYS, hours: -9, type: 'ARRIVED_AT_TERMINAL', end: 'destination' },
  { at: 0.8, day: TRANSIT_DAYS, hours: -5, type: 'OUT_FOR_DELIVERY', end: 'destination' },
];
const DELIVERED = { at: 1, day: TRANSIT_DAYS, hours: 0, type: 'DELIVERED', end: 'destination', status: '100-1' };
const aDayLater = (step) => ({ ...step, day: step.day + 1 });
const DAYS = {
  smooth: [
    ...PICKED_UP,
    ...DELIVERY,
    DELIVERED,
    { at: 1.1, day: TRANSIT_DAYS, hours: 2, type: 'PROOF_OF_DELIVERY', end: 'destination' },
  ],
  late: [
    ...PICKED_UP,
    { at: 0.4, day: 1, hours: 0, type: 'DELAY', end: 'destination', attributes: { reasonCode: 'AO', late: true } },
    ...[...DELIVERY, DELIVERED].map(aDayLater),
  ],
  missed: [
    { at: 0.1, day: 0, hours: 0, type: 'PICKUP_ATTEMPTED', end: 'origin', attributes: { reasonCode: '310-2' } },
    ...PICKED_UP.map((step) => ({ ...aDayLater(step), at: step.at + 0.2 })),
    ...[...DELIVERY, DELIVERED].map(aDayLater),
  ],
  damaged: [...PICKED_UP, ...DELIVERY, { ...DELIVERED, status: '200-2', attributes: { reasonCode: '200-2' } }],
};
const KINDS = ['smooth', 'late', 'missed', 'damaged'];

/**
 * Simulates the events of accepted pickups, which the carrier publishes at `GET /v1/events` of the in-transit standard: on the requested pickup day and
 * the business days after it, or within `dayMs` of the pickup request. The last two digits of the shipment's number determine the journey.
 * `kept` holds the shipments of an earlier process, and `keep` is called with all shipments after each change.
 */
export function createDay({ scac, dayMs, now = Date.now, kept = [], keep = () => undefined }) {
  const moving = new Map(kept.map((shipment) => [shipment.pro, shipment]));
  const save = () => keep([...moving.values()]);

  /** All events of a shipment's journey, later ones too. */
  const journeyOf = (shipment) =>
    DAYS[KINDS[Number(shipment.shipmentId.slice(-2)) % KINDS.length]].map((step, sequence) =>
      eventOf(shipment, step, sequence, scac, dayMs),
    );
  const happened = ({ occurredAt }) => Date.parse(occurredAt) <= now();
  const events = () => [...moving.values()].flatMap((shipment) => journeyOf(shipment).filter(happened));

  return {
    pickup({ shipmentId, pro, bol, price, message }) {
      if (!bol) return;
      const since = moving.get(pro)?.since ?? now();
      moving.set(pro, { shipmentId, pro, bol, price, since, readyOn: message.readyDate.slice(0, 10) });
      save();
    },
    /** The shipments with their events so far, and when they are picked up. */
    journeys: () =>
      [...moving.values()].map((shipment) => {
        const planned = journeyOf(shipment);
        const { occurredAt: pickedUpAt } = planned.find(({ type }) => type === 'PICKED_UP');
        return {
          ...shipment,
          pickedUpAt,
          /** Whether the pickup is less than so many milliseconds away. */
          isNear: (ms) => Date.parse(pickedUpAt) - now() < ms,
          events: planned.filter(happened),
        };
      }),
    now,
    cancel(pro) {
      moving.delete(pro);
      save();
    },
    /** A page of events (EventsPage of the standard). The proof of delivery links its file below `base`. */
    page(search, base = '') {
      const from = Date.parse(search.get('occurredFrom') ?? '') || 0;
      const to = Date.parse(search.get('occurredTo') ?? '') || Infinity;
      const pageSize = Math.min(Number(search.get('pageSize')) || 100, PAGE_MAX);
      const page = Math.max(Number(search.get('page')) || 1, 1);
      const wanted = search.get('shipmentId');
      const found = events().filter(
        ({ occurredAt, shipment }) =>
          Date.parse(occurredAt) >= from && Date.parse(occurredAt) < to && (!wanted || shipment.shipmentId === wanted),
      );
      return {
        data: found.slice((page - 1) * pageSize, page * pageSize).map((event) => withFile(event, base)),
        page,
        pageSize,
        totalPages: Math.max(Math.ceil(found.length / pageSize), 1),
        totalCount: found.length,
      };
    },
  };
}

/** Time of a step: on its business day, but after the request; or at its part of the accelerated day. */
function timeOf({ since, readyOn }, { at, day, hours }, dayMs) {
  if (dayMs !== undefined) return since + at * dayMs;
  const pickup = new Date(Math.max(Date.parse(`${readyOn}${STOP_TIME}`), since + at * HOUR_MS));
  for (let left = day; left > 0 || isWeekend(pickup);) {
    pickup.setUTCDate(pickup.getUTCDate() + 1);
    if (!isWeekend(pickup)) left -= 1;
  }
  return pickup.getTime() + hours * HOUR_MS;
}

const isWeekend = (instant) => [SATURDAY, SUNDAY].includes(instant.getUTCDay());

function eventOf(moving, step, sequence, scac, dayMs) {
  const { shipmentId, pro, bol } = moving;
  const { type, end, status, attributes } = step;
  const occurredAt = new Date(timeOf(moving, step, dayMs)).toISOString();
  return {
    eventId: createHash('sha256')
      .update(JSON.stringify([scac, pro, sequence]))
      .digest('hex')
      .slice(0, 26),
    type,
    ...(status ? { status } : {}),
    occurredAt,
    reportedAt: occurredAt,
    sequence,
    location: placeOf(bol[end]),
    notes: NOTE,
    ...(attributes ? { attributes } : {}),
    shipment: {
      shipmentId,
      scac,
      references: [
        { type: 'PRO', value: pro },
        { type: 'BOL', value: bol.referenceNumbers.bol[0] },
      ],
      origin: placeOf(bol.origin),
      destination: placeOf(bol.destination),
    },
  };
}

/** The path of a shipment's proof of delivery. */
export const POD_PATH = '/files/pod/';

function withFile(event, base) {
  if (event.type !== 'PROOF_OF_DELIVERY') return event;
  const [{ value: pro }] = event.shipment.references;
  const url = `${base}${POD_PATH}${pro}`;
  return { ...event, documents: [{ type: 'POD', url, mimeType: 'application/pdf' }] };
}

function placeOf({ city, stateProvince: state, postalCode, country }) {
  return { type: 'CITY', city, state, postalCode, country };
}
