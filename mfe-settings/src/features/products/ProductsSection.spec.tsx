import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../shared/testing/mock-api';
import type { Product } from '../../shared/types';
import { COMPANY } from '../../testing/company';
import { address, openSettings } from '../../testing/open-settings';

const LIST = 'GET /api/v1/company/products';
const ADD = 'POST /api/v1/company/products';
const CHANGE = 'PATCH /api/v1/company/products/prd_1';
const FITTINGS: Product = {
  id: 'prd_1',
  version: 3,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  description: 'Fittings',
  freightClass: '70',
  nmfc: '13360',
  nmfcSub: '2',
  packagingType: 'BOX',
  units: 'imperial',
  handlingUnit: { type: 'PAT', length: 48, width: 40, height: 48, weight: 500, stackable: false, evidence: 'measured' },
  declaredValue: { amount: 120_000, currency: 'USD' },
  hazmat: null,
};
const CONTENT = {
  description: 'Fittings',
  freightClass: '70',
  nmfc: '13360',
  nmfcSub: '2',
  packagingType: 'BOX',
  units: 'imperial',
  handlingUnit: FITTINGS.handlingUnit,
  declaredValue: FITTINGS.declaredValue,
  hazmat: null,
};

const page = (...items: Product[]) => ({ body: { items, nextCursor: null } });
const open = (routes: MockRoutes = {}, { search = '', ...options }: FakeHostOptions & { search?: string } = {}) =>
  openSettings(
    `/settings/company?tab=products${search}`,
    { 'GET /api/v1/company': { body: COMPANY }, [LIST]: page(FITTINGS), ...routes },
    options,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const fill = (label: string, value: string) =>
  fireEvent.change(inDialog().getByLabelText(label), { target: { value } });
const confirm = async (name: string) => userEvent.click(inDialog().getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => sessionStorage.clear());

test('shows how each is classed and packed', async () => {
  open();
  const [, row] = within(await screen.findByRole('table', { name: 'Products' })).getAllByRole('row');
  expect(row).toHaveTextContent(/Fittings7013360-2Pallet, 48 × 40 × 48 in, 500 lbMeasured\$1,200\.00/);
});

test('the search stands in the address', async () => {
  const { requested } = open({ [`${LIST}?q=tile`]: page() });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by description' }), 'tile');
  expect(await screen.findByText('No product has this in its description')).toBeInTheDocument();
  expect(address()).toBe('/settings/company?tab=products&q=tile');
  expect(requested).not.toContain(`${LIST}?q=ti`);
});

test('adds one', async () => {
  const { sent } = open({ [LIST]: page(), [ADD]: { status: 201, body: FITTINGS } });
  await press('Add a product');
  fill('Description', 'Fittings');
  await userEvent.selectOptions(inDialog().getByLabelText('Class'), '70');
  fill('NMFC item', '13360');
  fill('Sub', '2');
  await userEvent.selectOptions(inDialog().getByLabelText('Packed in'), 'BOX');
  await userEvent.selectOptions(inDialog().getByLabelText('Dimensions known by'), 'Measured');
  for (const [label, value] of [
    ['Length, in', '48'],
    ['Width, in', '40'],
    ['Height, in', '48'],
    ['Weight of a unit, lb', '500'],
    ['Value of a unit', '1,200'],
  ] as const)
    fill(label, value);
  await confirm('Add the product');
  await closed();
  expect(sent(ADD)).toEqual([CONTENT]);
  expect(sessionStorage).toHaveLength(0);
});

test('a measure without the others is told before anything is sent', async () => {
  const { sent } = open();
  await press('Add a product');
  fill('Description', 'Fittings');
  fill('Length, in', '48');
  await confirm('Add the product');
  expect(await inDialog().findAllByText('Enter a number')).toHaveLength(3);
  expect(sent(ADD)).toEqual([]);
});

test('a hazardous one says what the shipping paper needs', async () => {
  const { sent } = open({ [ADD]: { status: 201, body: FITTINGS } });
  await press('Add a product');
  fill('Description', 'Paint');
  await userEvent.click(inDialog().getByRole('switch', { name: 'Hazardous material' }));
  await confirm('Add the product');
  expect(await inDialog().findByText('Enter a number like UN1263')).toBeInTheDocument();
  fill('UN or NA number', 'un1263');
  fill('Proper shipping name', 'Paint');
  await userEvent.selectOptions(inDialog().getByLabelText('Hazard class'), '3');
  fill('Emergency phone', '800 555 0100');
  await confirm('Add the product');
  await closed();
  expect(sent(ADD)).toEqual([
    expect.objectContaining({
      hazmat: expect.objectContaining({ unNumber: 'UN1263', hazardClass: '3', emergencyPhone: '+18005550100' }),
    }),
  ]);
});

test('a taken name says so and keeps what was typed, also through a session that died', async () => {
  const { unmount } = open({ [ADD]: problem(409, 'NAME_TAKEN', 'There is one with this name already.') });
  await press('Add a product');
  fill('Description', 'Fittings');
  await confirm('Add the product');
  expect(await inDialog().findByRole('alert')).toHaveTextContent('There is one with this name already.');
  unmount();
  open();
  await press('Add a product');
  expect(inDialog().getByLabelText('Description')).toHaveValue('Fittings');
  await confirm('Discard');
  await closed();
  await press('Add a product');
  expect(inDialog().getByLabelText('Description')).toHaveValue('');
});

test('a change that somebody else made first is shown beside what was typed', async () => {
  const latest = { ...FITTINGS, version: 4, freightClass: '85' as const };
  let saves = 0;
  const { sent } = open({
    [CHANGE]: () =>
      (saves += 1) === 1
        ? problem(409, 'STALE_REVISION', 'This has been changed meanwhile.')
        : { body: { ...latest, version: 5 } },
    'GET /api/v1/company/products/prd_1': { body: latest },
  });
  await press('Change Fittings');
  fill('Weight of a unit, lb', '510');
  await confirm('Save the product');
  const alert = await inDialog().findByRole('alert');
  expect(alert).toHaveTextContent('Classstored: 85; you typed: 70');
  expect(alert).toHaveTextContent('Weightstored: 500; you typed: 510');
  await confirm('Store what I typed');
  await closed();
  expect(sent(CHANGE)).toEqual([
    { ...CONTENT, handlingUnit: { ...CONTENT.handlingUnit, weight: 510 }, version: 3 },
    { ...CONTENT, handlingUnit: { ...CONTENT.handlingUnit, weight: 510 }, version: 4 },
  ]);
});

test('a removed one comes back with an undo', async () => {
  let there = true;
  const { sent } = open({
    [LIST]: () => (there ? page(FITTINGS) : page()),
    'DELETE /api/v1/company/products/prd_1': () => {
      there = false;
      return {};
    },
    [ADD]: () => {
      there = true;
      return { status: 201, body: FITTINGS };
    },
  });
  await press('Remove Fittings');
  expect(await screen.findByText('Fittings is removed.')).toBeInTheDocument();
  expect(await screen.findByText('No product yet')).toBeInTheDocument();
  await press('Undo');
  expect(await screen.findByRole('button', { name: 'Change Fittings' })).toBeInTheDocument();
  expect(sent(ADD)).toEqual([CONTENT]);
  expect(screen.queryByText('Fittings is removed.')).not.toBeInTheDocument();
});

test('an undo that fails says why and can be tried again', async () => {
  open({
    'DELETE /api/v1/company/products/prd_1': {},
    [ADD]: problem(409, 'NAME_TAKEN', 'There is one with this name already.'),
  });
  await press('Remove Fittings');
  await press('Undo');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is one with this name already.');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
});

test('who only reads changes nothing', async () => {
  open({}, { permissions: ['contact.read'] });
  expect(await screen.findByText('Fittings')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Fittings|Add/ })).not.toBeInTheDocument();
});
