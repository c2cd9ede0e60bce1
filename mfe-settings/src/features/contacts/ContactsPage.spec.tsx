import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../shared/testing/mock-api';
import type { Contact } from '../../shared/types';
import { address, openSettings } from '../../testing/open-settings';

const LIST = 'GET /api/v1/contacts';
const ADD = 'POST /api/v1/contacts';
const CHANGE = 'PATCH /api/v1/contacts/ctc_1';
const TYPES = {
  body: {
    items: [
      { group: 'School', placeTypes: ['School', 'School-69 - School'] },
      { group: 'Residence', placeTypes: ['Residence'] },
    ],
  },
};
const CONTENT = {
  name: 'Trinity',
  address: {
    address1: '700 Commerce St',
    address2: null,
    city: 'Dallas',
    state: 'TX',
    postalCode: '75201',
    country: 'US' as const,
  },
  timeZone: 'America/Chicago',
  placeType: null,
  dock: true,
  forklift: null,
  appointmentNeeded: false,
  hours: [{ day: 'mon' as const, from: '08:00', to: '16:30' }],
  accessorials: ['APTD' as const],
  instructions: 'Gate 4',
  people: [{ name: 'Ada Park', phone: '+12145550199', extension: '12', email: null, role: null }],
};
const TRINITY: Contact = {
  ...CONTENT,
  id: 'ctc_1',
  version: 3,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
};

const page = (...items: Contact[]) => ({ body: { items, nextCursor: null } });
const open = (routes: MockRoutes = {}, { search = '', ...options }: FakeHostOptions & { search?: string } = {}) =>
  openSettings(
    `/settings/contacts${search}`,
    { [LIST]: page(TRINITY), 'GET /api/v1/contacts/place-types': TYPES, ...routes },
    options,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const fill = (label: string, value: string) =>
  fireEvent.change(inDialog().getByLabelText(label), { target: { value } });
const inFirstPerson = () => within(inDialog().getByRole('group', { name: 'Person 1' }));
const confirm = async (name: string) => userEvent.click(inDialog().getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const fillAddress = () => {
  for (const [label, value] of [
    ['Street', '700 Commerce St'],
    ['City', 'Dallas'],
    ['State or province', 'tx'],
    ['Postal code', '75201'],
  ] as const)
    fill(label, value);
};

beforeEach(() => sessionStorage.clear());

test('shows where each is and whom to ask for', async () => {
  open();
  const [, row] = within(await screen.findByRole('table', { name: 'Contacts' })).getAllByRole('row');
  expect(row).toHaveTextContent(
    /Trinity700 Commerce St, Dallas, TX 75201, United StatesBusinessAda Park\(214\) 555-0199, ext\. 12/,
  );
});

test('search and filters stand in the address and in the export', async () => {
  const { requested } = open({ [`${LIST}?q=trin`]: page(), [`${LIST}?q=trin&state=TX`]: page() });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'trin');
  expect(await screen.findByText('No contact matches')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('State or province'), 'tx');
  await waitFor(() => expect(requested).toContain(`${LIST}?q=trin&state=TX`));
  expect(address()).toBe('/settings/contacts?q=trin&state=TX');
  expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
    'href',
    expect.stringMatching(/contacts\/export\?q=trin&state=TX$/),
  );
  expect(requested).not.toContain(`${LIST}?q=tr`);
});

test('adds one with hours, people and services', async () => {
  const { sent } = open({ [LIST]: page(), [ADD]: { status: 201, body: TRINITY } });
  await press('Add a contact');
  fill('Name of the place', 'Trinity');
  fillAddress();
  await userEvent.selectOptions(inDialog().getByLabelText('Loading dock'), 'Yes');
  await userEvent.click(inDialog().getByRole('checkbox', { name: 'Monday' }));
  fill('Monday to', '16:30');
  fireEvent.change(inFirstPerson().getByLabelText('Name'), { target: { value: 'Ada Park' } });
  fireEvent.change(inFirstPerson().getByLabelText('Phone'), { target: { value: '(214) 555-0199' } });
  fireEvent.change(inFirstPerson().getByLabelText('Extension'), { target: { value: '12' } });
  const atDelivery = within(inDialog().getByRole('group', { name: 'At delivery' }));
  await userEvent.click(atDelivery.getByRole('checkbox', { name: 'Appointment' }));
  fill('Instructions', 'Gate 4');
  await confirm('Add the contact');
  await closed();
  expect(sent(ADD)).toEqual([{ ...CONTENT, timeZone: null }]);
  expect(sessionStorage).toHaveLength(0);
});

test('a place type is found by a part of its name', async () => {
  const { sent } = open({ [ADD]: { status: 201, body: TRINITY } });
  await press('Add a contact');
  fill('Name of the place', 'Lakeview');
  fillAddress();
  const field = inDialog().getByRole('combobox', { name: 'Kind of place' });
  await userEvent.clear(field);
  await userEvent.type(field, 'scho');
  await userEvent.click(await screen.findByRole('option', { name: 'School' }));
  await confirm('Add the contact');
  await closed();
  expect(sent(ADD)).toEqual([expect.objectContaining({ name: 'Lakeview', placeType: 'School-69 - School' })]);
});

test('what is missing or out of order is told before anything is sent', async () => {
  const { sent } = open();
  await press('Change Trinity');
  fill('Name of the place', ' ');
  fill('Monday to', '07:00');
  fireEvent.change(inFirstPerson().getByLabelText('Name'), { target: { value: '' } });
  await confirm('Save the contact');
  for (const text of ['Enter the name of the place', 'Enter a time after the opening', 'Enter the name'])
    expect(await inDialog().findByText(text)).toBeInTheDocument();
  expect(sent(CHANGE)).toEqual([]);
});

