import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { pageRenderer } from '@lading/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import remote from '../../mfe';
import { COMPANY } from '../../testing/company';
// Loaded in advance, so that tests do not wait for lazy modules.
import './OverviewTab';

const COMPANY_ROUTE = 'GET /api/v1/company';

const renderPage = pageRenderer(remote);
const open = (search = '', options?: FakeHostOptions) =>
  renderPage(`/settings/company${search}`, { [COMPANY_ROUTE]: { body: COMPANY } }, options);

test('shows the company and its tabs', async () => {
  const { host, api } = open();
  expect(await screen.findByText('QK7M2PXD')).toBeInTheDocument();
  const tabs = within(screen.getByRole('navigation', { name: 'Company settings' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Company', '/settings/company'],
    ['Carriers and tariffs', '/settings/company?tab=carriers'],
    ['Products', '/settings/company?tab=products'],
    ['Members', '/settings/company?tab=members'],
    ['API keys', '/settings/company?tab=api-keys'],
    ['Webhooks', '/settings/company?tab=webhooks'],
    ['Activity', '/settings/company?tab=activity'],
    ['Data', '/settings/company?tab=data'],
  ]);
  expect(api.requests.map(({ route }) => route)).toEqual([COMPANY_ROUTE]);
  expect(host.seen.titles).toEqual(['Company']);
});

test('a role without tariffs has no tab for them, and their URL says so', async () => {
  const { unmount } = open('', { permissions: ['quote.read'] });
  expect(await screen.findByText('QK7M2PXD')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Carriers and tariffs' })).not.toBeInTheDocument();
  unmount();
  open('?tab=carriers', { permissions: ['quote.read'] });
  expect(await screen.findByText('Your role does not include this page')).toBeInTheDocument();
});
