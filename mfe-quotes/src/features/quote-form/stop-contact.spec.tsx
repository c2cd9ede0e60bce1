import type { MockRoutes } from '@lading/mfe-kit/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Contact } from '../../shared/api/types';
import { openQuotes } from '../../testing/open-quotes';

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
const to = () => group('To');
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

async function takeTrinity() {
  await userEvent.type(to().getByLabelText('Company or location name'), 'trin');
  await userEvent.click(await screen.findByRole('option', { name: 'Trinity, 700 Commerce St, Dallas, TX' }));
}

test('a contact picked by its name fills the stop, and the request has the rest', async () => {
  const { api } = await open();
  type(group('From').getByLabelText('Postal code or city'), '60601');
  await takeTrinity();
  expect(
    ['Company or location name', 'Postal code or city', 'Street address', 'Suite, building, door'].map(
      (label) => (to().getByLabelText(label) as HTMLInputElement).value,
    ),
  ).toEqual(['Trinity', '75201', '700 Commerce St', 'Dock 2']);
  expect(to().getByLabelText('Loading dock')).toHaveValue('no');
  for (const name of ['Liftgate', 'Appointment'])
    expect(group('At delivery').getByRole('checkbox', { name })).not.toBeChecked();
  const row = group('Item 1');
  type(row.getByLabelText('Dimensions, in'), '48x40x48');
  type(row.getByLabelText('Total weight, lb'), '1000');
  await waitFor(() =>
    expect(api.sent('POST /api/v1/rating/totals').at(-1)?.body.stops[1]).toMatchObject({ contactId: 'ctc_1' }),
  );
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

test('a stop with name and address can be saved as a contact', async () => {
  const { api, host } = await open({ [FROM_STOP]: { status: 201, body: TRINITY } });
  type(to().getByLabelText('Postal code or city'), '75201');
  const keep = () => userEvent.click(to().getByRole('button', { name: 'Save as contact' }));
  await keep();
  expect(to().getByLabelText('Company or location name')).toHaveFocus();
  type(to().getByLabelText('Company or location name'), 'Trinity');
  type(to().getByLabelText('Street address'), '700 Commerce St');
  await to().findByText('Dallas, TX, CST');
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
  await userEvent.type(to().getByLabelText('Company or location name'), 'trin');
  expect(screen.queryByRole('button', { name: 'Save as contact' })).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(api.sent(CONTACTS)).toEqual([]);
});