test('what the API refuses stands at its field; what was typed outlives a session that died', async () => {
  const refused = problem(422, 'VALIDATION_FAILED', 'One field needs attention.', {
    errors: [{ pointer: '/address/postalCode', code: 'ZIP_UNKNOWN', message: 'ZIP 75201 is not known.' }],
  });
  const { unmount } = open({ [ADD]: refused });
  await press('Add a contact');
  fill('Name of the place', 'Trinity');
  fillAddress();
  await confirm('Add the contact');
  expect(await inDialog().findByText('ZIP 75201 is not known.')).toBeInTheDocument();
  unmount();
  open();
  await press('Add a contact');
  expect(
    [inDialog().getByLabelText('Name of the place'), inDialog().getByLabelText('City')].map(
      (field) => (field as HTMLInputElement).value,
    ),
  ).toEqual(['Trinity', 'Dallas']);
  await confirm('Discard');
  await closed();
  await press('Add a contact');
  expect(inDialog().getByLabelText('Name of the place')).toHaveValue('');
});

test('a change that somebody else made first is shown beside what was typed', async () => {
  const latest = { ...TRINITY, version: 4, instructions: 'Gate 5' };
  let saves = 0;
  const { sent } = open({
    [CHANGE]: () =>
      (saves += 1) === 1
        ? problem(409, 'STALE_REVISION', 'This contact has been changed meanwhile.')
        : { body: { ...latest, version: 5 } },
    'GET /api/v1/contacts/ctc_1': { body: latest },
  });
  await press('Change Trinity');
  fill('Name of the place', 'Trinity North');
  await confirm('Save the contact');
  const alert = await inDialog().findByRole('alert');
  expect(alert).toHaveTextContent('Name of the placestored: Trinity; you typed: Trinity North');
  expect(alert).toHaveTextContent('Instructionsstored: Gate 5; you typed: Gate 4');
  await confirm('Store what I typed');
  await closed();
  expect(sent(CHANGE)).toEqual([
    { ...CONTENT, name: 'Trinity North', version: 3 },
    { ...CONTENT, name: 'Trinity North', version: 4 },
  ]);
});

test('a removed one comes back with an undo', async () => {
  let there = true;
  const set = (now: boolean, answer: object) => () => {
    there = now;
    return answer;
  };
  open({
    [LIST]: () => (there ? page(TRINITY) : page()),
    'DELETE /api/v1/contacts/ctc_1': set(false, {}),
    'POST /api/v1/contacts/ctc_1/restore': set(true, { body: TRINITY }),
  });
  await press('Remove Trinity');
  expect(await screen.findByText('Trinity is removed.')).toBeInTheDocument();
  expect(await screen.findByText('No contact yet')).toBeInTheDocument();
  await press('Undo');
  expect(await screen.findByRole('button', { name: 'Change Trinity' })).toBeInTheDocument();
  expect(screen.queryByText('Trinity is removed.')).not.toBeInTheDocument();
});

test('duplicates become the one that was chosen', async () => {
  const other = { ...TRINITY, id: 'ctc_2', name: 'TRINITY LLC' };
  let merged = false;
  const merge = 'POST /api/v1/contacts/ctc_2/merge';
  const { sent } = open(
    {
      'GET /api/v1/contacts/duplicates': () => ({
        body: { items: merged ? [] : [{ contacts: [TRINITY, other] }], nextCursor: null },
      }),
      [merge]: () => {
        merged = true;
        return { body: other };
      },
    },
    { search: '?view=duplicates' },
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'TRINITY LLC' }));
  await press('Make one contact of TRINITY LLC');
  expect(await screen.findByText('TRINITY LLC is one contact now.')).toBeInTheDocument();
  expect(await screen.findByText('Nothing is there twice')).toBeInTheDocument();
  expect(sent(merge)).toEqual([{ otherId: 'ctc_1' }]);
});

test('who only reads is offered no change', async () => {
  open({}, { permissions: ['contact.read'] });
  await screen.findByRole('table', { name: 'Contacts' });
  expect(screen.queryByRole('button', { name: 'Add a contact' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove Trinity' })).not.toBeInTheDocument();
  expect(screen.queryByText('Import')).not.toBeInTheDocument();
});

test('shows on a map where they are, with the filters of the list', async () => {
  const place = { id: 'ctc_1', name: 'Trinity', city: 'Dallas', state: 'TX', latitude: 32.8, longitude: -96.8 };
  const MAP = 'GET /api/v1/contacts/map';
  open(
    {
      [`${LIST}?state=TX`]: page(TRINITY),
      [`${MAP}?state=TX`]: { body: { items: [place], more: false } },
      [`${MAP}?q=zzz&state=TX`]: { body: { items: [], more: false } },
    },
    { search: '?state=TX' },
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'Map' }));
  expect(await screen.findByRole('img', { name: 'Where the contacts are' })).toBeInTheDocument();
  expect(screen.getByText('1 contact, in the middle of its postal code.')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Places on this map as a list'));
  expect(screen.getByRole('link', { name: 'Trinity, Dallas, TX' })).toHaveAttribute(
    'href',
    '/settings/contacts?q=Trinity',
  );
  expect(address()).toBe('/settings/contacts?state=TX&view=map');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'zzz');
  expect(await screen.findByText('No contact to show')).toBeInTheDocument();
});
