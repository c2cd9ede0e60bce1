import { jest } from '@jest/globals';
import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { leavePage } from '@lading/ui/router';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import type { CarrierConnection, CarrierProfile, CarrierSettings } from '../../../shared/types';
import { CONNECTORS } from '../testing/fixtures';
// Loaded in advance, so that tests do not wait for lazy modules.
import './CarrierPage';

const PROFILE = 'GET /api/v1/company/carriers/{id}/profile';
const SAVE = 'PUT /api/v1/company/carriers/{id}/profile';
const SETTINGS = 'GET /api/v1/company/carriers/{id}/settings';
const SAVE_SETTINGS = 'PUT /api/v1/company/carriers/{id}/settings';
const LIST = 'GET /api/v1/company/carriers';
const CALLS = 'GET /api/v1/company/carriers/{id}/calls';
const KINDS = 'GET /api/v1/company/connectors';
const ADD_SECRET = 'POST /api/v1/company/carriers/{id}/inbound-secret';
const RETRY = 'POST /api/v1/company/carriers/{id}/subscriptions/retry';
const REMOVE_SECRET = 'DELETE /api/v1/company/carriers/{id}/inbound-secret';
const ADD_BLOCK = 'POST /api/v1/company/carriers/{id}/pro-blocks';
const CLOSE_BLOCK = 'DELETE /api/v1/company/carriers/{id}/pro-blocks/{first}';

const CARRIER: CarrierProfile = {
  id: 'car_02',
  scac: 'PRRI',
  name: 'Prairie Freight',
  demo: false,
  connectors: ['tariff'],
  version: 3,
  modes: ['LTL', 'VLTL', 'FTL'],
  customerNumber: null,
  contacts: [{ purpose: 'claims', name: 'Ana', email: null, phone: '+13125550100', extension: '7' }],
  terminals: [],
  proNumbers: { left: 0, low: false, blocks: [] },
};
const fee = (value: number) => ({ value, source: 'Published tariff' });
const DEFAULTS: CarrierSettings = {
  version: 2,
  holidays: null,
  closedOn: [],
  cutoff: null,
  pickupLeadMinutes: null,
  feeCurrency: null,
  inspectionFee: null,
  attemptedPickupFee: null,
  truckNotUsedFee: null,
  truckNotUsedSameDayFee: 27_500,
  paymentDays: null,
  defaults: {
    feeCurrency: { tariffs: ['CAD'] },
    holidays: { source: 'Closure notices' },
    cutoff: { value: '14:00', source: 'Common in the trade' },
    pickupLeadMinutes: { value: 120, source: 'Common in the trade' },
    inspectionFee: fee(2_500),
    attemptedPickupFee: fee(4_991),
    truckNotUsedFee: fee(15_000),
    truckNotUsedSameDayFee: fee(20_000),
    paymentDays: fee(30),
  },
  upcomingHolidays: [
    { country: 'CA', on: '2027-07-01', name: 'Canada Day' },
    { country: 'US', on: '2027-07-05', name: 'Independence Day (observed)' },
  ],
};
const BLOCK: CarrierProfile['proNumbers'] = {
  left: 10,
  low: true,
  blocks: [
    {
      first: '123456782',
      last: '123457775',
      next: '123457676',
      checkRule: 'mod7',
      left: 10,
      total: 100,
      enteredAt: '2026-11-20T15:00:00.000Z',
    },
  ],
};

const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, carrier = CARRIER, permissions = ['tariff.read', 'carrier.manage']) =>
  renderPage(
    '/carriers/car_02',
    {
      [PROFILE]: { body: carrier },
      [SETTINGS]: { body: DEFAULTS },
      [KINDS]: { body: CONNECTORS },
      [CALLS]: { body: { items: [] } },
      ...routes,
    },
    { permissions },
  );
