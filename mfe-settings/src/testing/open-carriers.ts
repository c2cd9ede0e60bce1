import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { type MockRoutes, pageRenderer } from '@lading/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import remote from '../mfe';
// Loaded in advance, so that tests do not wait for lazy modules.
import '../features/carriers/connections/CarriersPage';
import '../features/carriers/exchange/ExchangeRatesPage';
import '../features/carriers/fuel/FuelPage';
import '../features/carriers/rules/RatingRulesPage';
import '../features/carriers/tariffs/TariffsPage';
import '../features/carriers/tender-emails/TenderEmailsPage';
import { CARRIER, COMPANY, CONNECTORS, TARIFF, TERMS, THRESHOLDS } from '../features/carriers/testing/fixtures';

const renderPage = pageRenderer(remote);
const ROUTES: MockRoutes = {
  'GET /api/v1/company': { body: COMPANY },
  'GET /api/v1/company/carriers': { body: { items: [CARRIER], nextCursor: null } },
  'GET /api/v1/company/connectors': { body: CONNECTORS },
  'GET /api/v1/company/tariffs': { body: { items: [TARIFF], nextCursor: null } },
  'GET /api/v1/company/tariffs/{id}/terms': { body: { tariffId: TARIFF.id, terms: { ...TERMS } } },
  'GET /api/v1/company/fuel-prices': { body: { items: [], fetchedIndexes: [], nextCursor: null } },
  'GET /api/v1/company/exchange-rates': { body: { items: [], nextCursor: null } },
  'GET /api/v1/company/rating-rules': { body: { thresholds: THRESHOLDS, laneMiles: [], laneMilesVersion: 1 } },
  'GET /api/v1/company/tender-settings': { body: { dispatchEmail: null, showRate: true, responseHours: 4 } },
};

/** Opens one of the pages about all carriers: `/carriers/tariffs`. */
export const carriersAt =
  (path: string) =>
  (routes: MockRoutes = {}, options?: FakeHostOptions, search = '') =>
    renderPage(`${path}${search}`, { ...ROUTES, ...routes }, options);

/** Queries within the section with this heading. */
export const section = (name: string) => within(screen.getByRole('region', { name }));
