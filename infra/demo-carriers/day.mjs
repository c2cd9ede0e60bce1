import { createHash } from 'node:crypto';

const PAGE_MAX = 500;
const NOTE = 'Demonstration: an accelerated day.';

/** What happens on the way: part of the day that has passed, type of the standard, at which end, and what else is told. */
const PICKED_UP = [
  { at: 0.15, type: 'PICKED_UP', end: 'origin' },
  { at: 0.25, type: 'DEPARTED_TERMINAL', end: 'origin' },
];
const DELIVERY = [
  { at: 0.6, type: 'ARRIVED_AT_TERMINAL', end: 'destination' },
  { at: 0.8, type: 'OUT_FOR_DELIVERY', end: 'destination' },
];
const DELIVERED = { at: 1, type: 'DELIVERED', end: 'destination', status: '100-1' };
const DAYS = {
  smooth: [...PICKED_UP, ...DELIVERY, DELIVERED, { at: 1.1, type: 'PROOF_OF_DELIVERY', end: 'destination' }],
  late: [
    ...PICKED_UP,
    { at: 0.4, type: 'DELAY', end: 'destination', attributes: { reasonCode: 'AO', late: true } },
    ...DELIVERY,
    DELIVERED,
  ],
  missed: [
    { at: 0.1, type: 'PICKUP_ATTEMPTED', end: 'origin', attributes: { reasonCode: '310-2' } },
    ...PICKED_UP.map((step) => ({ ...step, at: step.at + 0.2 })),
    ...DELIVERY,
    DELIVERED,
  ],
  damaged: [...PICKED_UP, ...DELIVERY, { ...DELIVERED, status: '200-2', attributes: { reasonCode: '200-2' } }],
};
const KINDS = ['smooth', 'late', 'missed', 'damaged'];

/**
 * Moves what a carrier has taken along one day of `dayMs`, which the carrier publishes at `GET /v1/events` of the in-transit standard. What
 * happens follows from the last two digits of the shipment's number, so that each number has the same day every time.
 */
export function createDay({ scac, dayMs, now = Date.now }) {
  const moving = new Map();

  const eventsAt = (instant) =>
    [...moving.values()].flatMap((shipment) => {
      const steps = DAYS[KINDS[Number(shipment.shipmentId.slice(-2)) % KINDS.length]];
      return steps
        .map((step, sequence) => eventOf(shipment, step, sequence, scac, dayMs))
        .filter(({ occurredAt }) => Date.parse(occurredAt) <= instant);
    });

  return {
    pickup({ shipmentId, pro, bol }) {
      if (!bol || moving.has(pro)) return;
      moving.set(pro, { shipmentId, pro, bol, since: now() });
    },
    cancel: (pro) => void moving.delete(pro),
    /** A page of events (EventsPage of the standard). The proof of delivery links its file below `base`. */
    page(search, base = '') {
      const from = Date.parse(search.get('occurredFrom') ?? '') || 0;
      const to = Date.parse(search.get('occurredTo') ?? '') || Infinity;
      const pageSize = Math.min(Number(search.get('pageSize')) || 100, PAGE_MAX);
      const page = Math.max(Number(search.get('page')) || 1, 1);
      const wanted = search.get('shipmentId');
      const found = eventsAt(now()).filter(
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

function eventOf({ shipmentId, pro, bol, since }, { at, type, end, status, attributes }, sequence, scac, dayMs) {
  const occurredAt = new Date(since + at * dayMs).toISOString();
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
export const POD_PATH = '/documents/pod/';

function withFile(event, base) {
  if (event.type !== 'PROOF_OF_DELIVERY') return event;
  const [{ value: pro }] = event.shipment.references;
  const url = `${base}${POD_PATH}${pro}`;
  return { ...event, documents: [{ type: 'POD', url, mimeType: 'application/pdf' }] };
}

function placeOf({ city, stateProvince: state, postalCode, country }) {
  return { type: 'CITY', city, state, postalCode, country };
}
