import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { address, type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import type { Contact } from '../../shared/types';
// Loaded in advance, so that tests do not wait for lazy modules.
import './ContactDialog';
import './ContactsPage';

const LIST = 'GET /api/v1/contacts';
const ADD = 'POST /api/v1/contacts';
const CHANGE = 'PATCH /api/v1/contacts/{id}';
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
const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, { search = '', ...options }: FakeHostOptions & { search?: string } = {}) =>
  renderPage(`/settings/contacts${search}`, { [LIST]: page(TRINITY), ...routes }, options);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const openDialog = async (button: string) => {
  await press(button);
  await screen.findByRole('dialog');
};
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

test('lists address, location type and first person', async () => {
  open();
  const [, row] = within(await screen.findByRole('table', { name: 'Contacts' })).getAllByRole('row');
  expect(row).toHaveTextContent(/Trinity700 Commerce St, Dallas, TX 75201BusinessAda Park\(214\) 555-0199, ext\. 12/);
});

test('search and filters are kept in the URL and apply to the export', async () => {
  const { api } = open({ [LIST]: ({ query }) => (query.state ? page(TRINITY) : page()) });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search contacts' }), 'trin');
  expect(await screen.findByText('No matches')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add filter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'State or province' }));
  await userEvent.type(await screen.findByLabelText('State or province'), 'tx{Enter}');
  await waitFor(() => expect(api.sent(LIST).at(-1)?.query).toEqual({ q: 'trin', state: 'TX' }));
  expect(address()).toBe('/settings/contacts?q=trin&state=TX');
  expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    expect.stringMatching(/contacts\/export\?q=trin&state=TX$/),
  );
  expect(api.sent(LIST).map(({ query }) => query.q)).not.toContain('tr');
});

test('adds a contact with hours, people and services', async () => {
  const { api, host } = open({ [LIST]: page(), [ADD]: { status: 201, body: TRINITY } });
  await openDialog('Add contact');
  fill('Company or location name', 'Trinity');
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
  await confirm('Add contact');
  await closed();
  expect(api.sent(ADD).map(({ body }) => body)).toEqual([{ ...CONTENT, timeZone: null }]);
  expect(host.seen.stored.size).toBe(0);
});

test('a location type is found by a part of its name', async () => {
  const { api } = open({ [ADD]: { status: 201, body: TRINITY } });
  await openDialog('Add contact');
  fill('Company or location name', 'Lakeview');
  fillAddress();
  const field = inDialog().getByRole('combobox', { name: 'Location type' });
  await userEvent.clear(field);
  await userEvent.type(field, 'scho');
  await userEvent.click(await screen.findByRole('option', { name: 'School' }));
  await confirm('Add contact');
  await closed();
  expect(api.sent(ADD)[0]?.body).toMatchObject({ name: 'Lakeview', placeType: 'School-69 - School' });
});

test('invalid fields are reported before anything is sent', async () => {
  const { api } = open();
  await openDialog('Edit Trinity');
  fill('Company or location name', ' ');
  fill('Monday to', '07:00');
  fireEvent.change(inFirstPerson().getByLabelText('Name'), { target: { value: '' } });
  await confirm('Save contact');
  for (const text of [
    'Enter the company or location name.',
    'Choose a time after the opening time.',
    'Enter the name.',
  ])
    expect(await inDialog().findByText(text)).toBeInTheDocument();
  expect(api.sent(CHANGE)).toEqual([]);
});

test('a refusal is shown at its field, and the draft survives an expired session until it is discarded', async () => {
  const refused = problem(422, 'VALIDATION_FAILED', 'One field needs attention.', {
    errors: [{ pointer: '/address/postalCode', code: 'ZIP_UNKNOWN', message: 'ZIP 75201 is not known.' }],
  });
  const { unmount, host } = open({ [ADD]: refused });
  await openDialog('Add contact');
  fill('Company or location name', 'Trinity');
  fillAddress();
  await confirm('Add contact');
  expect(await inDialog().findByText('ZIP 75201 is not known.')).toBeInTheDocument();
  unmount();
  open({}, { stored: host.seen.stored });
  await openDialog('Add contact');
  expect(
    [inDialog().getByLabelText('Company or location name'), inDialog().getByLabelText('City')].map(
      (field) => (field as HTMLInputElement).value,
    ),
  ).toEqual(['Trinity', 'Dallas']);
  await confirm('Cancel');
  await press('Discard changes');
  await closed();
  await openDialog('Add contact');
  expect(inDialog().getByLabelText('Company or location name')).toHaveValue('');
});

