import { type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Quote } from '../../../shared/api/types';
import { quote } from '../../../shared/testing/quotes';
import { openQuotes } from '../../../testing/open-quotes';

configure({ defaultHidden: true });
/** Storage of the host, which the shell deletes at sign-out. */
let drafts = new Map<string, unknown>();
beforeEach(() => {
  drafts = new Map();
});

/** The pickup day of the stored quote has to lie ahead, whenever the test runs. */
const tomorrow = () => new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
const stored = (change: Partial<Quote> = {}) => {
  const base = quote(change);
  return { ...base, request: { ...base.request, pickup: { ...base.request.pickup, on: tomorrow() } } };
};

const GET = 'GET /api/v1/quotes/{id}';
const PUT = 'PUT /api/v1/quotes/{id}';

async function open(routes: MockRoutes = {}) {
  const page = openQuotes('/quotes/qte_1/edit', { [GET]: { body: stored() }, ...routes }, { stored: drafts });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const weight = () => within(screen.getByRole('group', { name: 'Item 1' })).getByLabelText('Total weight, lb');
const setWeight = (value: string) => fireEvent.change(weight(), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and re-rate' }));

test('shows what changes against the stored request and sends it with its revision', async () => {
  const { api } = await open({ [PUT]: { body: stored({ revision: 2 }) } });
  expect(await screen.findByText(/^No changes yet/)).toBeInTheDocument();
  setWeight('1200');
  expect(await screen.findByText('1 change, will re-rate')).toBeInTheDocument();
  expect(screen.getByText(/Item 1 weight/)).toHaveTextContent('Item 1 weight: 1000 1200');
  await save();
  expect(await screen.findByRole('table', { name: 'Offers' })).toBeInTheDocument();
  expect(api.sent(PUT)[0]!.body).toMatchObject({
    revision: 1,
    handlingUnits: [{ weight: 1200, commodities: [{ weight: 1200 }] }],
    stops: [{ contact: { name: 'Pat Doe' } }, {}],
  });
});

test('a quote that someone else changed keeps the input and offers the saved quote', async () => {
  let newer = false;
  await open({
    [GET]: () => {
      const current = stored({ revision: newer ? 2 : 1 });
      if (newer) current.request.handlingUnits[0]!.weight = 900;
      return { body: current };
    },
    [PUT]: problem(409, 'STALE_REVISION', 'This quote has been changed.', { params: { revision: 2 } }),
  });
  setWeight('1200');
  await save();
  expect(await screen.findByText('Someone else has changed this quote')).toBeInTheDocument();
  expect(weight()).toHaveValue('1200');
  newer = true;
  await userEvent.click(screen.getByRole('button', { name: 'Load saved quote' }));
  await waitFor(() => expect(weight()).toHaveValue('900'));
  expect(screen.queryByText('Draft restored')).not.toBeInTheDocument();
});

test('a draft of an edit is restored with the revision that it is based on', async () => {
  const first = await open();
  setWeight('1200');
  first.unmount();
  const { api } = await open({
    [GET]: { body: stored({ revision: 2 }) },
    [PUT]: problem(409, 'STALE_REVISION', 'This quote has been changed.'),
  });
  expect(screen.getByText('Draft restored')).toBeInTheDocument();
  await save();
  expect(await screen.findByText('Someone else has changed this quote')).toBeInTheDocument();
  expect(api.sent(PUT)[0]!.body).toMatchObject({ revision: 1 });
});

test('a booked quote cannot be changed', async () => {
  await open({ [GET]: { body: stored({ status: 'booked', shipmentId: 'shp_1' }) } });
  expect(screen.getByRole('heading', { name: 'Q-001042 can no longer be changed' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open quote' })).toHaveAttribute('href', '/quotes/qte_1');
});

test("another company's quote is not found", async () => {
  await open({ [GET]: problem(404, 'NOT_FOUND', 'Not found, or you do not have access.') });
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});