const group = (name: string) => within(screen.getByRole('group', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('saves the tender contact, keeps the others, and sends no empty ones', async () => {
  const { api } = open({ [SAVE]: { body: CARRIER } });
  await screen.findByRole('heading', { name: 'Prairie Freight' });
  await userEvent.type(group('Tenders').getByLabelText('Email'), 'loads@prairie.example');
  await userEvent.type(screen.getByLabelText('Your account number'), 'ACME-77');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Truckload' }));
  await press('Save carrier');
  await waitFor(() =>
    expect(api.sent(SAVE)[0]?.body).toEqual({
      version: 3,
      modes: ['LTL', 'VLTL'],
      customerNumber: 'ACME-77',
      contacts: [
        { purpose: 'tender', name: null, email: 'loads@prairie.example', phone: null, extension: null },
        { purpose: 'claims', name: 'Ana', email: null, phone: '+13125550100', extension: '7' },
      ],
      terminals: [],
    }),
  );
});

test.each([
  ['the profile', 'Your account number', 'ACME-77', true],
  ['the calendar', 'Pickup lead time, minutes', '60', true],
  ['a PRO block', 'First number', '1000000', false],
] as const)('%s asks before it is left', async (_name, label, value, isKept) => {
  const { host, unmount } = open();
  const field = (await screen.findAllByLabelText(label))[0]!;
  fireEvent.change(field, { target: { value } });
  const leave = jest.fn();
  act(() => leavePage(leave));
  await press('Keep editing');
  expect(field).toHaveValue(value);
  expect(leave).not.toHaveBeenCalled();
  unmount();
  expect(host.seen.stored.size).toBe(isKept ? 1 : 0);
});

const TERMINAL: CarrierProfile['terminals'][number] = {
  code: 'CHI',
  name: 'Chicago South',
  address1: '4300 W 35th Pl',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60632',
  phone: '+13125550100',
  zipPrefixes: ['606', '607'],
};

test('adds, changes and removes terminals with the ZIP prefixes that they serve', async () => {
  const terminals = [TERMINAL, { ...TERMINAL, name: 'Joliet' }];
  const { api } = open({ [SAVE]: { body: CARRIER } }, { ...CARRIER, terminals });
  await press('Remove terminal 2');
  const served = group('Terminal 1').getByLabelText('ZIP prefixes served');
  await userEvent.clear(served);
  await userEvent.type(served, '606, 6');
  await press('Add terminal');
  await press('Save carrier');
  expect(await screen.findByText('"6" is not a prefix like 606 or M5V.')).toBeInTheDocument();
  expect(screen.getByText('Enter the terminal’s name.')).toBeInTheDocument();
  await userEvent.type(served, '08 m5v');
  await userEvent.type(group('Terminal 2').getByLabelText('Name'), 'Gary');
  await press('Save carrier');
  const empty = { code: null, address1: null, city: null, state: null, postalCode: null, phone: null, zipPrefixes: [] };
  await waitFor(() =>
    expect(api.sent(SAVE)[0]?.body).toMatchObject({
      terminals: [
        { ...TERMINAL, zipPrefixes: ['606', '608', 'M5V'] },
        { ...empty, name: 'Gary' },
      ],
    }),
  );
});

test('shows terminals to roles that cannot change them', async () => {
  open({}, { ...CARRIER, terminals: [TERMINAL] }, ['tariff.read']);
  expect(await screen.findByText('Chicago South, CHI, Chicago, IL, +13125550100')).toBeInTheDocument();
});

test('reports an extension without a phone number', async () => {
  const { api } = open();
  await screen.findByRole('heading', { name: 'Prairie Freight' });
  await userEvent.type(group('Billing').getByLabelText('Extension'), '12');
  await press('Save carrier');
  expect(await screen.findByText('Enter the phone number of the extension.')).toBeInTheDocument();
  expect(api.sent(SAVE)).toEqual([]);
});

test('a carrier without a block says what the BOL shows; adding one says the next number', async () => {
  const { api } = open({ [ADD_BLOCK]: { status: 201, body: BLOCK } });
  expect(await screen.findByText(/^No block yet\./)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('First number'), '12345678');
  await userEvent.type(screen.getByLabelText('Last number'), '12345777');
  await userEvent.selectOptions(screen.getByLabelText('Check digit'), 'mod7');
  await press('Add block');
  await waitFor(() =>
    expect(api.sent(ADD_BLOCK)[0]?.body).toEqual({ from: '12345678', to: '12345777', checkRule: 'mod7' }),
  );
  expect(await screen.findByRole('table', { name: 'PRO blocks' })).toHaveTextContent('10 of 100');
});

test('a refused block is reported at its field', async () => {
  open({
    [ADD_BLOCK]: problem(422, 'VALIDATION_FAILED', 'One field needs attention.', {
      errors: [{ pointer: '/from', code: 'PRO_BLOCK_OVERLAP', message: 'Numbers 1 to 9 are in another block.' }],
    }),
  });
  await userEvent.type(await screen.findByLabelText('First number'), '1000000');
  await userEvent.type(screen.getByLabelText('Last number'), '1000099');
  await press('Add block');
  expect(await screen.findByText('Numbers 1 to 9 are in another block.')).toBeInTheDocument();
});

test('warns when a tenth of the numbers is left, and closes a block', async () => {
  const { api } = open(
    { [CLOSE_BLOCK]: { body: { left: 0, low: true, blocks: [] } } },
    { ...CARRIER, proNumbers: BLOCK },
  );
  expect(await screen.findByText('10 PRO numbers are left. Ask the carrier for a new block.')).toBeInTheDocument();
  await press('Close block 123456782');
  await waitFor(() => expect(api.sent(CLOSE_BLOCK)).toHaveLength(1));
});

test('others read the page', async () => {
  open({}, CARRIER, ['tariff.read']);
  expect(await screen.findByText('Ana, +13125550100 x7')).toBeInTheDocument();
  // Terms explain themselves; nothing can be changed.
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['BOL', 'PRO number']);
});

describe('charge codes', () => {
  const CODES = 'GET /api/v1/company/charge-codes';
  const FORGET = 'DELETE /api/v1/company/charge-codes/{id}';
  const REMEMBER = 'POST /api/v1/company/charge-codes';
  const codeOf = (scac: string, carrierCode: string) => ({
    id: `ccc_${carrierCode}`,
    scac,
    carrierCode,
    code: 'LFTD',
    name: 'Liftgate at delivery',
  });
  const finance = ['tariff.read', 'invoice.manage'];

  test('of the carrier are listed, deleted and, on undo, remembered again', async () => {
    const items = [codeOf('PRRI', 'LG2'), codeOf('OTHR', 'XX')];
    const { api, host } = open(
      { [CODES]: { body: { items } }, [FORGET]: { status: 204 }, [REMEMBER]: { status: 201, body: items[0]! } },
      CARRIER,
      finance,
    );
    const table = within(await screen.findByRole('table', { name: 'Remembered charge codes' }));
    expect(table.getByRole('row', { name: /LG2/ })).toHaveTextContent('Liftgate at delivery');
    expect(table.queryByText('XX')).not.toBeInTheDocument();
    await press('Delete Code LG2');
    await waitFor(() => expect(host.seen.notices[0]?.message).toBe('Code LG2 was deleted.'));
    expect(api.sent(FORGET)[0]?.params).toEqual({ id: 'ccc_LG2' });
    act(() => host.seen.notices[0]?.action?.run());
    await waitFor(() =>
      expect(api.sent(REMEMBER)[0]?.body).toEqual({ scac: 'PRRI', carrierCode: 'LG2', code: 'LFTD' }),
    );
  });

  test('say where they come from while there is none', async () => {
    open({ [CODES]: { body: { items: [] } } }, CARRIER, finance);
    expect(await screen.findByText(/Choose Remember code on an invoice/)).toBeInTheDocument();
  });

  test('are not asked for by roles that do not manage invoices', async () => {
    const { api } = open();
    await screen.findByRole('heading', { name: 'Calendar and charges' });
    expect(api.sent(CODES)).toEqual([]);
  });
});

describe('calendar and charges', () => {
  test('say each default with its source; empty fields are sent as defaults', async () => {
    const saved = { ...DEFAULTS, version: 3 };
    const { api, host } = open({ [SAVE_SETTINGS]: { body: saved } });
    expect(await screen.findByLabelText('Attempted pickup fee')).toHaveAccessibleDescription(
      /Default: 49\.91\. Source: Published tariff\./,
    );
    await userEvent.selectOptions(screen.getByLabelText('Holidays'), 'CA');
    expect(screen.getByText(/Canada Day/)).toBeInTheDocument();
    expect(screen.queryByText(/Independence Day/)).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Closing days'), '2026-12-24{enter}2026-12-31');
    const currency = screen.getByLabelText('Currency of the charges');
    expect(currency).toHaveDisplayValue('Currency of the tariff (CAD) (default)');
    await userEvent.selectOptions(currency, 'USD');
    await userEvent.type(screen.getByLabelText('Inspection fee'), '31.50');
    await userEvent.type(screen.getByLabelText('Payment terms, net days'), '45');
    await userEvent.clear(screen.getByLabelText('TONU on the day of pickup'));
    await press('Save calendar and charges');
    await waitFor(() =>
      expect(api.sent(SAVE_SETTINGS)[0]?.body).toEqual({
        version: 2,
        holidays: ['CA'],
        closedOn: ['2026-12-24', '2026-12-31'],
        cutoff: null,
        pickupLeadMinutes: null,
        feeCurrency: 'USD',
        inspectionFee: 3_150,
        attemptedPickupFee: null,
        truckNotUsedFee: null,
        truckNotUsedSameDayFee: null,
        paymentDays: 45,
      }),
    );
    await waitFor(() =>
      expect(host.seen.notices).toEqual([{ kind: 'success', message: 'The calendar and charges were saved.' }]),
    );
  });

  test('report a date that is none', async () => {
    const { api } = open();
    await userEvent.type(await screen.findByLabelText('Closing days'), '2026-02-30');
    await press('Save calendar and charges');
    expect(await screen.findByText('"2026-02-30" is not a date like 2026-12-24.')).toBeInTheDocument();
    expect(api.sent(SAVE_SETTINGS)).toEqual([]);
  });

  test('compare with what another editor saved', async () => {
    const latest = { ...DEFAULTS, version: 3, cutoff: '16:00' };
    let reads = 0;
    open({
      [SAVE_SETTINGS]: problem(409, 'STALE_REVISION', 'This carrier was changed in the meantime.'),
      [SETTINGS]: () => ({ body: (reads += 1) === 1 ? DEFAULTS : latest }),
    });
    await userEvent.type(await screen.findByLabelText('Inspection fee'), '31.50');
    await press('Save calendar and charges');
    expect(await screen.findByText('saved: 16:00; yours: empty')).toBeInTheDocument();
  });
});

describe('a carrier over HTTP', () => {
  const connection: CarrierConnection = {
    id: 'con_02',
    connector: 'dsdc',
    enabled: true,
    endpoint: 'https://api.prairie.example',
    hasCredentials: true,
    trackingPath: null,
    chargesPath: null,
    invoicesPath: null,
    customerNumber: null,
    options: null,
    tenderEmail: null,
    timeoutSeconds: 8,
    inboundSecretAt: null,
    previousSecretUntil: null,
    health: { state: 'up', lastError: null, p50Ms: null, since: null },
    firstSuccessAt: null,
    lastSuccessAt: null,
    subscriptions: [],
  };
  const connected = { ...CARRIER, connectors: ['tariff', 'dsdc'] };
  const carrierWith = (change: Partial<CarrierConnection>) => ({
    ...connected,
    connections: [{ ...connection, ...change }],
  });
  const listOf = (change: Partial<CarrierConnection> = {}): MockRoutes => ({
    [LIST]: { body: { items: [carrierWith(change)], nextCursor: null } },
  });

  test('shows what its interface supports, and that it was not run until a call has succeeded', async () => {
    const rlc = { connector: 'rlc', endpoint: 'https://api.rlc.example/' };
    const { unmount } = open(listOf(rlc), { ...connected, connectors: ['rlc'] });
    const part = async () => within(await screen.findByRole('region', { name: 'Connection' }));
    expect((await part()).getByText('Quotes, Bill of lading and pickup')).toBeInTheDocument();
    expect((await part()).getByText('Hazardous material, Expedited freight')).toBeInTheDocument();
    expect((await part()).getByText(/^Built from the published description, not run/)).toBeInTheDocument();
    expect((await part()).getByRole('link', { name: 'R+L API documentation' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^Secret/ })).not.toBeInTheDocument();
    unmount();
    open(listOf({ ...rlc, firstSuccessAt: '2026-11-20T15:00:00.000Z', lastSuccessAt: '2026-11-21T16:30:00.000Z' }), {
      ...connected,
      connectors: ['rlc'],
    });
    expect((await part()).getByText(/Nov 20/)).toBeInTheDocument();
    expect((await part()).getByText(/Nov 21/)).toBeInTheDocument();
    expect((await part()).queryByText(/^Built from/)).not.toBeInTheDocument();
  });

  test('shows the rate of failed price requests and the response time by day', async () => {
    const items = [
      { day: '2026-11-19', requests: 8, failed: 1, averageMs: 1_412 },
      { day: '2026-11-20', requests: 2, failed: 2, averageMs: null },
    ];
    open({ ...listOf(), [CALLS]: { body: { items } } }, connected);
    const part = within(await screen.findByRole('region', { name: 'Price requests' }));
    const rows = (await part.findAllByRole('row')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'DayRequestsFailedAverage response time',
      expect.stringMatching(/Nov 20.*2100%–$/),
      expect.stringMatching(/Nov 19.*812.5%1,412 ms$/),
    ]);
    expect(await part.findByRole('figure', { name: 'Chart: failed requests' })).toBeInTheDocument();
    expect(await part.findByRole('figure', { name: 'Chart: average response time' })).toBeInTheDocument();
  });

  type Subscription = CarrierConnection['subscriptions'][number];
  const ACTIVE = { state: 'active' as const, message: null, since: '2026-11-20T15:00:00.000Z' };
  const subscriptions = (events: Partial<Subscription>, charges: Partial<Subscription> = {}): Subscription[] => [
    { kind: 'events', ...ACTIVE, ...events },
    { kind: 'charges', ...ACTIVE, ...charges },
  ];
  const subscribed = (...states: Parameters<typeof subscriptions>) =>
    listOf({ subscriptions: subscriptions(...states) });

  test('shows its subscriptions with their states and reasons', async () => {
    const message = 'Acme is unavailable (HTTP 503).';
    open(
      subscribed({ state: 'suspended', message: 'The carrier reports it as paused.' }, { state: 'failed', message }),
      connected,
    );
    expect(await screen.findByText('Suspended by the carrier')).toBeInTheDocument();
    expect(screen.getByText('The carrier reports it as paused.')).toBeInTheDocument();
    expect(screen.getByText('Failed')).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  test('is subscribed again on request, until the carrier has answered', async () => {
    let reads = 0;
    const { api } = open(
      {
        [LIST]: () => {
          reads += 1;
          const state = (['failed', 'pending', 'active'] as const)[Math.min(reads, 3) - 1]!;
          const items = [carrierWith({ subscriptions: subscriptions({ state }) })];
          return { body: { items, nextCursor: null } };
        },
        [RETRY]: { body: carrierWith({}) },
      },
      connected,
    );
    await press('Subscribe again');
    expect(api.sent(RETRY)).toHaveLength(1);
    expect(await screen.findByText('Subscribing')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('Active')).toHaveLength(2), { timeout: 5_000 });
    expect(screen.queryByRole('button', { name: 'Subscribe again' })).not.toBeInTheDocument();
  });

  test('has no action for users without permission', async () => {
    open(subscribed({ state: 'failed' }), connected, ['tariff.read']);
    expect(await screen.findByText('Failed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Subscribe again' })).not.toBeInTheDocument();
  });

  test('shows its secret once', async () => {
    const { api } = open(
      {
        ...listOf(),
        [ADD_SECRET]: {
          status: 201,
          body: {
            connectionId: 'con_02',
            secret: 'only-once',
            url: 'https://lading.example/carrier-api/v1/shipment-events',
            invoicesUrl: 'https://lading.example/carrier-api/v1',
            previousSecretUntil: null,
          },
        },
      },
      connected,
    );
    await press('Create secret');
    expect(await screen.findByText('only-once')).toBeInTheDocument();
    expect(screen.getByText('https://lading.example/carrier-api/v1/shipment-events')).toBeInTheDocument();
    expect(screen.getByText('https://lading.example/carrier-api/v1')).toBeInTheDocument();
    expect(api.sent(ADD_SECRET)).toHaveLength(1);
    await press('I saved it');
    await waitFor(() => expect(screen.queryByText('only-once')).not.toBeInTheDocument());
  });

  test('says how long the previous secret is accepted, and is removed after a question', async () => {
    const { api } = open(
      {
        ...listOf({
          inboundSecretAt: '2026-11-20T15:00:00.000Z',
          previousSecretUntil: '2026-11-21T15:00:00.000Z',
        }),
        [REMOVE_SECRET]: { status: 204 },
      },
      connected,
    );
    expect(await screen.findByText(/^Accepted until/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Rotate secret' })).toBeInTheDocument();
    await press('Remove secret');
    expect(api.sent(REMOVE_SECRET)).toEqual([]);
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove secret' }));
    await waitFor(() => expect(api.sent(REMOVE_SECRET)).toHaveLength(1));
  });

  test('has no secret if it has tariffs only', async () => {
    open();
    await screen.findByRole('heading', { name: 'Calendar and charges' });
    expect(screen.queryByRole('heading', { name: 'Secret for messages from the carrier' })).not.toBeInTheDocument();
  });
});
