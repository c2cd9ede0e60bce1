import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CarrierReply, Quote } from '../../shared/api/types';
import { FakeEventSource } from '../../shared/testing/event-streams';
import { offer } from '../../shared/testing/offers';
import { offers, quote } from '../../shared/testing/quotes';
import { openQuotes } from '../../testing/open-quotes';

beforeEach(() => FakeEventSource.install());

const slow = { scac: 'ZZSL', name: 'Slow Freight', demo: true };
const flaky = { scac: 'ZZFL', name: 'Flaky Freight', demo: true };
const since = '2026-11-20T15:00:00.000Z';
const asking: Partial<Quote> = {
  carriers: [
    { carrier: flaky, state: 'asked', since },
    { carrier: slow, state: 'asked', since },
  ],
};

const late = (id: string, amount: number): CarrierReply => {
  const total = { amount, currency: 'USD' as const };
  return {
    type: 'offer',
    data: { revision: 1, carrier: slow, offer: offer({ id, carrier: slow, total, likelyTotal: total }) },
  };
};
const timeout: CarrierReply = {
  type: 'declined',
  data: { revision: 1, carrier: flaky, code: 'CARRIER_TIMEOUT', message: 'No answer within 20 seconds.' },
};

const QUOTE = 'GET /api/v1/quotes/{id}';

async function open(change: Partial<Quote> = asking, permissions?: string[]) {
  const { api, unmount } = openQuotes('/quotes/qte_1', { [QUOTE]: { body: quote(change) } }, { permissions });
  await screen.findByRole('heading', { level: 1, name: /^Q-/ });
  return { reads: () => api.sent(QUOTE).length, unmount };
}

const stream = () => FakeEventSource.opened.at(-1)!;
/** What the cache tells the page comes with the next turn. */
const send = (answer: CarrierReply) =>
  act(async () => {
    stream().send(answer);
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
const rows = () =>
  within(screen.getByRole('table', { name: 'Offers' }))
    .getAllByRole('button', { name: /Freight/, expanded: false })
    .map((button) => button.textContent);
/** Carriers of the offers that are marked as the cheapest. */
const cheapest = () =>
  screen
    .getAllByText('cheapest')
    .map(
      (mark) =>
        within(mark.closest<HTMLElement>('[role=row]')!).getByRole('button', { name: /Freight/, expanded: false })
          .textContent,
    );
const STANDING = ['Example Freight Lines', 'Green Demo Freight', 'Quick Demo Freight'];

test('late offers take their places; the marks count all of them', async () => {
  await open();
  expect(stream().url).toBe('http://localhost/api/v1/quotes/qte_1/events');
  expect(screen.getByText(/^0 of 2 carriers/)).toBeInTheDocument();
  await send(late('ofr_b', 240_00));
  expect(rows()).toEqual(['Slow Freight', ...STANDING]);
  expect(screen.getByText(/^1 of 2 carriers/)).toBeInTheDocument();
  expect(cheapest()).toEqual(['Slow Freight']);
  expect(screen.queryByRole('button', { name: /new offer/ })).not.toBeInTheDocument();
});

test('no row moves while the pointer is on the list: late offers follow below and are marked', async () => {
  await open();
  await userEvent.hover(screen.getByRole('button', { name: 'Green Demo Freight' }));
  await send(late('ofr_a', 270_00));
  await send(late('ofr_b', 240_00));
  expect(rows()).toEqual([...STANDING, 'Slow Freight', 'Slow Freight']);
  expect(screen.getAllByText('cheapest')).toHaveLength(1);
  expect(cheapest()).toEqual(['Slow Freight']);
  await userEvent.unhover(screen.getByRole('button', { name: 'Green Demo Freight' }));
  await waitFor(() =>
    expect(rows()).toEqual([
      'Slow Freight',
      'Example Freight Lines',
      'Slow Freight',
      'Green Demo Freight',
      'Quick Demo Freight',
    ]),
  );
});

test('sorting includes the late offers', async () => {
  await open();
  await userEvent.hover(screen.getByRole('button', { name: 'Green Demo Freight' }));
  await send(late('ofr_a', 240_00));
  await userEvent.click(screen.getByRole('radio', { name: 'CO2e' }));
  await waitFor(() => expect(rows()[0]).toBe('Green Demo Freight'));
  expect(rows()).toHaveLength(4);
});

test('the first offers are displayed immediately', async () => {
  await open({ ...asking, status: 'rating', offers: [] });
  expect(screen.getByRole('heading', { name: 'No offer yet' })).toBeInTheDocument();
  await send(late('ofr_a', 240_00));
  expect(rows()).toEqual(['Slow Freight']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Quoted');
});

test('a carrier that does not respond is listed with its reason, and at the end the quote is reloaded', async () => {
  const { reads } = await open();
  const asked = within(screen.getByRole('list', { name: 'Carriers contacted online' }));
  await send(timeout);
  expect(asked.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Flaky Freight ZZFLdemono offer',
    'Slow Freight ZZSLdemowaiting for response',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '2 carriers without an offer' }));
  expect(screen.getByText(/No answer within 20 seconds/)).toBeInTheDocument();
  const before = reads();
  await send({ type: 'done', data: { revision: 1 } });
  await waitFor(() => expect(reads()).toBe(before + 1));
  expect(FakeEventSource.opened[0]!.readyState).toBe(FakeEventSource.CLOSED);
});

test('the browser restores a broken connection; a refused one reloads the quote', async () => {
  const { reads } = await open();
  const before = reads();
  act(() => stream().interrupt());
  expect(reads()).toBe(before);
  act(() => stream().refuse());
  await waitFor(() => expect(reads()).toBe(before + 1));
});

test('leaving the page ends the stream; no stream is opened without pending carriers', async () => {
  const { unmount } = await open();
  unmount();
  expect(stream().readyState).toBe(FakeEventSource.CLOSED);
  FakeEventSource.install();
  await open({ carriers: [{ carrier: slow, state: 'offered', since }] });
  expect(FakeEventSource.opened).toEqual([]);
  expect(screen.getByText('All carriers have responded.')).toBeInTheDocument();
});

test('offers of several modes show their mode', async () => {
  await open({ offers: [offers[0]!, { ...offers[1]!, mode: 'VLTL' }, { ...offers[2]!, mode: 'FTL' }] });
  const table = within(screen.getByRole('table', { name: 'Offers' }));
  expect(['LTL', 'Volume LTL', 'Full truckload'].map((mode) => table.getByText(mode).textContent)).toEqual([
    'LTL',
    'Volume LTL',
    'Full truckload',
  ]);
});
