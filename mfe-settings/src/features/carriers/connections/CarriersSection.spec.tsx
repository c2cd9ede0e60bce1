import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../../shared/testing/mock-api';
import type { CarrierConnection, ConnectedCarrier } from '../../../shared/types';
import { openSettings, section } from '../../../testing/open-settings';
import { CARRIER, COMPANY, page } from '../testing/fixtures';

const CARRIERS = 'GET /api/v1/company/carriers';
const CONNECT = 'POST /api/v1/company/carriers';
const CHANGE = 'PATCH /api/v1/company/carriers/con_02';
const TEST = 'POST /api/v1/company/carriers/con_02/test';
const CONNECTION: CarrierConnection = {
  id: 'con_02',
  connector: 'dsdc',
  enabled: true,
  endpoint: 'https://api.swift.example/dsdc',
  hasCredentials: true,
  customerNumber: 'LAD-7',
  tenderEmail: null,
  timeoutSeconds: 8,
  health: { state: 'up', lastError: null, p50Ms: 412, since: '2026-11-20T15:00:00.000Z' },
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
        lastError: 'The carrier did not answer within 8 s.',
        p50Ms: null,
        since: '2026-11-20T15:00:00.000Z',
      },
    },
  ],
};

function open(routes: MockRoutes = {}, options?: FakeHostOptions) {
  const known = {
    'GET /api/v1/company': { body: COMPANY },
    [CARRIERS]: page([CARRIER, SWIFT]),
    'GET /api/v1/company/tariffs': page([]),
  };
  return openSettings('/settings/company?tab=carriers', { ...known, ...routes }, options);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const fill = (label: string, value: string) =>
  fireEvent.change(inDialog().getByLabelText(label), { target: { value } });

test('shows each carrier with its state, its times and whether it is invented', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Carriers' }));
  const [, prairie, swift] = table.getAllByRole('row');
  expect(prairie).toHaveTextContent(/Prairie Demo Freight\s*demo.*Rated here/);
  expect(swift).toHaveTextContent(/Swift Example.*api\.swift\.example.*Answers.*412 ms/);
});

test('a failing carrier says since when and why', async () => {
  open({ [CARRIERS]: page([failing]) });
  expect(await screen.findByText('Fails')).toBeInTheDocument();
  expect(screen.getByText('The carrier did not answer within 8 s.')).toBeInTheDocument();
});

test('connects a carrier with credentials', async () => {
  const { sent, requested } = open({ [CONNECT]: { status: 201, body: SWIFT } });
  await press('Connect a carrier');
  fill('SCAC', 'zznw');
  fill('Carrier', 'Northwest Example');
  fill('Endpoint', 'https://api.nw.example/dsdc');
  await userEvent.selectOptions(inDialog().getByLabelText('Credentials'), 'basic');
  fill('User name', 'lading');
  fill('Password', 'four brown foxes');
  await press('Connect the carrier');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(CONNECT)).toEqual([
    {
      scac: 'ZZNW',
      name: 'Northwest Example',
      endpoint: 'https://api.nw.example/dsdc',
      customerNumber: null,
      timeoutSeconds: 8,
      credentials: { scheme: 'basic', userName: 'lading', secret: 'four brown foxes' },
    },
  ]);
  await waitFor(() => expect(requested.filter((route) => route === CARRIERS)).toHaveLength(2));
});

test('an endpoint that is not allowed is told at its field, and nothing typed is lost', async () => {
  const refusal = problem(422, 'VALIDATION_FAILED', 'Some fields are wrong.', {
    errors: [{ pointer: '/endpoint', code: 'ENDPOINT_NOT_ALLOWED', message: 'This address is not a public one.' }],
  });
  open({ [CHANGE]: refusal });
  await press('Change the connection of Swift Example');
  fill('Endpoint', 'https://10.0.0.1/dsdc');
  await press('Save the connection');
  expect(await inDialog().findByText('This address is not a public one.')).toBeInTheDocument();
  expect(inDialog().getByLabelText('Endpoint')).toHaveValue('https://10.0.0.1/dsdc');
});

test('stored credentials are not shown, and stay unless they are replaced', async () => {
  const { sent } = open({ [CHANGE]: { body: SWIFT } });
  await press('Change the connection of Swift Example');
  expect(inDialog().getByLabelText('Credentials')).toHaveValue('keep');
  fill('Seconds to wait for an answer', '12');
  await press('Save the connection');
  await waitFor(() =>
    expect(sent(CHANGE)).toEqual([{ endpoint: CONNECTION.endpoint, customerNumber: 'LAD-7', timeoutSeconds: 12 }]),
  );
});

test('an impossible time to wait is told before anything is sent', async () => {
  const { sent } = open();
  await press('Change the connection of Swift Example');
  fill('Seconds to wait for an answer', '21');
  await press('Save the connection');
  expect(await inDialog().findByText('Enter 1 to 20 seconds')).toBeInTheDocument();
  expect(sent(CHANGE)).toEqual([]);
});

test('a carrier is switched off and tried; a failed try says why', async () => {
  const tried = {
    ok: false,
    code: 'CARRIER_TIMEOUT',
    message: 'The carrier did not answer within 8 s.',
    milliseconds: 8004,
  };
  const { sent } = open({ [CHANGE]: { body: SWIFT }, [TEST]: { body: tried } });
  await userEvent.click(await screen.findByRole('switch', { name: "Ask Swift Example by carrier's own service" }));
  await waitFor(() => expect(sent(CHANGE)).toEqual([{ enabled: false }]));
  await press('Test Swift Example');
  expect(await screen.findByText('The carrier did not answer within 8 s. Took 8,004 ms.')).toBeInTheDocument();
});

test('who only reads sees states, and changes nothing', async () => {
  open({}, { permissions: ['tariff.read'] });
  expect(await screen.findByText('412 ms')).toBeInTheDocument();
  expect(section('Carriers').queryByRole('button')).not.toBeInTheDocument();
  expect(section('Carriers').queryByRole('switch')).not.toBeInTheDocument();
});
