import type { MockRoutes } from '@lading/mfe-kit/testing';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Contact } from '../../../shared/api/types';
import { openQuotes } from '../../../testing/open-quotes';

// A page of this size: looking up what is hidden too is many times quicker.
configure({ defaultHidden: true });

const TRINITY: Contact = {
  id: 'ctc_1',
  version: 1,
  createdAt: '',
  updatedAt: '',
  name: 'Trinity',
  address: {
    address1: '700 Commerce St',
    address2: 'Dock 2',
    city: 'Dallas',
    state: 'TX',
    postalCode: '75201',
    country: 'US',
  },
  timeZone: 'America/Chicago',
  placeType: 'Church-55 - Place of Worship',
  dock: false,
  forklift: true,
  appointmentNeeded: true,
  hours: [],
  accessorials: ['LFTD'],
  instructions: 'Gate 4',
  people: [{ name: 'Ada Park', phone: '+12145550199' }],
};
const CONTACTS = 'GET /api/v1/contacts';
const FROM_STOP = 'POST /api/v1/contacts/from-stop';

async function open(routes: MockRoutes = {}, permissions?: string[]) {
  const contacts = { body: { items: [TRINITY], nextCursor: null } };
  const page = openQuotes('/quotes/new', { [CONTACTS]: contacts, ...routes }, { permissions });
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const to = () => screen.getByLabelText('To');
const delivery = () => group('Delivery address');
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

async function unfoldAddress() {
  await userEvent.click(screen.getByRole('button', { name: /^Address and contact/ }));
  await screen.findByRole('group', { name: 'Delivery address' });
}

async function takeTrinity(typed = 'trin') {
  await userEvent.type(to(), typed);
  await userEvent.click(await screen.findByRole('option', { name: 'Trinity, 700 Commerce St, Dallas, TX' }));
}

test('contacts that are found later than locations do not move what the arrow keys have selected', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const { api } = await open({
    [CONTACTS]: async () => {
      await answered;
      return { body: { items: [TRINITY], nextCursor: null } };
    },
  });
  await userEvent.type(to(), 'dallas');
  await waitFor(() => expect(api.sent(CONTACTS).at(-1)?.query).toMatchObject({ q: 'dallas' }));
  await waitFor(() => expect(api.sent('GET /api/v1/locations').at(-1)?.query).toMatchObject({ q: 'dallas' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100))); // the locations are there
  expect(screen.queryByRole('option', { name: '75201 Dallas, TX' })).not.toBeInTheDocument();
  answer();
  await screen.findByRole('option', { name: 'Trinity, 700 Commerce St, Dallas, TX' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(to()).toHaveValue('75201');
});

test('a contact found by its name or street fills the stop, and the request has the rest', async () => {
  const { api } = await open();
  type(screen.getByLabelText('From'), '60601');
  await takeTrinity('700 comm');
  expect(to()).toHaveValue('Trinity');
  expect(to()).toHaveAccessibleDescription(/^700 Commerce St, 75201 Dallas, TX/);
  await unfoldAddress();
  expect(
    ['Company or location name', 'Street address', 'Suite or door', 'Contact name', 'Phone'].map(
      (label) => (delivery().getByLabelText(label) as HTMLInputElement).value,
    ),
  ).toEqual(['Trinity', '700 Commerce St', 'Dock 2', 'Ada Park', '+12145550199']);
  expect(delivery().getByLabelText('Loading dock')).toHaveValue('no');
  const row = group('Item 1');
  type(row.getByLabelText('Dimensions, in'), '48x40x48');
  type(row.getByLabelText('Total weight, lb'), '1000');
  await waitFor(() =>
    expect(api.sent('POST /api/v1/rating/totals').at(-1)?.body.stops[1]).toMatchObject({ contactId: 'ctc_1' }),
  );
  expect(api.sent(CONTACTS).at(-1)!.query).toMatchObject({ q: '700 comm' });
  await userEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  const saved = await waitFor(() => {
    const [request] = api.sent('POST /api/v1/quotes');
    expect(request).toBeDefined();
    return request!.body;
  });
  // The API infers the services and their reasons.
  expect(saved.accessorials).toEqual([]);
  expect(saved.stops[1]).toMatchObject({
    contactId: 'ctc_1',
    name: 'Trinity',
    address1: '700 Commerce St',
    placeType: 'Church-55 - Place of Worship',
    dock: false,
    forklift: true,
    instructions: 'Gate 4',
    contact: { name: 'Ada Park', phone: '+12145550199' },
  });
});

test('typing over a contact releases what came from it', async () => {
  await open();
  await takeTrinity();
  type(to(), '94558');
  await waitFor(() => expect(to()).toHaveAccessibleDescription('94558 Napa, CA, PST'));
  await unfoldAddress();
  for (const label of ['Company or location name', 'Street address', 'Contact name', 'Phone'])
    expect(delivery().getByLabelText(label)).toHaveValue('');
});

test('a city is chosen with the keyboard', async () => {
  await open();
  await userEvent.type(to(), 'napa');
  await screen.findByRole('option', { name: '94558 Napa, CA' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(to()).toHaveValue('94558'));
});

test('a full address that is pasted fills street and postal code', async () => {
  await open();
  await userEvent.click(to());
  await userEvent.paste('1 Oak Rd, Napa, CA 94558');
  expect(to()).toHaveValue('94558');
  await waitFor(() => expect(to()).toHaveAccessibleDescription('1 Oak Rd, 94558 Napa, CA, PST'));
});

test('says that nothing was found', async () => {
  await open({ [CONTACTS]: { body: { items: [], nextCursor: null } } });
  await userEvent.type(to(), 'atlantis');
  await waitFor(() => expect(to()).toHaveAccessibleDescription('Nothing found. Enter a ZIP or postal code.'));
});

test('a stop with name and address can be saved as a contact', async () => {
  const { api, host } = await open({ [FROM_STOP]: { status: 201, body: TRINITY } });
  type(to(), '75201');
  await unfoldAddress();
  const keep = () => userEvent.click(delivery().getByRole('button', { name: 'Save as contact' }));
  await keep();
  await waitFor(() => expect(delivery().getByLabelText('Company or location name')).toHaveFocus());
  type(delivery().getByLabelText('Company or location name'), 'Trinity');
  type(delivery().getByLabelText('Street address'), '700 Commerce St');
  await waitFor(() => expect(to()).toHaveAccessibleDescription('700 Commerce St, 75201 Dallas, TX, CST'));
  await keep();
  await waitFor(() =>
    expect(host.seen.notices).toEqual([{ kind: 'success', message: 'Trinity is saved as a contact.' }]),
  );
  expect(api.sent(FROM_STOP)[0]!.body).toMatchObject({
    name: 'Trinity',
    address1: '700 Commerce St',
    city: 'Dallas',
    state: 'TX',
    postalCode: '75201',
    country: 'US',
  });
});

test('who may not see or change contacts is offered neither', async () => {
  const { api } = await open({}, ['quote.read', 'quote.create', 'price.read']);
  await userEvent.type(to(), 'trin');
  await unfoldAddress();
  expect(screen.queryByRole('button', { name: 'Save as contact' })).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(api.sent(CONTACTS)).toEqual([]);
});
