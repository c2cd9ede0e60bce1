import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { screen } from '@testing-library/react';
import type { MockRoutes } from '../../shared/testing/mock-api';
import type { Company } from '../../shared/types';
import { openSettings, section } from '../../testing/open-settings';

const COMPANY: Company = { id: 'cmp_01', code: 'QK7M2PXD', name: 'Riverside Tile', demo: false, createdAt: '2026-11-20T15:00:00.000Z' };
const COMPANY_ROUTE = 'GET /api/v1/company';

const open = (routes: MockRoutes = {}, options?: FakeHostOptions) => openSettings('/settings/company', { [COMPANY_ROUTE]: { body: COMPANY }, ...routes }, options);

test('shows the company and the parts of its page', async () => {
  const { host, requested } = open();
  expect(await section('Company data').findByText('QK7M2PXD')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Carriers and tariffs' })).toHaveAttribute('href', '/settings/company?tab=carriers');
  expect(requested).toEqual([COMPANY_ROUTE]);
  expect(host.seen.titles).toEqual(['Company']);
});

test('a role without tariffs has no tab for them, and is told so at their address', async () => {
  const { unmount } = open({}, { permissions: ['quote.read'] });
  expect(await screen.findByText('QK7M2PXD')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Carriers and tariffs' })).not.toBeInTheDocument();
  unmount();
  openSettings('/settings/company?tab=carriers', { [COMPANY_ROUTE]: { body: COMPANY } }, { permissions: ['quote.read'] });
  expect(await screen.findByText('Your role does not include this page')).toBeInTheDocument();
});
