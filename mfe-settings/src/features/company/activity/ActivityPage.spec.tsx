import { address, type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import type { Activity } from '../../../shared/types';
import { COMPANY } from '../../../testing/company';
// Loaded in advance, so that tests do not wait for lazy modules.
import './ActivityPage';

const EVENT: Activity = {
  id: 'aud_1',
  occurredAt: '2026-11-20T15:00:00.000Z',
  action: 'member.removed',
  userId: 'usr_olga',
  userName: 'Olga Owens',
  subject: 'bo@hilltop.test',
  details: { role: 'booker' },
  ipAddress: '192.0.2.7',
};
const ACTIVITY = 'GET /api/v1/company/activity';
const page = (items: Activity[], nextCursor: string | null = null) => ({ body: { items, nextCursor } });

const renderPage = pageRenderer(remote);
/** A role that reads the log but does not manage members, such as finance. */
const open = (routes: MockRoutes, search = '') =>
  renderPage(
    `/settings/company/activity${search}`,
    { 'GET /api/v1/company': { body: COMPANY }, ...routes },
    { permissions: ['audit.read'] },
  );

test('lists user, event, subject and IP address', async () => {
  const { host } = open({
    [ACTIVITY]: page([EVENT, { ...EVENT, id: 'aud_2', action: 'session.refused', userName: null, userId: null }]),
  });
  const rows = within(await screen.findByRole('table', { name: 'Activity' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows[0]).toHaveTextContent(/Olga OwensRemoved a memberrole: Bookerbo@hilltop.test192.0.2.7$/);
  expect(rows[1]).toHaveTextContent('Not signed in');
  expect(host.seen.titles).toContain('Activity');
});

test('filters are in the URL and apply to the exported file', async () => {
  open({
    [ACTIVITY]: ({ query }) => page(query.action === 'member.left' ? [{ ...EVENT, action: 'member.left' }] : [EVENT]),
  });
  await screen.findByText('Olga Owens');
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Event' }));
  await userEvent.type(await screen.findByLabelText('Search event'), 'left');
  await userEvent.click(screen.getByRole('button', { name: 'Left' }));
  expect(address()).toBe('/settings/company/activity?action=member.left');
  expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    'http://localhost/api/v1/company/activity/export?action=member.left',
  );
});

test('a URL with filters applies them', async () => {
  open({ [ACTIVITY]: ({ query }) => page(query.action === 'member.left' ? [] : [EVENT]) }, '?action=member.left');
  expect(await screen.findByText('No matches')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Event: Left' })).toBeInTheDocument();
});

test('is paged', async () => {
  open({
    [ACTIVITY]: ({ query }) =>
      query.cursor === 'next' ? page([{ ...EVENT, id: 'aud_0', userName: 'Ada Adler' }]) : page([EVENT], 'next'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Ada Adler')).toBeInTheDocument();
});

test('a failure is explained', async () => {
  open({ [ACTIVITY]: problem(422, 'INVALID', 'Choose an earlier start date.') });
  expect(await screen.findByText(/^Choose an earlier start date\./)).toBeInTheDocument();
});
