import { type MockReply, type MockRequest, problem } from '@lading/mfe-kit/testing';
import { addDays } from '@lading/trade';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PICKUP_ON, quote as storedQuote } from '../../shared/testing/quotes';
import { shipment } from '../../shared/testing/shipments';
import { openQuotes } from '../../testing/open-quotes';

const BOOK = 'POST /api/v1/quotes/{id}/book';
type Book = typeof BOOK;
const booked: MockReply<Book> = {
  status: 201,
  body: { shipmentId: 'shp_1', shipmentNumber: 'S-000317' },
};
const usd = (amount: number) => ({ amount, currency: 'USD' });

/** Storage of the host, which the shell deletes at sign-out. */
let stored = new Map<string, unknown>();
let isBooked = false;
const BOOKED_QUOTE = { status: 'booked', shipmentId: 'shp_1', bookedOfferId: 'ofr_cheap' } as const;
const confirmed = () => screen.findByRole('heading', { name: 'Booked as S-000317' });
beforeEach(() => {
  stored = new Map();
  isBooked = false;
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the booking of the cheapest offer; each booking request gets the next reply. */
async function open(...replies: MockReply<Book>[]) {
  const { api, host, unmount } = openQuotes(
    '/quotes/qte_1?book=ofr_cheap',
    {
      'GET /api/v1/quotes/{id}': () => ({ body: storedQuote(isBooked ? BOOKED_QUOTE : {}) }),
      'GET /api/v1/shipments/{id}': { body: shipment() },
      [BOOK]: () => {
        const reply = replies.shift() ?? 'connection lost';
        isBooked ||= reply === booked;
        return reply;
      },
    },
    { stored },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Book Example Freight Lines' }));
  return { api, host, unmount, dialog, bookings: () => api.sent(BOOK) };
}

type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const end = (dialog: Dialog, name: string) => within(dialog.getByRole('group', { name }));
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const book = (dialog: Dialog, total = '$265.84') =>
  userEvent.click(dialog.getByRole('button', { name: `Book for ${total}` }));
const keyOf = (request: MockRequest<Book> | undefined) => request?.headers.get('Idempotency-Key');

/** What the quote does not say yet: who receives the freight. */
function fill(dialog: Dialog) {
  const delivery = end(dialog, 'Delivery in Napa, CA');
  type(delivery.getByLabelText(/Contact name/), 'Sam Roe');
  type(delivery.getByLabelText(/Phone/), '(707) 555-0123');
  type(delivery.getByLabelText('Extension'), '204');
}

test('books the offer at the total on the button and confirms the booking', async () => {
  const { dialog, bookings } = await open(booked);
  expect(end(dialog, 'Pickup in Chicago, IL').getByText('Acme DC, 12 S Dock Pl')).toBeInTheDocument();
  fill(dialog);
  type(dialog.getByLabelText('Additional PO number'), '990011');
  await book(dialog);
  expect(await confirmed()).toHaveFocus();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bookings()).toHaveLength(1);
  expect(bookings()[0]!.body).toEqual({
    offerId: 'ofr_cheap',
    acceptedTotal: usd(26584),
    stops: [
      {
        type: 'origin',
        name: 'Acme DC',
        address1: '12 S Dock Pl',
        address2: null,
        instructions: null,
        contact: { name: 'Pat Doe', phone: '+13125550100', extension: null, email: null },
      },
      {
        type: 'destination',
        name: 'Oak Winery',
        address1: '1 Oak Rd',
        address2: null,
        instructions: null,
        contact: { name: 'Sam Roe', phone: '+17075550123', extension: '204', email: null },
      },
    ],
    descriptions: [],
    pickup: { on: PICKUP_ON, readyFrom: '10:00', closeAt: '16:00' },
    references: [{ type: 'PO', value: '990011' }],
    instructions: null,
  });
  expect(keyOf(bookings()[0])).toMatch(/^[0-9a-f]{32}$/);
  expect([...stored.keys()]).toEqual([]);
});

test('a commodity without a description is described in the dialog', async () => {
  const quote = storedQuote();
  quote.request.handlingUnits[0]!.commodities[0]!.description = null;
  const { api } = openQuotes(
    '/quotes/qte_1?book=ofr_cheap',
    { 'GET /api/v1/quotes/{id}': { body: quote }, [BOOK]: booked },
    { stored },
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Book Example Freight Lines' }));
  fill(dialog);
  await book(dialog);
  const description = dialog.getByLabelText(/Description of item 1/);
  await waitFor(() => expect(description).toHaveFocus());
  expect(description).toHaveAccessibleDescription(/Enter what is shipped./);
  expect(api.sent(BOOK)).toHaveLength(0);
  type(description, 'Wine, bottled');
  await book(dialog);
  await waitFor(() => expect(api.sent(BOOK)).toHaveLength(1));
  expect(api.sent(BOOK)[0]!.body.descriptions).toEqual([
    { handlingUnit: 0, commodity: 0, description: 'Wine, bottled' },
  ]);
});

test('a problem without a field gets the focus', async () => {
  const { dialog } = await open(problem(410, 'QUOTE_EXPIRED', 'This offer has expired.'));
  fill(dialog);
  await book(dialog);
  const note = await dialog.findByRole('alert');
  await waitFor(() => expect(note.parentElement).toHaveFocus());
});

test('shows the opening times of the origin on the pickup day', async () => {
  const quote = storedQuote();
  quote.request.stops[0]!.hours = [{ day: 'tue', from: '08:00', to: '15:00' }];
  openQuotes('/quotes/qte_1?book=ofr_cheap', { 'GET /api/v1/quotes/{id}': { body: quote } }, { stored });
  const dialog = within(await screen.findByRole('dialog', { name: 'Book Example Freight Lines' }));
  expect(dialog.getByText('The origin is open from 08:00 to 15:00 on this day.')).toBeInTheDocument();
  type(dialog.getByLabelText(/Pickup day/), addDays(PICKUP_ON, 1));
  expect(await dialog.findByText('The origin is closed on this day.')).toBeInTheDocument();
});

test('names, phones and emails are stored only where sign-out deletes them', async () => {
  const { dialog } = await open('connection lost');
  fill(dialog);
  await book(dialog);
  await dialog.findByText('The booking is not confirmed');
  await waitFor(() => expect(JSON.stringify(stored.get('booking.qte_1'))).toContain('Sam Roe'));
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
});

test('shows what is missing at its field and sends no request', async () => {
  const { dialog, bookings } = await open();
  await book(dialog);
  const delivery = end(dialog, 'Delivery in Napa, CA');
  await waitFor(() => expect(delivery.getByLabelText(/Contact name/)).toHaveFocus());
  expect(delivery.getByLabelText(/Phone/)).toHaveAccessibleDescription(
    'Enter a phone number like 312 555 0100 or +1 312 555 0100.',
  );
  expect(bookings()).toHaveLength(0);
});

test('a phone number gets its country code when the field is left', async () => {
  const { dialog } = await open();
  const phone = end(dialog, 'Delivery in Napa, CA').getByLabelText(/Phone/);
  await userEvent.type(phone, '707 555 0123');
  await userEvent.tab();
  await waitFor(() => expect(phone).toHaveValue('+17075550123'));
});

test('a double click books once', async () => {
  const { dialog, bookings } = await open(booked, booked);
  fill(dialog);
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Book for $265.84' }));
  await confirmed();
  expect(bookings()).toHaveLength(1);
});

test('a booking without response is sent again with the same key, also after a reload', async () => {
  const { dialog, bookings, unmount } = await open('connection lost', 'connection lost');
  fill(dialog);
  await book(dialog);
  expect(await dialog.findByText('The booking is not confirmed')).toBeInTheDocument();
  await book(dialog);
  await waitFor(() => expect(bookings()).toHaveLength(2));
  await dialog.findByText('The booking is not confirmed');
  unmount();

  const again = await open(booked);
  expect(end(again.dialog, 'Delivery in Napa, CA').getByLabelText(/Contact name/)).toHaveValue('Sam Roe');
  await book(again.dialog);
  await confirmed();
  expect(new Set([...bookings(), ...again.bookings()].map(keyOf)).size).toBe(1);
});

test('a changed total is shown beside the accepted one and booked only when accepted', async () => {
  const moved = problem(409, 'PRICE_CHANGED', 'The total is now $272.10.', {
    params: { acceptedTotal: usd(26584), currentTotal: usd(27210) },
  });
  const { dialog, bookings } = await open(moved, booked);
  fill(dialog);
  await book(dialog);
  expect(
    await dialog.findByText(/You accepted \$265.84; the total is now \$272.10. Nothing is booked./),
  ).toBeInTheDocument();
  expect(screen.queryByText(/^Booked as/)).not.toBeInTheDocument();
  await book(dialog, '$272.10');
  await confirmed();
  expect(bookings().map(({ body }) => body.acceptedTotal)).toEqual([usd(26584), usd(27210)]);
  expect(keyOf(bookings()[1])).not.toBe(keyOf(bookings()[0]));
});

test('a booked quote links to its shipment', async () => {
  const { dialog } = await open(
    problem(409, 'ALREADY_BOOKED', 'This quote is already booked.', { params: { shipmentId: 'shp_9' } }),
  );
  fill(dialog);
  await book(dialog);
  expect(await dialog.findByRole('link', { name: 'Open shipment' })).toHaveAttribute('href', '/shipments/shp_9');
});

test('refused fields are marked and keep their input', async () => {
  const refusal = { pointer: '/stops/1/contact/phone', code: 'PHONE', message: 'This number cannot be called.' };
  const { dialog } = await open(problem(422, 'VALIDATION_FAILED', 'One field needs attention.', { errors: [refusal] }));
  fill(dialog);
  await book(dialog);
  const phone = end(dialog, 'Delivery in Napa, CA').getByLabelText(/Phone/);
  await waitFor(() => expect(phone).toHaveAccessibleDescription('This number cannot be called.'));
  expect(phone).toHaveFocus();
  expect(phone).toHaveValue('(707) 555-0123');
});

test('an outdated quote is reloaded on request', async () => {
  const { dialog, api } = await open(problem(410, 'QUOTE_EXPIRED', 'This offer has expired.'));
  fill(dialog);
  await book(dialog);
  await userEvent.click(await dialog.findByRole('button', { name: 'Reload quote' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent('GET /api/v1/quotes/{id}')).toHaveLength(2);
});

test('a booking that needs approval says who decides, and closes', async () => {
  const { dialog, host } = await open({ status: 202, body: { approvalId: 'apq_1', waitingFor: ['Max Manager'] } });
  fill(dialog);
  await book(dialog);
  const message = 'Sent for approval to Max Manager.';
  await waitFor(() => expect(host.seen.notices).toContainEqual({ kind: 'success', message }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByRole('heading', { name: /^Booked as/ })).not.toBeInTheDocument();
});
