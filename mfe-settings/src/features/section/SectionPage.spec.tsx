import { type FakeHostOptions, renderWithHost, createFakeHost } from '@lading/mfe-contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';

const SLOTS = {
  settings: [
    { id: 'claims-email', label: 'Claim emails', content: <p>Emails of claims</p> },
    { id: 'audits-rules', label: 'Audit rules', content: <p>Rules of audits</p> },
  ],
};
const open = (path: string, options?: FakeHostOptions) =>
  renderWithHost(remote.Root, path, createFakeHost({ slots: SLOTS, ...options }));
const navigation = () => within(screen.getByRole('navigation', { name: 'Settings' }));
const links = () =>
  navigation()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('pages of other remotes are listed after those of the company, and open one at a time', async () => {
  const { host } = open('/settings/sections/claims-email');
  expect(await screen.findByRole('heading', { level: 1, name: 'Claim emails' })).toBeVisible();
  expect(links().slice(-3)).toEqual(['Data', 'Claim emails', 'Audit rules']);
  expect(navigation().getByRole('link', { name: 'Claim emails' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Emails of claims')).toBeVisible();
  expect(screen.queryByText('Rules of audits')).toBeNull();
  await userEvent.click(navigation().getByRole('link', { name: 'Audit rules' }));
  expect(screen.getByText('Rules of audits')).toBeVisible();
  expect(host.seen.titles).toEqual(['Claim emails', 'Audit rules']);
});

test('a page that no remote contributes to this user is not found', async () => {
  open('/settings/sections/claims-secret');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

test('without a company only pages about the user are listed', async () => {
  open('/settings/user/profile', { company: null });
  expect(await screen.findByRole('navigation', { name: 'Settings' })).toBeVisible();
  expect(links()).toEqual(['Profile', 'Security', 'Notifications', 'Your companies']);
});
