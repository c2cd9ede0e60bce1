import { problem } from '@lading/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showShipment } from '../../../testing/open-shipment';

const entry = {
  id: 'aud_02',
  occurredAt: '2026-11-21T10:00:00.000Z',
  action: 'shipment.changed',
  userId: 'usr_1',
  userName: 'Robin Mercer',
  source: null,
  details: { changes: 'The PRO number is 123456789.' },
};
const event = {
  id: 'sev_01',
  occurredAt: '2026-11-20T15:00:00.000Z',
  action: 'shipment.arrived_terminal',
  userId: null,
  userName: null,
  source: 'carrier',
  details: {},
};

test('says who did what, page by page', async () => {
  showShipment({
    tab: 'activity',
    routes: {
      'GET /api/v1/shipments/{id}/activity': ({ query }) => ({
        body:
          query.cursor === 'next'
            ? { items: [event, { ...event, id: 'sev_02', action: 'shipment.new_kind' }], nextCursor: null }
            : { items: [entry], nextCursor: 'next' },
      }),
    },
  });
  const list = await screen.findByRole('list', { name: 'Activity' });
  expect(list).toHaveTextContent('Robin Mercer');
  expect(list).toHaveTextContent('The PRO number is 123456789.');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await within(list).findByText('Arrived at terminal')).toBeInTheDocument();
  expect(within(list).getByText('New kind')).toBeInTheDocument();
  expect(list).toHaveTextContent('Carrier');
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('nothing yet, and a failure, are told', async () => {
  let answers = 0;
  showShipment({
    tab: 'activity',
    routes: {
      'GET /api/v1/shipments/{id}/activity': () =>
        answers++ === 0 ? problem(400, 'BROKEN', 'It is broken.') : { body: { items: [], nextCursor: null } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByText('No activity yet')).toBeInTheDocument();
});

test('entries stay when older ones cannot be loaded', async () => {
  showShipment({
    tab: 'activity',
    routes: {
      'GET /api/v1/shipments/{id}/activity': ({ query }) =>
        query.cursor ? problem(400, 'BROKEN', 'It is broken.') : { body: { items: [entry], nextCursor: 'next' } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Older activity could not be loaded. Try again.')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Activity' })).toHaveTextContent('Robin Mercer');
});
