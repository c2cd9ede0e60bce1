import { createFakeHost, renderWithHost } from '@lading/mfe-contract/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import type { Contact } from '../../shared/api/types';
import { mockApi, type MockRoute } from '../../shared/testing/mock-api';
import { places } from '../../shared/testing/places';
import { quote, ratingResult } from '../../shared/testing/quotes';

// A page of this size: looking up what is hidden too is many times quicker, and a busy machine gets time.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

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
const FROM_STOP = '/api/v1/contacts/from-stop';

async function open(routes: Record<string, MockRoute> = {}, permissions?: string[]) {
  const empty = () => ({ body: { items: [] } });
  const requests = mockApi({
    'GET /api/v1/locations': places,
    'GET /api/v1/company': () => ({
      body: { defaults: { units: 'imperial', accessorials: [], billOfLadingText: null } },
    }),
    'GET /api/v1/company/templates': empty,
    'GET /api/v1/company/products': empty,
    'GET /api/v1/contacts': () => ({ body: { items: [TRINITY], nextCursor: null } }),
    'POST /api/v1/rating/preview': () => ({ body: ratingResult }),
    'POST /api/v1/quotes': () => ({ status: 201, body: quote() }),
    'GET /api/v1/quotes/qte_1': () => ({ body: quote() }),
    ...routes,
  });
  const host = createFakeHost({ permissions });
  renderWithHost(remote.Root, '/quotes/new', host);
  await screen.findByRole('heading', { level: 1 });
  return { requests, host };
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const to = () => group('To');
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

async function takeTrinity() {
  await userEvent.type(to().getByLabelText('Company or location name'), 'trin');
  await userEvent.click(await screen.findByRole('option', { name: 'Trinity, 700 Commerce St, Dallas, TX' }));
}

test('a contact picked by its name fills the stop and its services, and the request has the rest', async () => {
  const { requests } = await open();
  type(group('From').getByLabelText('Postal code or city'), '60601');
  await takeTrinity();
  expect(
    ['Company or location name', 'Postal code or city', 'Street address', 'Suite, building, door'].map(
      (label) => (to().getByLabelText(label) as HTMLInputElement).value,
    ),
  ).toEqual(['Trinity', '75201', '700 Commerce St', 'Dock 2']);
  expect(to().getByLabelText('Loading dock')).toHaveValue('no');
  for (const name of ['Liftgate', 'Appointment'])
    expect(group('At delivery').getByRole('checkbox', { name })).toBeChecked();
  const row = group('Item 1');
  type(row.getByLabelText('Length, in'), '48x40x48');
  type(row.getByLabelText('Total weight, lb'), '1000');
  await userEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  const saved = await waitFor(() => {
    const found = requests.find(({ method, path }) => method === 'POST' && path === '/api/v1/quotes');
    expect(found).toBeDefined();
    return found!.body as { stops: object[]; accessorials: string[] };
  });
  expect(saved.accessorials).toEqual(['LFTD', 'APTD']);
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
  const { requests, host } = await open({ [`POST ${FROM_STOP}`]: () => ({ status: 201, body: TRINITY }) });
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
  expect(requests.find(({ path }) => path === FROM_STOP)!.body).toMatchObject({
    name: 'Trinity',
    address1: '700 Commerce St',
    city: 'Dallas',
    state: 'TX',
    postalCode: '75201',
    country: 'US',
  });
});

test('who may not see or change contacts is offered neither', async () => {
  const { requests } = await open({}, ['quote.read', 'quote.create', 'price.read']);
  await userEvent.type(to().getByLabelText('Company or location name'), 'trin');
  expect(screen.queryByRole('button', { name: 'Save as contact' })).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(requests.filter(({ path }) => path === '/api/v1/contacts')).toEqual([]);
});
