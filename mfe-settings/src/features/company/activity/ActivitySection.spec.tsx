import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../../shared/testing/mock-api';
import { address, openSettings } from '../../../testing/open-settings';
import type { Activity } from '../../../shared/types';

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
const FILTERED = `${ACTIVITY}?action=member.left`;
const page = (items: Activity[], nextCursor: string | null = null) => ({ body: { items, nextCursor } });

/** A role that reads the log but manages nobody, such as finance. */
const open = (routes: MockRoutes, search = '') =>
  openSettings(
    `/settings/company?tab=activity${search}`,
    { 'GET /api/v1/company': { body: {} }, ...routes },
    { permissions: ['audit.read'] },
  );

test('says who did what, from where', async () => {
  const { host } = open({
    [ACTIVITY]: page([EVENT, { ...EVENT, id: 'aud_2', action: 'session.refused', userName: null, userId: null }]),
  });
  const rows = within(await screen.findByRole('table', { name: 'Activity' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows[0]).toHaveTextContent(/Olga OwensRemoved a memberrole: Bookerbo@hilltop.test192.0.2.7$/);
  expect(rows[1]).toHaveTextContent('Not signed in');
  expect(host.seen.titles).toContain('Activity · Company');
});

test('filters stand in the address and in the file to download', async () => {
  open({ [ACTIVITY]: page([EVENT]), [FILTERED]: page([]) });
  await screen.findByText('Olga Owens');
  await userEvent.selectOptions(screen.getByLabelText('Event'), 'Left');
  expect(await screen.findByText('No activity')).toBeInTheDocument();
  expect(address()).toBe('/settings/company?tab=activity&action=member.left');
  expect(screen.getByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    'http://localhost/api/v1/company/activity/export?action=member.left',
  );
});

test('an address with filters opens them', async () => {
  open({ [FILTERED]: page([EVENT]) }, '&action=member.left');
  expect(await screen.findByText('Olga Owens')).toBeInTheDocument();
  expect(screen.getByLabelText('Event')).toHaveDisplayValue('Left');
});

test('earlier events come page by page', async () => {
  open({
    [ACTIVITY]: page([EVENT], 'next'),
    [`${ACTIVITY}?cursor=next`]: page([{ ...EVENT, id: 'aud_0', userName: 'Ada Adler' }]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show older activity' }));
  expect(await screen.findByText('Ada Adler')).toBeInTheDocument();
});

test('a failure says why', async () => {
  open({ [ACTIVITY]: problem(403, 'FORBIDDEN', 'Your role in this company does not allow this.') });
  expect(await screen.findByText('Your role in this company does not allow this.')).toBeInTheDocument();
});
