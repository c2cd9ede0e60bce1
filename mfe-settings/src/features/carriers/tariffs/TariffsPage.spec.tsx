import { address, problem } from '@lading/mfe-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tariff } from '../../../shared/types';
import { page, TARIFF } from '../testing/fixtures';
import { carriersAt } from '../../../testing/open-carriers';

const TARIFFS = 'GET /api/v1/company/tariffs';
const WITHDRAW = 'PATCH /api/v1/company/tariffs/{id}';
const open = carriersAt('/carriers/tariffs');
const NAMED = 'Prairie Demo Freight, 2026 contract, version 3';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('lists all versions with status, dates and rates', async () => {
  const { host } = open();
  expect(await screen.findByText('2026 contract, version 3')).toBeInTheDocument();
  expect(screen.getByText('Active')).toBeInTheDocument();
  expect(screen.getByText('1,234 LTL by lane, USD')).toBeInTheDocument();
  expect(host.seen.titles).toEqual(['Tariffs · Carriers']);
});

test('loads more tariffs', async () => {
  const older: Tariff = { ...TARIFF, id: 'trf_00', version: 2, status: 'superseded' };
  open({ [TARIFFS]: ({ query }) => (query.cursor ? page(older) : { body: { items: [TARIFF], nextCursor: 'next' } }) });
  await press('Show more');
  expect(await screen.findByText('2026 contract, version 2')).toBeInTheDocument();
  expect(screen.getByText('2026 contract, version 3')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('the empty list offers the upload', async () => {
  open({ [TARIFFS]: page() });
  await press('Upload tariff');
  expect(await screen.findByRole('list', { name: 'Steps' })).toBeInTheDocument();
  expect(address()).toBe('/carriers/tariffs?upload=terms');
});

test('users without permission see terms only', async () => {
  open({}, { permissions: ['tariff.read'] });
  await press(`Show terms of ${NAMED}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('78%')).toBeInTheDocument();
  expect(dialog.getByText('$3.75 to $3.79: 27.5%')).toBeInTheDocument();
  expect(dialog.getByText('SRT: $3.00 per 100 lb, at least $121.00, at most $500.00')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Withdraw|Upload/ })).not.toBeInTheDocument();
});

test('withdraws a version after a question, and reloads the list', async () => {
  const { api } = open({ [WITHDRAW]: { body: { ...TARIFF, status: 'withdrawn' } } });
  await press(`Withdraw ${NAMED}`);
  await press('Withdraw version 3');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(WITHDRAW)[0]?.body).toEqual({ withdrawn: true });
  await waitFor(() => expect(api.sent(TARIFFS)).toHaveLength(2));
});

test('restores a withdrawn version', async () => {
  const withdrawn: Tariff = { ...TARIFF, status: 'withdrawn' };
  const { api } = open({ [TARIFFS]: page(withdrawn), [WITHDRAW]: { body: TARIFF } });
  await press(`Restore ${NAMED}`);
  await press('Restore version 3');
  await waitFor(() => expect(api.sent(WITHDRAW)[0]?.body).toEqual({ withdrawn: false }));
});

test('a refused withdrawal says why', async () => {
  open({ [WITHDRAW]: problem(404, 'NOT_FOUND', 'Not found, or you do not have access.') });
  await press(`Withdraw ${NAMED}`);
  await press('Withdraw version 3');
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent(
    'Not found, or you do not have access.',
  );
});
