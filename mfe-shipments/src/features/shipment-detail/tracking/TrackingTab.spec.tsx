import { problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lateException, showShipment, timeline, timelineEvent } from '../../../testing/open-shipment';
import type { TimelineEvent } from '../types';

const events = [
  timelineEvent({
    id: 'sev_05',
    type: 'unknown',
    text: 'Other event',
    code: 'Q7',
    occurredAt: '2026-11-25T20:00:00.000Z',
    timeZone: 'America/Denver',
    raw: { status: 'Q7' } as unknown as TimelineEvent['raw'],
    place: null,
  }),
  timelineEvent({
    id: 'sev_04',
    type: 'note',
    text: 'Note',
    source: 'member',
    actorName: 'Robin Mercer',
    reason: 'Reported by the driver',
    code: null,
    place: null,
  }),
  timelineEvent({ id: 'sev_03', late: true }),
];
const withEvents = { 'GET /api/v1/shipments/{id}/events': () => ({ body: { ...timeline, items: events } }) };

test('each event says when it happened there, when it was heard and from whom; unknown codes are shown', async () => {
  showShipment({ tab: 'tracking', routes: withEvents });
  const [unknown, note, pickup] = within(await screen.findByRole('list', { name: 'Events' })).getAllByRole('listitem');
  expect(unknown).toHaveTextContent('Q7');
  expect(unknown).toHaveTextContent('Wed, Nov 25, 1:00 PM MST');
  expect(note).toHaveTextContent('Reported by the driver');
  expect(note).toHaveTextContent('entered by Robin Mercer');
  expect(pickup).toHaveTextContent('reported late');
  expect(pickup).toHaveTextContent('Chicago, IL 60601');
  expect(pickup).toHaveTextContent('from the carrier');
  await userEvent.click(within(unknown!).getByText('Message as received'));
  expect(within(unknown!).getByText(/"status": "Q7"/)).toBeInTheDocument();
});

test('the map has the stops and where it was last heard of, as a list too', async () => {
  showShipment({ tab: 'tracking', routes: withEvents });
  expect(
    await screen.findByRole('img', { name: /Route from Chicago to Dallas; last update: Chicago, IL: Picked up/ }),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByText('Locations on the map'));
  const places = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(places()).toEqual(
      expect.arrayContaining([
        'Chicago, IL: pickup',
        'Dallas, TX: delivery',
        expect.stringMatching(/^Chicago, IL: Picked up/),
      ]),
    ),
  );
});

test('what was done about exceptions stays readable', async () => {
  const resolved = {
    ...lateException,
    resolution: 'Consignee told',
    resolvedAt: '2026-11-26T12:00:00.000Z',
    ownerName: 'Robin Mercer',
  };
  showShipment({
    tab: 'tracking',
    routes: { 'GET /api/v1/shipments/{id}/events': () => ({ body: { ...timeline, exceptions: [resolved] } }) },
  });
  await userEvent.click(await screen.findByText('1 closed exception'));
  expect(screen.getByText(/Consignee told/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Exceptions' })).not.toBeInTheDocument();
});

test('a timeline that cannot be loaded leaves the rest of the page', async () => {
  let answers = 0;
  showShipment({
    tab: 'tracking',
    routes: {
      'GET /api/v1/shipments/{id}/events': () =>
        answers++ === 0 ? problem(400, 'BROKEN', 'It is broken.') : { body: timeline },
    },
  });
  expect(await screen.findByText('It is broken.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Progress' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByRole('list', { name: 'Events' })).toBeInTheDocument();
});
