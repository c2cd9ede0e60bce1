import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { screen, within } from '@testing-library/react';
import type { MockRoutes } from '../../shared/testing/mock-api';
import { COMPANY } from '../../testing/company';
import { findSection, openSettings } from '../../testing/open-settings';

const COMPANY_ROUTE = 'GET /api/v1/company';

const open = (routes: MockRoutes = {}, options?: FakeHostOptions) =>
  openSettings('/settings/company', { [COMPANY_ROUTE]: { body: COMPANY }, ...routes }, options);

test('shows the company and the parts of its page', async () => {
  const { host, requested } = open();
  expect(await (await findSection('Company profile')).findByText('QK7M2PXD')).toBeInTheDocument();
  const parts = within(screen.getByRole('navigation', { name: 'Company settings' })).getAllByRole('link');
  expect(parts.map((part) => [part.textContent, part.getAttribute('href')])).toEqual([
    ['Company', '/settings/company'],
    ['Carriers and tariffs', '/settings/company?tab=carriers'],
    ['Products', '/settings/company?tab=products'],
    ['Members', '/settings/company?tab=members'],
    ['API keys', '/settings/company?tab=api-keys'],
    ['Webhooks', '/settings/company?tab=webhooks'],
    ['Activity', '/settings/company?tab=activity'],
    ['Data', '/settings/company?tab=data'],
  ]);
  expect(requested).toEqual([COMPANY_ROUTE]);
  expect(host.seen.titles).toEqual(['Company']);
});

test('a role without tariffs has no tab for them, and is told so at their address', async () => {
  const { unmount } = open({}, { permissions: ['quote.read'] });
  expect(await screen.findByText('QK7M2PXD')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Carriers and tariffs' })).not.toBeInTheDocument();
  unmount();
  openSettings(
    '/settings/company?tab=carriers',
    { [COMPANY_ROUTE]: { body: COMPANY } },
    { permissions: ['quote.read'] },
  );
  expect(await screen.findByText('Your role does not include this page')).toBeInTheDocument();
});
