import { createFakeHost, renderWithHost } from '@lading/mfe-contract/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Root } from '../../Root';
import { mockApi, type MockRoute } from '../../shared/testing/mock-api';
import { quote } from '../../shared/testing/quotes';

const LIST = 'GET /api/v1/quotes';
const page = (items: unknown[], nextCursor: string | null = null): MockRoute => () => ({ body: { items, nextCursor } });

test('lists quotes with status, lane, freight and best price', async () => {
  mockApi({ [LIST]: page([quote()]) });
  const { host } = renderWithHost(Root, '/quotes');
  expect(await screen.findByRole('link', { name: 'Q-001042' })).toHaveAttribute('href', '/quotes/qte_1');
  const row = screen.getByRole('row', { name: /Q-001042/ });
  expect(row).toHaveTextContent('Quoted');
  expect(row).toHaveTextContent('Chicago, IL 60601toNapa, CA 94558');
  expect(row).toHaveTextContent('2 units, 1,000 lb');
  expect(row).toHaveTextContent('$265.84');
  expect(host.seen.titles).toContain('Quotes');
});

test('counts down in the last day of an offer', async () => {
  mockApi({ [LIST]: page([quote({ validUntil: new Date(Date.now() + 5.5 * 3_600_000).toISOString() })]) });
  renderWithHost(Root, '/quotes');
  expect(await screen.findByText('ends in 5 hours')).toBeInTheDocument();
});

test('an empty list teaches the next step', async () => {
  mockApi({ [LIST]: page([]) });
  renderWithHost(Root, '/quotes');
  expect(await screen.findByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/quotes/new');
});

test('filters of the address reach the API, and clearing them asks for everything', async () => {
  const requests = mockApi({ [LIST]: page([]) });
  renderWithHost(Root, '/quotes?status=booked&q=dallas');
  expect(await screen.findByLabelText('Search quotes')).toHaveValue('dallas');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the filters' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ query }) => query)).toEqual([{ status: 'booked', q: 'dallas' }, {}]);
  expect(screen.getByLabelText('Search quotes')).toHaveValue('');
});

test('typing searches once it rests', async () => {
  const requests = mockApi({ [LIST]: page([]) });
  renderWithHost(Root, '/quotes');
  await userEvent.type(await screen.findByLabelText('Search quotes'), 'dallas');
  await waitFor(() => expect(requests.at(-1)!.query).toEqual({ q: 'dallas' }));
  expect(requests.length).toBeLessThan(6);
});

test('shows the next page under the first', async () => {
  mockApi({
    [LIST]: ({ query }) => ({ body: query.cursor === 'next' ? { items: [quote({ id: 'qte_2', number: 'Q-001041' })], nextCursor: null } : { items: [quote()], nextCursor: 'next' } }),
  });
  renderWithHost(Root, '/quotes');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Q-001041' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Q-001042' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a role without prices sees no price column and no way to create', async () => {
  mockApi({ [LIST]: page([quote({ bestTotal: null })]) });
  renderWithHost(Root, '/quotes', createFakeHost({ permissions: ['quote.read'] }));
  expect(await screen.findByRole('link', { name: 'Q-001042' })).toBeInTheDocument();
  expect(screen.queryByRole('columnheader', { name: 'Best price' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'New quote' })).not.toBeInTheDocument();
});

test('a role without quotes is told so', async () => {
  mockApi({ [LIST]: () => ({ status: 403, body: { code: 'FORBIDDEN', detail: 'no' } }) });
  renderWithHost(Root, '/quotes');
  expect(await screen.findByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
});

test('a dead session is told to the host', async () => {
  mockApi({ [LIST]: () => ({ status: 401, body: { code: 'UNAUTHENTICATED', detail: 'no' } }) });
  const { host } = renderWithHost(Root, '/quotes');
  await waitFor(() => expect(host.seen.unauthorized).toBe(1));
});
