import type { components } from '@lading/api-client';
import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { type MockRoutes, pageRenderer } from '@lading/mfe-kit/testing';
import { addDays, today } from '@lading/trade';
import remote from '../mfe';
import { places } from '../shared/testing/places';
import { quote, ratingResult } from '../shared/testing/quotes';

type CompanyDefaults = components['schemas']['CompanyDefaultsDto'];

export const company = (defaults: Partial<CompanyDefaults> = {}): components['schemas']['CompanyDto'] => ({
  id: 'cmp_test',
  code: 'TESTMFG',
  name: 'Test Manufacturing',
  gs1Prefix: null,
  phone: null,
  address: null,
  billing: null,
  timeZone: 'America/Chicago',
  defaults: { units: 'imperial', accessorials: [], billOfLadingText: null, ...defaults },
  hasLogo: false,
  brandColor: null,
  demo: false,
  version: 1,
  createdAt: '2026-11-20T15:00:00.000Z',
});

/** The next pickup days: after a holiday in the US only. */
export const pickupDays: components['schemas']['PickupDaysDto'] = {
  US: addDays(today(new Date()), 4),
  CA: addDays(today(new Date()), 1),
};

const renderPage = pageRenderer(remote);

/** Opens a page of quotes; replies of the test replace the usual ones. */
export const openQuotes = (path: string, routes: MockRoutes = {}, options?: FakeHostOptions) =>
  renderPage(
    path,
    {
      'GET /api/v1/locations': places,
      'GET /api/v1/hazardous-materials': { body: { items: [], nextCursor: null } },
      'GET /api/v1/company': { body: company() },
      'GET /api/v1/rating/pickup-days': { body: pickupDays },
      'GET /api/v1/company/templates': { body: { items: [], nextCursor: null } },
      'GET /api/v1/company/products': { body: { items: [], nextCursor: null } },
      'GET /api/v1/me/saved-views': { body: { items: [] } },
      'POST /api/v1/rating/totals': { body: ratingResult },
      'POST /api/v1/rating/preview': { body: ratingResult },
      'POST /api/v1/quotes': { status: 201, body: quote() },
      'GET /api/v1/quotes/counts': { body: { all: 12, needsAction: 2, readyToBook: 3, closed: 7 } },
      'GET /api/v1/quotes/{id}': { body: quote() },
      ...routes,
    },
    options,
  );
