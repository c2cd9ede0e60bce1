import { pageRenderer } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import type { Mailing, SavedReport } from './mailings';

const MAILINGS = '/api/v1/reports/mailings';
const renderPage = pageRenderer(remote);

const own: SavedReport = {
  id: 'svw_1',
  area: 'reports',
  name: 'Late lanes',
  query: 'report=on-time&by=lane',
  isShared: false,
  author: null,
  canChange: true,
  createdAt: '',
};
const shared = { ...own, id: 'svw_2', name: 'Emissions', query: 'report=emissions', author: 'Nora Field' };
const mailing: Mailing = {
  id: 'rml_1',
  viewId: 'svw_1',
  name: 'Late lanes',
  report: 'on-time',
  query: own.query,
  every: 'week',
  onDay: 1,
  atTime: '07:00',
  format: 'xlsx',
  timeZone: 'America/Chicago',
  isPaused: false,
  dueAt: '2026-11-30T13:00:00.000Z',
  recipients: [
    { userId: 'usr_1', name: 'Nora Field', state: 'sent', endedAt: '2026-11-23T13:00:02.000Z' },
    { userId: 'usr_2', name: 'Ben Okafor', state: 'dropped', endedAt: '2026-11-23T13:00:02.000Z' },
  ],
  author: 'Nora Field',
  canChange: true,
  isRecipient: true,
};

const open = (views: SavedReport[] = [own, { ...shared, canChange: false }], mailings: Mailing[] = [mailing]) =>
  renderPage('/reports/saved', {
    'GET /api/v1/me/saved-views': { body: { items: views } },
    [`GET ${MAILINGS}`]: { body: { items: mailings } },
    'PATCH /api/v1/me/saved-views/{id}': { body: { ...own, isShared: true } },
    'DELETE /api/v1/me/saved-views/{id}': { status: 204, body: undefined },
    [`GET ${MAILINGS}/members`]: { body: { items: [{ userId: 'usr_2', name: 'Ben Okafor' }] } },
    [`POST ${MAILINGS}`]: { status: 201, body: mailing },
    [`PATCH ${MAILINGS}/{id}`]: { body: mailing },
    [`POST ${MAILINGS}/{id}/send`]: { status: 202, body: undefined },
  } as Parameters<typeof renderPage>[1]);

const choose = async (menu: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: menu }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

test('lists own and shared reports, and shares one', async () => {
  const { api } = open();
  const table = within(await screen.findByRole('table', { name: 'Saved reports' }));
  expect(table.getByRole('link', { name: 'Late lanes' })).toHaveAttribute('href', `/reports/on-time?${own.query}`);
  expect(table.getByRole('row', { name: /Emissions/ })).toHaveTextContent('Everyone, shared by Nora Field');
  expect(screen.queryByRole('button', { name: 'Actions for “Emissions”' })).not.toBeInTheDocument();
  await choose('Actions for “Late lanes”', 'Share with company');
  await waitFor(() =>
    expect(api.sent('PATCH /api/v1/me/saved-views/{id}')[0]).toMatchObject({ body: { isShared: true } }),
  );
});

test('a report is deleted after a question', async () => {
  const { api } = open();
  await choose('Actions for “Late lanes”', 'Delete');
  expect(await screen.findByText(/Its schedules end too/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete report' }));
  await waitFor(() => expect(api.sent('DELETE /api/v1/me/saved-views/{id}')).toHaveLength(1));
});

test('a report is mailed to members on a schedule', async () => {
  const { api } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Mail “Late lanes”' }));
  await userEvent.selectOptions(await screen.findByLabelText('Every'), 'Month');
  await userEvent.selectOptions(screen.getByLabelText('On day'), 'Last day');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Ben Okafor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mail report' }));
  await waitFor(() => expect(api.sent(`POST ${MAILINGS}` as never)).toHaveLength(1));
  expect(api.sent(`POST ${MAILINGS}` as never)[0]).toMatchObject({
    body: {
      viewId: 'svw_1',
      every: 'month',
      onDay: 31,
      atTime: '07:00',
      format: 'xlsx',
      recipients: expect.arrayContaining(['usr_2']),
    },
  });
});

test('a schedule says when and to whom, and what became of the last mail; it is paused and sent', async () => {
  const { api } = open();
  const table = within(await screen.findByRole('table', { name: 'Mailed reports' }));
  const row = table.getByRole('row', { name: /Late lanes/ });
  expect(row).toHaveTextContent('Every Monday at 7:00 AM');
  expect(row).toHaveTextContent('Nora Field, Ben Okafor');
  expect(row).toHaveTextContent('1 without access');
  await choose('Actions for the mails of “Late lanes”', 'Pause');
  await waitFor(() =>
    expect(api.sent(`PATCH ${MAILINGS}/{id}` as never)[0]).toMatchObject({ body: { isPaused: true } }),
  );
  await choose('Actions for the mails of “Late lanes”', 'Send now');
  await waitFor(() => expect(api.sent(`POST ${MAILINGS}/{id}/send` as never)).toHaveLength(1));
});

test('a recipient can only stop the mails', async () => {
  open([], [{ ...mailing, canChange: false, isPaused: true, dueAt: null }]);
  expect(await screen.findByText('Paused')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for the mails of “Late lanes”' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Stop mails to me']);
});

test('says how to save the first report', async () => {
  open([], []);
  expect(await screen.findByText('No saved reports yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a report' })).toHaveAttribute('href', '/reports');
});
