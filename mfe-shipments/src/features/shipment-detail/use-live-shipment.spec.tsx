import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { shipment } from '../../shared/testing/mock-api';
import { FakeEventSource } from './testing/fake-event-source';
import { SHIPMENT, showShipment } from './testing/fixtures';

function statuses(...list: string[]) {
  let answers = 0;
  return { [`GET ${SHIPMENT}`]: () => ({ body: { ...shipment, status: list[Math.min(answers++, list.length - 1)] } }) };
}

function setHidden(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
afterEach(() => Object.defineProperty(document, 'hidden', { value: false, configurable: true }));

test('news of the open page are shown without a reload, and leaving closes the stream', async () => {
  const { unmount } = showShipment({ routes: statuses('booked', 'picked_up') });
  await screen.findByRole('heading', { level: 1, name: 'Shipment S-000317' });
  const [stream] = FakeEventSource.opened;
  expect(stream?.url).toBe(`http://localhost${SHIPMENT}/live`);
  act(() => stream?.change());
  await waitFor(() => expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Picked up'));
  unmount();
  expect(stream?.readyState).toBe(FakeEventSource.CLOSED);
});

test('a hidden page listens to nothing; shown again, it is read and followed again', async () => {
  showShipment({ routes: statuses('booked', 'in_transit') });
  await screen.findByRole('heading', { level: 1, name: 'Shipment S-000317' });
  setHidden(true);
  expect(FakeEventSource.opened[0]?.readyState).toBe(FakeEventSource.CLOSED);
  setHidden(false);
  await waitFor(() => expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('In transit'));
  expect(FakeEventSource.opened).toHaveLength(2);
});

test('where no stream can be had the page is read again after half a minute', async () => {
  showShipment({ routes: statuses('booked', 'delivered') });
  await screen.findByRole('heading', { level: 1, name: 'Shipment S-000317' });
  jest.useFakeTimers();
  act(() => FakeEventSource.opened[0]?.refuse());
  act(() => jest.advanceTimersByTime(30_000));
  jest.useRealTimers();
  await waitFor(() => expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Delivered'));
  expect(FakeEventSource.opened).toHaveLength(2);
});
