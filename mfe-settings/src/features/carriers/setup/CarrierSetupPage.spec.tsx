import { type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import type { CarrierProfile, FuelPrice, Tariff } from '../../../shared/types';
import { TARIFF } from '../testing/fixtures';
// Loaded in advance, so that tests do not wait for lazy modules.
import '../upload/TariffUploadWizard';
import './AddCarrierPage';
import './CarrierSetupPage';

const ADD = 'POST /api/v1/company/carriers/tariff';
const TOTALS = 'POST /api/v1/rating/totals';

const CARRIER: CarrierProfile = {
  id: 'car_02',
  scac: 'PRRI',
  name: 'Prairie Freight',
  demo: false,
  connectors: ['tariff'],
  version: 1,
  modes: ['LTL', 'VLTL', 'FTL'],
  customerNumber: null,
  contacts: [],
  terminals: [],
  proNumbers: { left: 0, low: false, blocks: [] },
};
const CONTACT = {
  purpose: 'tender' as const,
  name: null,
  email: 'loads@prairie.example',
  phone: null,
  extension: null,
};
const BLOCK = {
  first: '1000000',
  last: '1000099',
  next: '1000000',
  checkRule: 'none' as const,
  left: 100,
  total: 100,
  enteredAt: '2026-11-20T15:00:00.000Z',
};
const PRICE: FuelPrice = { index: 'US', effectiveOn: '2026-11-16', price: '3.768', source: 'entered' };
const OWN_TARIFF: Tariff = { ...TARIFF, carrier: { ...TARIFF.carrier, id: 'car_02', scac: 'PRRI' } };
const READY: CarrierProfile = {
  ...CARRIER,
  contacts: [CONTACT],
  proNumbers: { left: 100, low: false, blocks: [BLOCK] },
};

const renderPage = pageRenderer(remote);
const PERMISSIONS = ['tariff.read', 'tariff.manage', 'carrier.manage', 'company.manage'];
const routesFor = (carrier: CarrierProfile, prices: FuelPrice[] = [], tariffs: Tariff[] = []): MockRoutes => ({
  'GET /api/v1/company/carriers/{id}/profile': { body: carrier },
  'GET /api/v1/company/fuel-prices': { body: { items: prices, fetchedIndexes: [], nextCursor: null } },
  'GET /api/v1/company/tariffs': { body: { items: tariffs, nextCursor: null } },
});
const open = (routes: MockRoutes, search = '', permissions = PERMISSIONS) =>
  renderPage(`/carriers/car_02/setup${search}`, routes, { permissions });
const currentStep = async () =>
  within(await screen.findByRole('list', { name: 'Setup steps' }))
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')?.textContent;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the first step adds the carrier and goes on with its contacts', async () => {
  const { api } = renderPage(
    '/carriers/new',
    { ...routesFor(CARRIER), [ADD]: { status: 201, body: CARRIER } },
    { permissions: PERMISSIONS },
  );
  await userEvent.type(await screen.findByLabelText('SCAC'), 'prri');
  await userEvent.type(screen.getByLabelText('Carrier name'), 'Prairie Freight');
  await press('Add carrier');
  await waitFor(() => expect(api.sent(ADD)[0]?.body).toEqual({ scac: 'PRRI', name: 'Prairie Freight' }));
  expect(await screen.findByRole('heading', { name: 'Set up Prairie Freight' })).toBeInTheDocument();
  expect(await currentStep()).toBe('Contacts');
});

test('a known SCAC is reported', async () => {
  renderPage(
    '/carriers/new',
    { [ADD]: problem(409, 'CARRIER_EXISTS', 'PRRI is in the list already: Prairie Freight.') },
    { permissions: PERMISSIONS },
  );
  await userEvent.type(await screen.findByLabelText('SCAC'), 'PRRI');
  await userEvent.type(screen.getByLabelText('Carrier name'), 'Again');
  await press('Add carrier');
  expect(await screen.findByText('PRRI is in the list already: Prairie Freight.')).toBeInTheDocument();
});

test.each([
  ['contacts', CARRIER, [], [], 'Contacts'],
  ['the PRO block', { ...CARRIER, contacts: [CONTACT] }, [], [], 'PRO numbers'],
  ['fuel prices', READY, [], [], 'Fuel prices'],
  ['the tariff', READY, [PRICE], [], 'Tariff'],
  ['a tariff of this carrier', READY, [PRICE], [TARIFF], 'Tariff'],
  ['a tariff that is in use', READY, [PRICE], [{ ...OWN_TARIFF, status: 'withdrawn' as const }], 'Tariff'],
  ['the test quote', READY, [PRICE], [OWN_TARIFF], 'Test quote'],
])('continues with %s', async (_, carrier, prices, tariffs, step) => {
  open(routesFor(carrier, prices, tariffs));
  expect(await currentStep()).toBe(step);
});

test('a step can be skipped, and another one opened from the list', async () => {
  open(routesFor(CARRIER));
  await userEvent.click(await screen.findByRole('link', { name: 'Skip for now' }));
  expect(await currentStep()).toBe('PRO numbers');
  await userEvent.click(screen.getByRole('link', { name: 'Tariff' }));
  expect(await currentStep()).toBe('Tariff');
  expect(await screen.findByDisplayValue('PRRI')).toBeInTheDocument();
});

describe('the test quote', () => {
  const price = { amount: 26_584, currency: 'USD' as const };
  const carrier = { scac: 'PRRI', name: 'Prairie Freight', demo: false };
  const result = (change: object) => ({
    body: { derived: {}, offers: [], declined: [], askedOnSaving: [], ...change } as never,
  });
  const ask = async () => {
    await userEvent.type(await screen.findByLabelText('Origin ZIP'), '60601');
    await userEvent.type(screen.getByLabelText('Destination ZIP'), '75201');
    await press('Get price');
  };
  const done = routesFor(READY, [PRICE], [OWN_TARIFF]);

  test('shows the price of this carrier', async () => {
    const { api } = open({
      ...done,
      [TOTALS]: result({
        offers: [
          {
            carrier: { ...carrier, scac: 'ZZMW' },
            total: { amount: 1, currency: 'USD' },
            estimatedDeliveryOn: '2026-12-01',
          },
          { carrier, total: price, estimatedDeliveryOn: '2026-12-02' },
        ],
      }),
    });
    await ask();
    expect(await screen.findByText('The carrier is ready to quote')).toBeInTheDocument();
    expect(screen.getByText(/265\.84/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create quote' })).toHaveAttribute('href', '/quotes/new');
    expect(api.sent(TOTALS)[0]?.body).toMatchObject({
      stops: [
        { type: 'origin', postalCode: '60601', country: 'US' },
        { type: 'destination', postalCode: '75201', country: 'US' },
      ],
      handlingUnits: [{ count: 1, weight: 1000, commodities: [{ freightClass: '70' }] }],
    });
  });

  test('says why there is none', async () => {
    open({
      ...done,
      [TOTALS]: result({ declined: [{ carrier, code: 'TARIFF_GAP', message: 'No rates for this lane.' }] }),
    });
    await ask();
    expect(await screen.findByText('No rates for this lane.')).toBeInTheDocument();
  });

  test('needs two postal codes', async () => {
    const { api } = open(done);
    await press('Get price');
    expect(await screen.findAllByText('Enter a ZIP or postal code, like 60601.')).toHaveLength(2);
    expect(api.sent(TOTALS)).toEqual([]);
  });
});

test('is not for roles that cannot change carriers', async () => {
  open(routesFor(CARRIER), '', ['tariff.read']);
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Setup steps' })).not.toBeInTheDocument();
});
