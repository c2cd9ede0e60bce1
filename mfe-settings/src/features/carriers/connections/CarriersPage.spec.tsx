import { problem } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CarrierConnection, ConnectedCarrier } from '../../../shared/types';
import { CARRIER, page } from '../testing/fixtures';
import { carriersAt } from '../../../testing/open-carriers';

const CARRIERS = 'GET /api/v1/company/carriers';
const CONNECT = 'POST /api/v1/company/carriers';
const CHANGE = 'PATCH /api/v1/company/carriers/{id}';
const TEST = 'POST /api/v1/company/carriers/{id}/test';
const CONNECTION: CarrierConnection = {
  id: 'con_02',
  connector: 'dsdc',
  enabled: true,
  endpoint: 'https://api.swift.example/dsdc',
  hasCredentials: true,
  trackingPath: null,
  chargesPath: null,
  invoicesPath: null,
  customerNumber: 'LAD-7',
  options: null,
  tenderEmail: null,
  timeoutSeconds: 8,
  inboundSecretAt: null,
  previousSecretUntil: null,
  health: { state: 'up', lastError: null, p50Ms: 412, since: '2026-11-20T15:00:00.000Z' },
  firstSuccessAt: null,
  lastSuccessAt: null,
  subscriptions: [],
};
const SWIFT: ConnectedCarrier = {
  id: 'car_02',
  scac: 'ZZSW',
  name: 'Swift Example',
  demo: false,
  connectors: ['dsdc'],
  connections: [CONNECTION],
};
const failing = {
  ...SWIFT,
  connections: [
    {
      ...CONNECTION,
      health: {
        state: 'failing' as const,
        lastError: 'The carrier did not respond within 8 s.',
        p50Ms: null,
        since: '2026-11-20T15:00:00.000Z',
      },
    },
  ],
};

const open: ReturnType<typeof carriersAt> = (routes, options) =>
  carriersAt('/carriers')({ [CARRIERS]: page(CARRIER, SWIFT), ...routes }, options);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const openDialog = async (button: string) => {
  await press(button);
  await screen.findByRole('dialog');
};
const inDialog = () => within(screen.getByRole('dialog'));
const fill = (label: string, value: string) =>
  fireEvent.change(inDialog().getByLabelText(label), { target: { value } });

test('lists carriers with status, response time and a mark of demo carriers', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Carriers' }));
  const [, prairie, swift] = table.getAllByRole('row');
  expect(prairie).toHaveTextContent(/Prairie Demo Freight\s*demo.*Active/);
  expect(swift).toHaveTextContent(/Swift Example.*api\.swift\.example.*Connected.*412 ms/);
});

test('a failing carrier shows since when and why', async () => {
  open({ [CARRIERS]: page(failing) });
  expect(await screen.findByText('Failing')).toBeInTheDocument();
  expect(screen.getByText('The carrier did not respond within 8 s.')).toBeInTheDocument();
});

test('an EDI partner is changed on its own page', async () => {
  const edi = { ...SWIFT, connectors: ['edi'], connections: [{ ...CONNECTION, connector: 'edi', endpoint: null }] };
  open({ [CARRIERS]: page(edi) });
  expect(await screen.findByRole('link', { name: 'EDI settings' })).toHaveAttribute('href', '/settings/company/edi');
  expect(screen.queryByRole('button', { name: 'Test Swift Example' })).not.toBeInTheDocument();
});

