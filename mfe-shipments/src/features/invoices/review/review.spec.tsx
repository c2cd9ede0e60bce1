import { type MockRoutes, pageRenderer } from '@lading/mfe-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import type { InvoiceCoding } from '../../../shared/api/coding';
import type { Invoice, InvoiceNeighbors } from '../../../shared/api/invoices';
import { invoice } from '../testing/invoice-fixtures';

const DECIDE = 'POST /api/v1/invoices/{id}/decisions';
const NEIGHBORS = 'GET /api/v1/invoices/{id}/neighbors';
const neighbors: InvoiceNeighbors = {
  previous: { id: 'civ_00', number: 'I-78' },
  next: { id: 'civ_02', number: 'I-76' },
  nextToReview: { id: 'civ_02', number: 'I-76' },
};
const coding: InvoiceCoding = {
  source: 'none',
  ruleName: null,
  explanation: null,
  currency: 'USD',
  amount: 0,
  lines: [],
  changes: [],
};
const renderPage = pageRenderer(remote);

function open(path: string, routes: MockRoutes = {}) {
  return renderPage(path, {
    'GET /api/v1/invoices/{id}': { body: invoice },
    'GET /api/v1/invoices/{id}/disputes': { body: { disputes: [], messages: [], deadlines: [], carrierEmail: null } },
    'GET /api/v1/invoices/{id}/coding': { body: coding },
    [NEIGHBORS]: { body: neighbors },
    [DECIDE]: { body: invoice },
    ...routes,
  });
}

const keysOf = (name: string) => screen.getByRole('button', { name }).getAttribute('data-shortcut');

test('an invoice of a list leads back to it and to the invoices beside it, with their keys', async () => {
  const { api } = open('/invoices/civ_01?view=review&carrier=ZZMW&q=I-7');
  const nav = within(await screen.findByRole('navigation', { name: 'Invoices of the list' }));
  const next = await nav.findByRole('link', { name: 'Next' });
  expect(next).toHaveAttribute('href', '/invoices/civ_02?view=review&carrier=ZZMW&q=I-7');
  expect(next).toHaveAttribute('data-shortcut', 'N');
  expect(nav.getByRole('link', { name: 'Previous' })).toHaveAttribute('data-shortcut', 'P');
  expect(nav.getByRole('link', { name: 'Back to list' })).toHaveAttribute(
    'href',
    '/invoices?view=review&carrier=ZZMW&q=I-7',
  );
  expect(['Approve invoice', 'Dispute invoice', 'Put on hold'].map(keysOf)).toEqual(['A', 'D', 'H']);
  expect(api.sent(NEIGHBORS)[0]!.query).toEqual({ view: 'review', carrier: 'ZZMW', q: 'I-7' });
});

test('an invoice that was opened alone has no list and no keys', async () => {
  const { api } = open('/invoices/civ_01');
  await screen.findByRole('button', { name: 'Approve invoice' });
  expect(screen.queryByRole('navigation', { name: 'Invoices of the list' })).not.toBeInTheDocument();
  expect(keysOf('Approve invoice')).toBeNull();
  expect(api.sent(NEIGHBORS)).toEqual([]);
});

test('at the ends of the list there is no way on', async () => {
  open('/invoices/civ_01?view=all', { [NEIGHBORS]: { body: { previous: null, next: null, nextToReview: null } } });
  expect(await screen.findByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a confirmed decision opens the next invoice to review; the notice leads back', async () => {
  const of = (id: string): Invoice => (id === 'civ_01' ? invoice : { ...invoice, id, number: 'I-76' });
  const { api, host } = open('/invoices/civ_01?view=review', {
    'GET /api/v1/invoices/{id}': ({ params }) => ({ body: of(params.id) }),
  });
  await screen.findByRole('link', { name: 'Next' });
  await userEvent.click(screen.getByRole('button', { name: 'Approve invoice' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve invoice' }));
  await userEvent.type(dialog.getByLabelText('Note'), 'As agreed');
  expect(api.sent(DECIDE)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Approve invoice' }));
  expect(await screen.findByRole('heading', { level: 1, name: /I-76/ })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const [notice] = host.seen.notices;
  expect(notice).toMatchObject({ message: 'I-77: Approved.', action: { label: 'Back to I-77' } });
  act(() => notice!.action!.run());
  expect(await screen.findByRole('heading', { level: 1, name: /I-77/ })).toBeInTheDocument();
});

test('after the last invoice the page stays', async () => {
  const { host } = open('/invoices/civ_01?view=review', {
    [NEIGHBORS]: { body: { previous: null, next: null, nextToReview: null } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Put on hold' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put on hold' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }));
  await waitFor(() =>
    expect(host.seen.notices).toMatchObject([{ message: 'I-77: Put on hold. This was the last invoice of the list.' }]),
  );
});
