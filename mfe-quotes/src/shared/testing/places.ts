import type { MockReply, MockRequest } from '@lading/mfe-kit/testing';
import type { Location } from '../api/types';

const PLACES: Location[] = [
  {
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
  {
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
  {
    postalCode: '94558',
    city: 'Napa',
    state: 'CA',
    country: 'US',
    timeZone: 'America/Los_Angeles',
    latitude: 38.3,
    longitude: -122.28,
    usable: true,
    message: null,
  },
];

type Route = 'GET /api/v1/locations';

/** Search for locations in three cities. */
export const places = ({ query }: MockRequest<Route>): MockReply<Route> => {
  const q = (query.q ?? '').toLowerCase();
  return {
    body: {
      items: PLACES.filter(({ postalCode, city }) => postalCode.startsWith(q) || city.toLowerCase().startsWith(q)),
      nextCursor: null,
    },
  };
};
