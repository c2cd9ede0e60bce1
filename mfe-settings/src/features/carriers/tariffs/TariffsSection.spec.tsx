import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockAnswer, type MockRoutes, problem } from '../../../shared/testing/mock-api';
import { address, openSettings, section } from '../../../testing/open-settings';
import { CARRIER, COMPANY, page, TARIFF, TERMS } from '../testing/fixtures';

const TARIFFS = 'GET /api/v1/company/tariffs';
const WITHDRAW = 'PATCH /api/v1/company/tariffs/trf_01';
const TERMS_ROUTE = 'GET /api/v1/company/tariffs/trf_01/terms';
const NAMED = 'Prairie Demo Freight, 2026 contract, version 3';

function open(routes: MockRoutes = {}, options?: FakeHostOptions) {
  const known = {
    'GET /api/v1/company': { body: COMPANY },
    'GET /api/v1/company/carriers': page([CARRIER]),
    [TARIFFS]: page([TARIFF]),
  };
  return openSettings('/settings/company?tab=carriers', { ...known, ...routes }, options);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('shows every version with its state, dates and rates', async () => {
  const { host } = open();
  expect(await screen.findByText('2026 contract, version 3')).toBeInTheDocument();
  expect(section('Tariffs').getByText('In use')).toBeInTheDocument();
  expect(section('Tariffs').getByText('1,234 LTL by lane, USD')).toBeInTheDocument();
  expect(host.seen.titles).toEqual(['Carriers and tariffs · Company']);
});

test('more tariffs come page by page', async () => {
  open({
    [TARIFFS]: page([TARIFF], 'next'),
    [`${TARIFFS}?cursor=next`]: page([{ ...TARIFF, id: 'trf_00', version: 2, status: 'superseded' }]),
  });
  await press('Show more');
  expect(await screen.findByText('2026 contract, version 2')).toBeInTheDocument();
  expect(screen.getByText('2026 contract, version 3')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('without a tariff the upload is one click away', async () => {
  open({ [TARIFFS]: page([]) });
  await press('Upload a tariff');
  expect(await screen.findByRole('list', { name: 'Steps' })).toBeInTheDocument();
  expect(address()).toBe('/settings/company?tab=carriers&upload=terms');
});

test('who only reads tariffs sees their terms, and changes nothing', async () => {
  open({ [TERMS_ROUTE]: { body: { tariffId: 'trf_01', terms: TERMS } } }, { permissions: ['tariff.read'] });
  await press(`Terms of ${NAMED}`);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('78 %')).toBeInTheDocument();
  expect(dialog.getByText('$3.75 to $3.79: 27.5 %')).toBeInTheDocument();
  expect(dialog.getByText('SRT: $3.00 per 100 lb, at least $121.00, at most $500.00')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Withdraw|Upload/ })).not.toBeInTheDocument();
});

test('withdraws a version after a question, and reads the list again', async () => {
  const withdrawn: MockAnswer = { body: { ...TARIFF, status: 'withdrawn' } };
  const { requested, sent } = open({ [WITHDRAW]: withdrawn });
  await press(`Withdraw ${NAMED}`);
  await press('Withdraw version 3');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent(WITHDRAW)).toEqual([{ withdrawn: true }]);
  await waitFor(() => expect(requested.filter((route) => route === TARIFFS)).toHaveLength(2));
});

test('restores a withdrawn version', async () => {
  const { sent } = open({ [TARIFFS]: page([{ ...TARIFF, status: 'withdrawn' }]), [WITHDRAW]: { body: TARIFF } });
  await press(`Restore ${NAMED}`);
  await press('Restore version 3');
  await waitFor(() => expect(sent(WITHDRAW)).toEqual([{ withdrawn: false }]));
});

test('a refused withdrawal says why in the question', async () => {
  open({ [WITHDRAW]: problem(404, 'NOT_FOUND', 'There is no such tariff.') });
  await press(`Withdraw ${NAMED}`);
  await press('Withdraw version 3');
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toHaveTextContent('There is no such tariff.');
});

test('one failing list leaves the others', async () => {
  open({ 'GET /api/v1/company/carriers': problem(403, 'FORBIDDEN', 'Your role in this company does not allow this.') });
  expect(await screen.findByText('Your role in this company does not allow this.')).toBeInTheDocument();
  expect(await screen.findByText('2026 contract, version 3')).toBeInTheDocument();
});
