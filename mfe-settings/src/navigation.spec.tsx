import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { address, pageRenderer } from '@lading/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import remote from './mfe';
import { COMPANY } from './testing/company';
// Loaded in advance, so that tests do not wait for lazy modules.
import './features/company/members/MembersPage';
import './features/company/profile/CompanyProfilePage';

const renderPage = pageRenderer(remote);
const open = (path: string, options?: FakeHostOptions) =>
  renderPage(
    path,
    { 'GET /api/v1/company': { body: COMPANY }, 'GET /api/v1/company/quotas': { body: { items: [] } } },
    options,
  );
/** Links by the title of their group. */
const groups = () =>
  within(screen.getByRole('navigation', { name: 'Settings' }))
    .getAllByRole('list')
    .map((list) => [
      document.getElementById(list.getAttribute('aria-labelledby')!)?.textContent,
      within(list)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ]);

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('personal settings are apart from those of the company, one page for each section', async () => {
  const { host } = open('/settings/company');
  expect(await screen.findByText('QK7M2PXD')).toBeInTheDocument();
  expect(groups()).toEqual([
    [
      'Personal',
      [
        ['Profile', '/settings/user/profile'],
        ['Security', '/settings/user/security'],
        ['Notifications', '/settings/user/notifications'],
        ['Your companies', '/settings/user/association'],
      ],
    ],
    [
      'Company',
      [
        ['Company profile', '/settings/company'],
        ['Defaults', '/settings/company/defaults'],
        ['Members', '/settings/company/members'],
        ['Sign-in rules', '/settings/company/sign-in'],
        ['Mail domains', '/settings/company/domains'],
        ['Approval rules', '/settings/company/approval-rules'],
        ['Coding rules', '/settings/company/coding-rules'],
        ['Invoice approval', '/settings/company/invoices'],
        ['Products', '/settings/company/products'],
        ['API keys', '/settings/company/api-keys'],
        ['Webhooks', '/settings/company/webhooks'],
        ['EDI', '/settings/company/edi'],
        ['Activity', '/settings/company/activity'],
        ['Data', '/settings/company/data'],
      ],
    ],
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Company profile');
  expect(screen.getByRole('link', { name: 'All settings' })).toHaveAttribute('href', '/settings');
  expect(host.seen.titles).toEqual(['Company profile']);
});

test('a section without permission is not listed, and its address says so without a request', async () => {
  const { api, host } = open('/settings/company/members', { permissions: ['quote.read'] });
  expect(await screen.findByText('Your role does not include this page')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Members' })).toBeNull();
  expect(api.requests).toEqual([]);
  expect(host.seen.titles).toEqual(['Members']);
});

test.each([
  ['?tab=carriers', '/carriers'],
  ['?tab=carriers&upload=rates', '/carriers/tariffs?upload=rates'],
  ['?tab=products&q=tile', '/settings/company/products?q=tile'],
  ['?tab=members', '/settings/company/members'],
  ['?tab=api-keys', '/settings/company/api-keys'],
  ['?tab=webhooks&webhook=whk_1&state=failed', '/settings/company/webhooks?webhook=whk_1&state=failed'],
  ['?tab=activity', '/settings/company/activity'],
  ['?tab=data', '/settings/company/data'],
  ['?tab=overview', '/settings/company'],
  ['?tab=constructor', '/settings/company'],
])('the former address %s redirects to %s', async (search, current) => {
  open(`/settings/company${search}`, { permissions: [] });
  expect(address()).toBe(current);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
});

test('the settings start with the list of sections on phones, elsewhere with the company', async () => {
  const { unmount } = open('/settings');
  expect(address()).toBe('/settings/company');
  unmount();
  Object.assign(window, {
    matchMedia: (media: string) => ({ matches: true, media, addEventListener() {}, removeEventListener() {} }),
  });
  open('/settings');
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(groups().map(([title]) => title)).toEqual(['Personal', 'Company']);
});
