import { type MockRoutes, mockApi, problem, renderInRemote } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import '../../shared/demonstration/RemoveDemoDialog';
import { FirstRun } from './FirstRun';
import type { StepName } from './steps';

const STEPS: StepName[] = ['carrier', 'address', 'freight', 'quote', 'booking', 'colleague'];
const SETUP = 'GET /api/v1/company/setup';
const DATA = 'GET /api/v1/company/demonstration';
const REMOVE = 'DELETE /api/v1/company/demonstration';
const demo = { carriers: 9, quotes: 12, shipments: 1, held: 0 };

const setup = (...done: StepName[]) => ({
  body: { steps: STEPS.map((name) => ({ name, done: done.includes(name) })) },
});
function open(routes: MockRoutes, { permissions, place = 'home' }: { permissions?: string[]; place?: string } = {}) {
  const api = mockApi({ [DATA]: { body: demo }, ...routes });
  const rendered = renderInRemote(<FirstRun context={{ place }} />, permissions && { permissions });
  return { api, ...rendered };
}
beforeEach(() => window.localStorage.clear());

test('a company without carriers chooses demo carriers or its own rates', async () => {
  const { api } = open({ [SETUP]: setup(), 'POST /api/v1/company/demonstration': { status: 204 } });
  expect(await screen.findByRole('heading', { name: 'Welcome, Test Manufacturing' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set up carrier' })).toHaveAttribute('href', '/carriers/new');
  expect(screen.getByRole('link', { name: 'Rates by lane' })).toHaveAttribute('download', 'rates-lane-sample.csv');
  api.reply({ [SETUP]: setup('carrier') });
  await userEvent.click(screen.getByRole('button', { name: 'Add demo carriers' }));
  expect(await screen.findByText('1 of 6 done')).toBeVisible();
  expect(api.sent('POST /api/v1/company/demonstration')).toHaveLength(1);
});

test('a failure to add demo carriers is said', async () => {
  const { host } = open({
    [SETUP]: setup(),
    'POST /api/v1/company/demonstration': problem(403, 'FORBIDDEN', 'Your role in this company does not allow this.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add demo carriers' }));
  await waitFor(() => expect(host.seen.notices).toMatchObject([{ kind: 'error' }]));
});

test('the checklist names what is done, leads to the next step, and follows changes of other pages', async () => {
  const { api, host } = open({ [SETUP]: setup('carrier', 'address') });
  expect(await screen.findByText('2 of 6 done')).toBeVisible();
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent!.includes(', done'))).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  const start = within(items[2]!).getByText('Start').closest('a');
  expect(start).toHaveAttribute('href', '/settings/contacts');
  api.reply({ [SETUP]: setup('carrier', 'address', 'quote') });
  act(() => host.sendLive({ resource: 'quote', id: 'qte_1' }));
  expect(await screen.findByText('3 of 6 done')).toBeVisible();
});

test('it can be hidden, stays hidden on lists, and is shown again on the home page', async () => {
  const first = open({ [SETUP]: setup('carrier') }, { place: 'list' });
  await userEvent.click(await screen.findByRole('button', { name: 'Hide first steps' }));
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  first.unmount();
  open({ [SETUP]: setup('carrier') });
  await userEvent.click(await screen.findByRole('button', { name: 'Show first steps' }));
  expect(await screen.findByText('1 of 6 done')).toBeVisible();
});

test('steps that the role cannot do are left out, and nothing is shown once all are done', async () => {
  const { unmount } = open({ [SETUP]: setup('carrier') }, { permissions: ['company.manage', 'quote.create'] });
  expect(await screen.findByText('1 of 4 done')).toBeVisible();
  expect(screen.queryByText('Invite a colleague')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove demo data' })).not.toBeInTheDocument();
  unmount();
  const { api, container } = open({ [SETUP]: setup(...STEPS) });
  await waitFor(() => expect(api.sent(SETUP)).toHaveLength(1));
  expect(within(container).queryByRole('region')).not.toBeInTheDocument();
});

test('the demo data is removed after the dialog says what goes and what stays', async () => {
  const { api, host } = open({ [SETUP]: setup('carrier', 'quote') });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove demo data' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/^9 demo carriers/)).toBeVisible();
  expect(dialog.getByText(/^12 quotes/)).toBeVisible();
  expect(dialog.getByText(/^1 shipment with/)).toBeVisible();
  expect(dialog.getByText('Your own carriers, and every quote and shipment with them')).toBeVisible();
  api.reply({
    [REMOVE]: { body: { carriers: 9, quotes: 12, shipments: 1 } },
    [DATA]: { body: { carriers: 0, quotes: 0, shipments: 0, held: 0 } },
    [SETUP]: setup(),
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Remove demo data' }));
  await waitFor(() => expect(api.sent(REMOVE)).toHaveLength(1));
  expect(await screen.findByRole('heading', { name: /^Welcome/ })).toBeVisible();
  expect(host.seen.notices).toMatchObject([
    { kind: 'success', message: 'Removed: 9 demo carriers, 12 quotes, 1 shipment.' },
  ]);
});

test('a legal hold is said before anything is removed', async () => {
  const { api } = open({ [SETUP]: setup('carrier'), [DATA]: { body: { ...demo, held: 1 } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove demo data' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/Documents of 1 demo shipment are on legal hold/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Remove demo data' })).not.toBeInTheDocument();
  expect(api.sent(REMOVE)).toEqual([]);
});
