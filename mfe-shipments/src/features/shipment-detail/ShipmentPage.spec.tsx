import { renderWithHost } from '@lading/mfe-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi, shipment } from '../../shared/testing/mock-api';
import { DetailRoot, lateException, problem, SHIPMENT, showShipment, timeline } from './testing/fixtures';

test('the bare address shows the overview with parties, booking and freight', async () => {
  const { host } = showShipment();
  expect(await screen.findByRole('heading', { level: 1, name: 'Shipment S-000317' })).toBeInTheDocument();
  expect(screen.getByText('06141411234567890')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy PRO number' })).toBeInTheDocument();
  expect(screen.getByText('$265.84')).toBeInTheDocument();
  expect(screen.getByText(/12 S Dock Pl/)).toBeInTheDocument();
  expect(screen.getByText('Aluminium fittings', { exact: false })).toBeInTheDocument();
  expect(screen.getByText('Liftgate at delivery')).toBeInTheDocument();
  expect(host.seen.titles).toContain('S-000317 Overview');
});

test('the rail marks the station that is reached and says what comes next, when it arrives and why', async () => {
  showShipment({
    routes: {
      [`GET ${SHIPMENT}`]: () => ({ body: { ...shipment, status: 'in_transit' } }),
      [`GET ${SHIPMENT}/events`]: () => ({
        body: {
          ...timeline,
          freshness: { ...timeline.freshness, state: 'stale' },
          eta: { ...timeline.eta, on: '2026-12-02', basis: 'carrier', daysLate: 2 },
        },
      }),
    },
  });
  const rail = await screen.findByRole('region', { name: 'Progress' });
  expect(within(rail).getByRole('listitem', { current: 'step' })).toHaveTextContent('In transit');
  expect(await within(rail).findByText(/The freight is delivered/)).toBeInTheDocument();
  expect(rail).toHaveTextContent('2 business days late');
  expect(rail).toHaveTextContent('the carrier’s estimate');
  expect(rail).toHaveTextContent('older than it should be');
});

test('without the permission to see prices there is no amount and no way to accept one', async () => {
  showShipment({
    routes: {
      [`GET ${SHIPMENT}`]: () => ({
        body: {
          ...shipment,
          status: 'tender_rejected',
          total: null,
          lines: null,
          tender: { ...shipment.tender, state: 'rejected' },
        },
      }),
    },
    permissions: ['shipment.read', 'shipment.edit', 'document.read'],
  });
  await screen.findByRole('heading', { name: 'Booking' });
  expect(screen.queryByText('Booked total')).not.toBeInTheDocument();
  expect(screen.queryByText(/\$/)).not.toBeInTheDocument();
  expect(
    within(screen.getByRole('navigation', { name: 'Shipment' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Overview', 'Tracking', 'Documents', 'Activity']);
  expect(screen.queryByRole('button', { name: /another carrier/ })).not.toBeInTheDocument();
});

test('who may only read is offered no act', async () => {
  showShipment({
    routes: {
      [`GET ${SHIPMENT}`]: () => ({
        body: { ...shipment, cancellation: { ...shipment.cancellation, allowed: false } },
      }),
      [`GET ${SHIPMENT}/events`]: () => ({ body: { ...timeline, exceptions: [lateException] } }),
    },
    permissions: ['shipment.read'],
  });
  expect(await screen.findByRole('region', { name: 'Exceptions' })).toHaveTextContent('nobody sees to it yet');
  expect(screen.queryByRole('button', { name: /Actions|Resolve|Put off/ })).not.toBeInTheDocument();
});

test('an exception is taken, put off and resolved with what was done', async () => {
  const sent: unknown[] = [];
  showShipment({
    routes: {
      [`GET ${SHIPMENT}/events`]: () => ({ body: { ...timeline, exceptions: [lateException] } }),
      [`PATCH ${SHIPMENT}/exceptions/exc_01`]: (_url, { body }) => {
        sent.push(body);
        return { body: lateException };
      },
    },
  });
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Who sees to it: Late' }),
    'Test Booker (me)',
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Put off: Late' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Put off: Late' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'For a day' }));
  await userEvent.click(screen.getByRole('button', { name: 'Resolve: Late' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  expect(within(dialog).getByText('Say in a few words what was done.')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByRole('textbox'), 'Consignee told');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toEqual([
    { ownerId: 'usr_test' },
    { snoozedUntil: expect.any(String) },
    { resolution: 'Consignee told' },
  ]);
});

test('following is chosen, and its failure is told', async () => {
  let answers = 0;
  const { host } = showShipment({
    routes: {
      [`PUT ${SHIPMENT}/follow`]: () =>
        answers++ === 0 ? problem(500, 'INTERNAL', 'Broken.') : { body: { mode: 'follow' } },
    },
  });
  const choose = async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Follow' })).toBeEnabled());
    await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Follow: hear of everything' }));
  };
  await screen.findByRole('button', { name: 'Follow' });
  await choose();
  await waitFor(() =>
    expect(host.seen.notices).toContainEqual({ kind: 'error', message: expect.stringContaining('Broken.') }),
  );
  await choose();
  await waitFor(() => expect(answers).toBe(2));
});

test('a shipment that cannot be loaded can be asked for again', async () => {
  let answers = 0;
  showShipment({
    routes: {
      [`GET ${SHIPMENT}`]: () =>
        answers++ === 0 ? problem(400, 'BROKEN', 'no', { digest: '1a2b' }) : { body: shipment },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Shipment S-000317' })).toBeInTheDocument();
});

test('an unknown tab and an unknown shipment are not found', async () => {
  mockApi({ [`GET ${SHIPMENT}`]: () => problem(404, 'NOT_FOUND', 'no') });
  const first = renderWithHost(DetailRoot, '/shipments/shp_01/pictures');
  expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  first.unmount();
  renderWithHost(DetailRoot, '/shipments/shp_01');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

test('a role without shipments is told so', async () => {
  showShipment({ routes: { [`GET ${SHIPMENT}`]: () => problem(403, 'FORBIDDEN', 'no') } });
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
});
