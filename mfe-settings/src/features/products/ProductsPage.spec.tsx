import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { address, type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../mfe';
import type { HazardousMaterial } from '@lading/trade/hazmat';
import type { Product } from '../../shared/types';
import { COMPANY } from '../../testing/company';
// Loaded in advance, so that tests do not wait for lazy modules.
import './ProductDialog';
import './ProductsPage';

const LIST = 'GET /api/v1/company/products';
const ADD = 'POST /api/v1/company/products';
const CHANGE = 'PATCH /api/v1/company/products/{id}';
const MATERIALS = 'GET /api/v1/hazardous-materials';
const FITTINGS: Product = {
  id: 'prd_1',
  version: 3,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  description: 'Fittings',
  sku: 'FIT-1',
  piecesPerUnit: 12,
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
  sku: null as string | null,
  piecesPerUnit: null as number | null,
  handlingUnit: FITTINGS.handlingUnit,
  declaredValue: FITTINGS.declaredValue,
  hazmat: null,
};
const CATALOG = { sku: FITTINGS.sku, piecesPerUnit: FITTINGS.piecesPerUnit };

const page = (...items: Product[]) => ({ body: { items, nextCursor: null } });
const materials = (...items: HazardousMaterial[]) => ({ body: { items, nextCursor: null } });
const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, { search = '', ...options }: FakeHostOptions & { search?: string } = {}) =>
  renderPage(
    `/settings/company/products${search}`,
    { 'GET /api/v1/company': { body: COMPANY }, [LIST]: page(FITTINGS), ...routes },
    options,
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = () => within(screen.getByRole('dialog'));
const openDialog = async (button: string) => {
  await press(button);
  await screen.findByRole('dialog');
};
const fill = (label: string, value: string) =>
  fireEvent.change(inDialog().getByLabelText(label), { target: { value } });
const confirm = async (name: string) => userEvent.click(inDialog().getByRole('button', { name }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('lists class, NMFC, handling unit and value', async () => {
  open();
  const [, row] = within(await screen.findByRole('table', { name: 'Products' })).getAllByRole('row');
  expect(row).toHaveTextContent(/Fittings7013360-2Pallet, 48 × 40 × 48 in, 500 lbMeasured\$1,200\.00/);
});

test('the search is kept in the URL', async () => {
  const { api } = open({ [LIST]: ({ query }) => (query.q ? page() : page(FITTINGS)) });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search products' }), 'tile');
  expect(await screen.findByText('No matches')).toBeInTheDocument();
  expect(address()).toBe('/settings/company/products?q=tile');
  expect(api.sent(LIST).map(({ query }) => query.q)).toEqual([undefined, 'tile']);
});

test('adds a product', async () => {
  const { api, host } = open({ [LIST]: page(), [ADD]: { status: 201, body: FITTINGS } });
  await openDialog('Add product');
  fill('Description', 'Fittings');
  await userEvent.selectOptions(inDialog().getByLabelText('Class'), '70');
  fill('NMFC item', '13360');
  fill('Sub', '2');
  await userEvent.selectOptions(inDialog().getByLabelText('Packaging'), 'BOX');
  await userEvent.selectOptions(inDialog().getByLabelText('Source of dimensions'), 'Measured');
  for (const [label, value] of [
    ['Length, in', '48'],
    ['Width, in', '40'],
    ['Height, in', '48'],
    ['Weight per unit, lb', '500'],
    ['Value per unit', '1,200'],
  ] as const)
    fill(label, value);
  await confirm('Add product');
  await closed();
  expect(api.sent(ADD).map(({ body }) => body)).toEqual([CONTENT]);
  expect(host.seen.stored.size).toBe(0);
});

test('one dimension requires the others', async () => {
  const { api } = open();
  await openDialog('Add product');
  fill('Description', 'Fittings');
  fill('Length, in', '48');
  await confirm('Add product');
  for (const message of ['Enter the width.', 'Enter the height.', 'Enter the weight.'])
    expect(await inDialog().findByText(message)).toBeInTheDocument();
  expect(api.sent(ADD)).toEqual([]);
});

test('a hazardous product needs what shipping papers require', async () => {
  const { api } = open({ [ADD]: { status: 201, body: FITTINGS }, [MATERIALS]: materials() });
  await openDialog('Add product');
  fill('Description', 'Paint');
  await userEvent.click(inDialog().getByRole('switch', { name: 'Hazardous material' }));
  await confirm('Add product');
  for (const message of ['Enter a UN or NA number like UN1090.', 'Choose the hazard class.'])
    expect(await inDialog().findByText(message)).toBeInTheDocument();
  expect(api.sent(ADD)).toEqual([]);
  fill('UN number', 'un1263');
  fill('Proper shipping name', 'Paint');
  await userEvent.selectOptions(inDialog().getByLabelText('Hazard class'), '3');
  fill('Emergency phone', '800 555 0100');
  await confirm('Add product');
  await closed();
  expect(api.sent(ADD)[0]?.body.hazmat).toMatchObject({
    unNumber: 'UN1263',
    hazardClass: '3',
    emergencyPhone: '+18005550100',
  });
});

test('a known UN number fills the empty fields, and is offered for another name', async () => {
  const paint = { unNumber: 'UN1263', names: ['Paint', 'Paint related material'], hazardClasses: ['3'] };
  open({ [MATERIALS]: materials({ ...paint, subsidiary: [], packingGroups: ['I', 'II', 'III'] }) });
  await openDialog('Add product');
  await userEvent.click(inDialog().getByRole('switch', { name: 'Hazardous material' }));
  fill('UN number', '1263');
  await waitFor(() => expect(inDialog().getByLabelText('Proper shipping name')).toHaveValue('Paint'));
  expect(inDialog().getByLabelText('UN number')).toHaveValue('UN1263');
  expect(inDialog().getByLabelText('Hazard class')).toHaveValue('3');
  expect(inDialog().getByLabelText('Packing group')).toHaveValue('');
  fill('Proper shipping name', 'Gasoline');
  await userEvent.click(await inDialog().findByRole('button', { name: 'Use this material' }));
  expect(inDialog().getByLabelText('Proper shipping name')).toHaveValue('Paint');
});

test('a taken name is reported, and the draft survives an expired session until it is discarded', async () => {
  const { unmount, host } = open({
    [ADD]: problem(409, 'NAME_TAKEN', 'This name is already in use. Choose another name.'),
  });
  await openDialog('Add product');
  fill('Description', 'Fittings');
  await confirm('Add product');
  expect(await inDialog().findByRole('alert')).toHaveTextContent('This name is already in use. Choose another name.');
  unmount();
  open({}, { stored: host.seen.stored });
  await openDialog('Add product');
  expect(inDialog().getByLabelText('Description')).toHaveValue('Fittings');
  await confirm('Cancel');
  await press('Discard changes');
  await closed();
  await openDialog('Add product');
  expect(inDialog().getByLabelText('Description')).toHaveValue('');
});

test('a conflicting change is shown beside the own changes', async () => {
  const latest = { ...FITTINGS, version: 4, freightClass: '85' as const };
  let saves = 0;
  const { api } = open({
    [CHANGE]: () =>
      (saves += 1) === 1
        ? problem(409, 'STALE_REVISION', 'This was changed in the meantime. Reload it and make your change again.')
        : { body: { ...latest, version: 5 } },
    'GET /api/v1/company/products/{id}': { body: latest },
  });
  await openDialog('Edit Fittings');
  fill('Weight per unit, lb', '510');
  await confirm('Save product');
  const alert = await inDialog().findByRole('alert');
  expect(alert).toHaveTextContent('Classsaved: 85; yours: 70');
  expect(alert).toHaveTextContent('Weightsaved: 500; yours: 510');
  await confirm('Save my changes');
  await closed();
  expect(api.sent(CHANGE).map(({ body }) => body)).toEqual([
    { ...CONTENT, ...CATALOG, handlingUnit: { ...CONTENT.handlingUnit, weight: 510 }, version: 3 },
    { ...CONTENT, ...CATALOG, handlingUnit: { ...CONTENT.handlingUnit, weight: 510 }, version: 4 },
  ]);
});

test('a decimal comma is refused instead of read as another number', async () => {
  const { api } = open();
  await openDialog('Add product');
  fill('Description', 'Fittings');
  fill('Value per unit', '1,5');
  await confirm('Add product');
  expect(await inDialog().findByText(/Check the comma/)).toBeInTheDocument();
  expect(inDialog().getByLabelText('Value per unit')).toHaveFocus();
  expect(api.sent(ADD)).toEqual([]);
});

test('a deletion can be undone', async () => {
  let isStored = true;
  const { api, host } = open({
    [LIST]: () => (isStored ? page(FITTINGS) : page()),
    'DELETE /api/v1/company/products/{id}': () => {
      isStored = false;
      return {};
    },
    [ADD]: () => {
      isStored = true;
      return { status: 201, body: FITTINGS };
    },
  });
  await press('Delete Fittings');
  expect(await screen.findByText('No products yet')).toBeInTheDocument();
  const [notice] = host.seen.notices;
  expect(notice?.message).toBe('Fittings was deleted.');
  act(() => notice?.action?.run());
  expect(await screen.findByRole('button', { name: 'Edit Fittings' })).toBeInTheDocument();
  expect(api.sent(ADD).map(({ body }) => body)).toEqual([{ ...CONTENT, ...CATALOG }]);
});

test('users without permission to edit see no actions', async () => {
  open({}, { permissions: ['contact.read'] });
  expect(await screen.findByText('Fittings')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Fittings|Add/ })).not.toBeInTheDocument();
});