test('a conflicting change is shown beside the own changes', async () => {
  const latest = { ...TRINITY, version: 4, instructions: 'Gate 5' };
  let saves = 0;
  const { api } = open({
    [CHANGE]: () =>
      (saves += 1) === 1
        ? problem(
            409,
            'STALE_REVISION',
            'This contact was changed in the meantime. Reload it and make your change again.',
          )
        : { body: { ...latest, version: 5 } },
    'GET /api/v1/contacts/{id}': { body: latest },
  });
  await openDialog('Edit Trinity');
  fill('Company or location name', 'Trinity North');
  await confirm('Save contact');
  const alert = await inDialog().findByRole('alert');
  expect(alert).toHaveTextContent('Company or location namesaved: Trinity; yours: Trinity North');
  expect(alert).toHaveTextContent('Instructionssaved: Gate 5; yours: Gate 4');
  await confirm('Save my changes');
  await closed();
  expect(api.sent(CHANGE).map(({ body }) => body)).toEqual([
    { ...CONTENT, name: 'Trinity North', version: 3 },
    { ...CONTENT, name: 'Trinity North', version: 4 },
  ]);
});

test('a deletion can be undone', async () => {
  let isStored = true;
  const store = (stored: boolean) => {
    isStored = stored;
    return stored ? { body: TRINITY } : {};
  };
  const { host } = open({
    [LIST]: () => (isStored ? page(TRINITY) : page()),
    'DELETE /api/v1/contacts/{id}': () => store(false) as { body?: undefined },
    'POST /api/v1/contacts/{id}/restore': () => store(true) as { body: Contact },
  });
  await press('Delete Trinity');
  expect(await screen.findByText('No contacts yet')).toBeInTheDocument();
  const [notice] = host.seen.notices;
  expect(notice?.message).toBe('Trinity was deleted.');
  act(() => notice?.action?.run());
  expect(await screen.findByRole('button', { name: 'Edit Trinity' })).toBeInTheDocument();
});

test('an undo that fails says why', async () => {
  const { host } = open({
    'DELETE /api/v1/contacts/{id}': {},
    'POST /api/v1/contacts/{id}/restore': problem(
      409,
      'NAME_TAKEN',
      'This name is already in use. Choose another name.',
    ),
  });
  await press('Delete Trinity');
  await waitFor(() => expect(host.seen.notices).toHaveLength(1));
  act(() => host.seen.notices[0]?.action?.run());
  await waitFor(() =>
    expect(host.seen.notices[1]?.message).toBe(
      'The change was not undone. This name is already in use. Choose another name.',
    ),
  );
});

test('duplicates are merged into the chosen contact', async () => {
  const other = { ...TRINITY, id: 'ctc_2', name: 'TRINITY LLC' };
  let isMerged = false;
  const MERGE = 'POST /api/v1/contacts/{id}/merge';
  const { api, host } = open(
    {
      'GET /api/v1/contacts/duplicates': () => ({
        body: { items: isMerged ? [] : [{ contacts: [TRINITY, other] }], nextCursor: null },
      }),
      [MERGE]: () => {
        isMerged = true;
        return { body: other };
      },
    },
    { search: '?view=duplicates' },
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'TRINITY LLC' }));
  await press('Merge into TRINITY LLC');
  expect(await screen.findByText('No duplicates found')).toBeInTheDocument();
  expect(host.seen.notices[0]?.message).toBe('The contacts were merged into TRINITY LLC.');
  expect(api.sent(MERGE).map(({ params, body }) => [params.id, body.otherId])).toEqual([['ctc_2', 'ctc_1']]);
});

test('users without permission to edit see no actions', async () => {
  open({}, { permissions: ['contact.read'] });
  await screen.findByRole('table', { name: 'Contacts' });
  expect(screen.queryByRole('button', { name: 'Add contact' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete Trinity' })).not.toBeInTheDocument();
  expect(screen.queryByText('Import')).not.toBeInTheDocument();
});

test('opens the import from the empty list without a reload', async () => {
  open({ [LIST]: page() });
  await userEvent.click(await screen.findByRole('link', { name: 'Import contacts' }));
  expect(await screen.findByLabelText('Contacts file')).toBeInTheDocument();
  expect(address()).toBe('/settings/contacts?view=import');
});

test('shows the filtered contacts on a map', async () => {
  const place = { id: 'ctc_1', name: 'Trinity', city: 'Dallas', state: 'TX', latitude: 32.8, longitude: -96.8 };
  open(
    { 'GET /api/v1/contacts/map': ({ query }) => ({ body: { items: query.q ? [] : [place], more: false } }) },
    { search: '?state=TX' },
  );
  await userEvent.click(await screen.findByRole('radio', { name: 'Map' }));
  expect(await screen.findByRole('img', { name: 'Map of contacts' })).toBeInTheDocument();
  expect(screen.getByText('1 contact, placed by postal code.')).toBeInTheDocument();
  await userEvent.click(screen.getByText('Locations on the map'));
  expect(screen.getByRole('link', { name: 'Trinity, Dallas, TX' })).toHaveAttribute(
    'href',
    '/settings/contacts?q=Trinity',
  );
  expect(address()).toBe('/settings/contacts?state=TX&view=map');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search contacts' }), 'zzz');
  expect(await screen.findByText('No contacts on the map')).toBeInTheDocument();
});