test('connects a carrier with credentials', async () => {
  const { api } = open({ [CONNECT]: { status: 201, body: SWIFT } });
  await openDialog('Connect carrier');
  fill('SCAC', 'zznw');
  fill('Carrier', 'Northwest Example');
  fill('API URL', 'https://api.nw.example/dsdc');
  await userEvent.selectOptions(inDialog().getByLabelText('Credentials'), 'basic');
  fill('User name', 'lading');
  fill('Password', 'four brown foxes');
  fill('Charges path', '/pfc/v2');
  await userEvent.click(inDialog().getByRole('button', { name: 'Connect carrier' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(CONNECT).map(({ body }) => body)).toEqual([
    {
      connector: 'dsdc',
      scac: 'ZZNW',
      name: 'Northwest Example',
      endpoint: 'https://api.nw.example/dsdc',
      trackingPath: null,
      chargesPath: '/pfc/v2',
      invoicesPath: null,
      customerNumber: null,
      timeoutSeconds: 8,
      credentials: { scheme: 'basic', userName: 'lading', secret: 'four brown foxes' },
    },
  ]);
  await waitFor(() => expect(api.sent(CARRIERS)).toHaveLength(2));
});

describe('a carrier with an interface of its own', () => {
  const RLC: ConnectedCarrier = {
    ...SWIFT,
    scac: 'RLCA',
    name: 'R+L Carriers',
    connectors: ['rlc'],
    connections: [{ ...CONNECTION, connector: 'rlc', endpoint: 'https://api.rlc.example/', customerNumber: null }],
  };

  test('is connected with a server and a key', async () => {
    const { api } = open({ [CONNECT]: { status: 201, body: RLC } });
    await openDialog('Connect carrier');
    await userEvent.selectOptions(inDialog().getByLabelText('Interface'), 'R+L Carriers');
    expect(inDialog().queryByLabelText('SCAC')).not.toBeInTheDocument();
    expect(inDialog().getByText(/^Supports: Quotes, Bill of lading and pickup\. Built from/)).toBeInTheDocument();
    expect(inDialog().queryByLabelText('Charges path')).not.toBeInTheDocument();
    await userEvent.selectOptions(inDialog().getByLabelText('Server'), 'Sandbox, sandbox.rlc.example');
    fill('API key', 'calm otter');
    await userEvent.click(inDialog().getByRole('button', { name: 'Connect carrier' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.sent(CONNECT).map(({ body }) => body)).toEqual([
      {
        connector: 'rlc',
        scac: 'RLCA',
        name: 'R+L Carriers',
        endpoint: 'https://sandbox.rlc.example/',
        trackingPath: null,
        chargesPath: null,
        invoicesPath: null,
        customerNumber: null,
        timeoutSeconds: 8,
        credentials: { scheme: 'api_key', header: 'apiKey', secret: 'calm otter' },
      },
    ]);
  });

  test('can be moved to another address with a new key', async () => {
    const { api } = open({ [CARRIERS]: page(RLC), [CHANGE]: { body: RLC } });
    await openDialog('Edit connection to R+L Carriers');
    expect(inDialog().getByLabelText('Server')).toHaveValue('https://api.rlc.example/');
    await userEvent.selectOptions(inDialog().getByLabelText('Server'), 'Other address');
    fill('API URL', 'https://proxy.example/rlc');
    await userEvent.selectOptions(inDialog().getByLabelText('Credentials'), 'New key');
    fill('API key', 'calm otter');
    await press('Save connection');
    await waitFor(() =>
      expect(api.sent(CHANGE).map(({ body }) => body)).toMatchObject([
        {
          endpoint: 'https://proxy.example/rlc',
          credentials: { scheme: 'api_key', header: 'apiKey', secret: 'calm otter' },
        },
      ]),
    );
  });
});

test('a carrier that authenticates by OAuth 2 is connected with client ID, secret, token URL and billing address', async () => {
  const { api } = open({ [CONNECT]: { status: 201, body: SWIFT } });
  await openDialog('Connect carrier');
  await userEvent.selectOptions(inDialog().getByLabelText('Interface'), 'FedEx Freight');
  expect(inDialog().getByLabelText('Token URL')).toHaveValue('https://api.fedex.example/oauth/token');
  await userEvent.selectOptions(inDialog().getByLabelText('Server'), 'Sandbox, sandbox.fedex.example');
  expect(inDialog().getByLabelText('Token URL')).toHaveValue('https://sandbox.fedex.example/oauth/token');
  await userEvent.click(inDialog().getByRole('button', { name: 'Connect carrier' }));
  expect(await inDialog().findByText('Enter the client ID.')).toBeInTheDocument();
  fill('Client ID', 'l7-heron');
  fill('Client secret', 'calm otter');
  fill('Customer number', '510087780');
  fill('Billing address', '1202 Chalet Ln');
  fill('Billing state or province', 'ar');
  await userEvent.click(inDialog().getByRole('button', { name: 'Connect carrier' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(CONNECT).map(({ body }) => body)).toMatchObject([
    {
      connector: 'fedex',
      scac: 'FXFE',
      endpoint: 'https://sandbox.fedex.example/',
      customerNumber: '510087780',
      options: {
        billingAddress1: '1202 Chalet Ln',
        billingState: 'AR',
        billingCountry: 'US',
        freightAccountType: 'ship_to',
      },
      credentials: {
        scheme: 'client_credentials',
        clientId: 'l7-heron',
        secret: 'calm otter',
        tokenUrl: 'https://sandbox.fedex.example/oauth/token',
      },
    },
  ]);
});

test('a carrier with a test environment and a scope of its own is connected with both', async () => {
  const { api } = open({ [CONNECT]: { status: 201, body: SWIFT } });
  await openDialog('Connect carrier');
  await userEvent.selectOptions(inDialog().getByLabelText('Interface'), 'TForce Freight');
  await userEvent.selectOptions(inDialog().getByLabelText('Environment'), 'Test');
  fill('Client ID', '8a14-loon');
  fill('Client secret', 'quiet ferry');
  fill('Scope', 'https://carrier.example/3c9d/.default');
  fill('Billing address', '40 Mill Rd');
  await userEvent.click(inDialog().getByRole('button', { name: 'Connect carrier' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(CONNECT).map(({ body }) => body)).toMatchObject([
    {
      connector: 'tforce',
      endpoint: 'https://api.tforce.example/',
      options: { environment: 'test', tokenScope: 'https://carrier.example/3c9d/.default', billingCountry: 'US' },
      credentials: { scheme: 'client_credentials', tokenUrl: 'https://login.example/token' },
    },
  ]);
});

test('a refused URL is shown at its field, and all entries are kept', async () => {
  const refusal = problem(422, 'VALIDATION_FAILED', 'One field needs attention.', {
    errors: [{ pointer: '/endpoint', code: 'ENDPOINT_NOT_ALLOWED', message: 'This address is not a public one.' }],
  });
  open({ [CHANGE]: refusal });
  await openDialog('Edit connection to Swift Example');
  fill('API URL', 'https://10.0.0.1/dsdc');
  await press('Save connection');
  expect(await inDialog().findByText('This address is not a public one.')).toBeInTheDocument();
  expect(inDialog().getByLabelText('API URL')).toHaveValue('https://10.0.0.1/dsdc');
});

test('stored credentials are not shown, and are kept unless replaced', async () => {
  const { api } = open({ [CHANGE]: { body: SWIFT } });
  await openDialog('Edit connection to Swift Example');
  expect(inDialog().getByLabelText('Credentials')).toHaveValue('keep');
  fill('Timeout, seconds', '12');
  await press('Save connection');
  await waitFor(() =>
    expect(api.sent(CHANGE).map(({ body }) => body)).toEqual([
      {
        endpoint: CONNECTION.endpoint,
        trackingPath: null,
        chargesPath: null,
        invoicesPath: null,
        customerNumber: 'LAD-7',
        timeoutSeconds: 12,
      },
    ]),
  );
});

test('an invalid timeout is reported before anything is sent', async () => {
  const { api } = open();
  await openDialog('Edit connection to Swift Example');
  fill('Timeout, seconds', '21');
  await press('Save connection');
  expect(await inDialog().findByText('Enter 1 to 20 seconds.')).toBeInTheDocument();
  expect(api.sent(CHANGE)).toEqual([]);
});

test('a carrier is disabled and tested; a failed test says why', async () => {
  const tried = {
    ok: false,
    code: 'CARRIER_TIMEOUT',
    message: 'The carrier did not respond within 8 s.',
    milliseconds: 8004,
  };
  const { api } = open({ [CHANGE]: { body: SWIFT }, [TEST]: { body: tried } });
  await userEvent.click(await screen.findByRole('switch', { name: 'Enable Swift Example, carrier API' }));
  await waitFor(() => expect(api.sent(CHANGE)[0]?.body).toEqual({ enabled: false }));
  await press('Test Swift Example');
  expect(
    await screen.findByText('The carrier did not respond within 8 s. Response time: 8,004 ms.'),
  ).toBeInTheDocument();
});

test('users without permission see no actions', async () => {
  open({}, { permissions: ['tariff.read'] });
  expect(await screen.findByText('412 ms')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /carrier|Edit|Test/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Set up carrier' })).not.toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
