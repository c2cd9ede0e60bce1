import { type MockRoutes, pageRenderer } from '@lading/mfe-kit/testing';
import remote from '../mfe';
import type { ShipmentClaims } from '../shared/api/claims';
import { shipment } from '../shared/testing/fixtures';
import type { ShipmentException } from '../shared/types';
import type { Location, Timeline, TimelineEvent } from '../features/shipment-detail/types';

export const SHIPMENT = '/api/v1/shipments/shp_01';

/** An event from the carrier; what a test is about is given. */
export function timelineEvent(change: Partial<TimelineEvent> & { id: string }): TimelineEvent {
  return {
    type: 'picked_up',
    text: 'Picked up',
    occurredAt: '2026-11-24T17:12:00.000Z',
    timeZone: 'America/Chicago',
    receivedAt: '2026-11-24T17:20:00.000Z',
    late: false,
    source: 'carrier',
    actorName: null,
    place: {
      name: null,
      city: 'Chicago',
      state: 'IL',
      postalCode: '60601',
      country: 'US',
      latitude: null,
      longitude: null,
    },
    code: 'AF',
    reason: null,
    raw: null,
    ...change,
  };
}

/** A delay that nobody sees to yet. */
export const lateException: ShipmentException = {
  id: 'exc_01',
  kind: 'late',
  severity: 'warning',
  text: 'The freight will arrive after the promised date. Tell the consignee.',
  openedAt: '2026-11-25T12:00:00.000Z',
  dueAt: '2026-11-25T23:00:00.000Z',
  endedAt: null,
  ownerId: null,
  ownerName: null,
  snoozedUntil: null,
  resolution: null,
  resolvedAt: null,
  reason: null,
};

export const timeline: Timeline = {
  items: [
    timelineEvent({ id: 'sev_02' }),
    timelineEvent({
      id: 'sev_01',
      type: 'booked',
      text: 'Booked',
      occurredAt: '2026-11-20T15:00:00.000Z',
      source: 'lading',
      place: null,
      code: null,
    }),
  ],
  axes: shipment.axes,
  freshness: { state: 'fresh', lastEventAt: '2026-11-24T17:12:00.000Z', staleAt: null },
  expectedNext: {
    event: 'delivered',
    text: 'Delivery',
    by: '2026-11-30T23:00:00.000Z',
    timeZone: 'America/Chicago',
    overdue: false,
  },
  eta: {
    on: '2026-11-30',
    at: null,
    timeZone: 'America/Chicago',
    basis: 'promised',
    text: 'From planned pickup and transit standard, 3 business days',
    place: null,
    daysLeft: 3,
    since: '2026-11-20T15:00:00.000Z',
    daysLate: 0,
  },
  exceptions: [],
};

const LOCATIONS: Record<string, Location> = {
  60601: {
    postalCode: '60601',
    city: 'Chicago',
    state: 'IL',
    country: 'US',
    timeZone: 'America/Chicago',
    latitude: 41.89,
    longitude: -87.62,
    usable: true,
    message: null,
  },
  75201: {
    postalCode: '75201',
    city: 'Dallas',
    state: 'TX',
    country: 'US',
    timeZone: 'America/Chicago',
    latitude: 32.79,
    longitude: -96.8,
    usable: true,
    message: null,
  },
};

/** Claims of freight that was not picked up. */
const NO_CLAIMS: ShipmentClaims = {
  claims: [],
  possible: false,
  deliveredOn: null,
  fileBy: null,
  noticeBy: null,
  liability: null,
};

const renderPage = pageRenderer(remote);

interface Shown {
  routes?: MockRoutes;
  tab?: string;
  /** All are granted unless listed here. */
  permissions?: string[];
  role?: string;
}

/** Opens the page of the shipment; routes of the test replace the usual ones. */
export const showShipment = ({ routes = {}, tab = '', permissions, role = 'owner' }: Shown = {}) =>
  renderPage(
    `/shipments/shp_01${tab && `/${tab}`}`,
    {
      'GET /api/v1/shipments/{id}': { body: shipment },
      'GET /api/v1/shipments/{id}/events': { body: timeline },
      'GET /api/v1/shipments/{id}/follow': { body: { mode: null } },
      'GET /api/v1/shipments/{id}/claims': { body: NO_CLAIMS },
      'GET /api/v1/shipments/{id}/legal-hold': { body: { reason: null, placedAt: null } },
      'GET /api/v1/locations': ({ query }) => ({
        body: { items: [LOCATIONS[query.q ?? '']].filter((location) => location !== undefined), nextCursor: null },
      }),
      'GET /api/v1/company/members': { body: { items: [], nextCursor: null } },
      ...routes,
    },
    { permissions, company: { id: 'cmp_test', name: 'Test Manufacturing', role } },
  );
