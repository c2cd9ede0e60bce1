import { createFakeHost, type FakeHostOptions, renderWithHost } from '@lading/mfe-contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Root } from '../../Root';
import { type MockAnswer, mockApi } from '../../shared/testing/mock-api';
import type { Carrier, Company, Tariff, TariffUpload, UploadMessage } from '../../shared/types';

const COMPANY: Company = { id: 'cmp_01', code: 'QK7M2PXD', name: 'Riverside Tile', demo: false, createdAt: '2026-11-20T15:00:00.000Z' };
const CARRIER: Carrier = { id: 'car_01', scac: 'ZZMW', name: 'Prairie Demo Freight', demo: true, connectors: ['tariff'] };
const TARIFF: Tariff = {
  id: 'trf_01', carrier: CARRIER, version: 3, name: '2026 contract', currency: 'USD', effectiveFrom: '2026-01-01', effectiveTo: '2026-12-31', basis: 'lane',
  status: 'active', rows: 1234, createdAt: '2026-11-20T15:00:00.000Z',
};

const COMPANY_ROUTE = 'GET /api/v1/company';
const CARRIERS = 'GET /api/v1/company/carriers';
const TARIFFS = 'GET /api/v1/company/tariffs';
const CHECK = 'POST /api/v1/company/tariffs?dryRun=true';
const UPLOAD = 'POST /api/v1/company/tariffs?dryRun=false';

const page = (items: unknown[], nextCursor: string | null = null): MockAnswer => ({ body: { items, nextCursor } });

function open(routes: Record<string, MockAnswer> = {}, options?: FakeHostOptions) {
  const requested = mockApi({ [COMPANY_ROUTE]: { body: COMPANY }, [CARRIERS]: page([CARRIER]), [TARIFFS]: page([TARIFF]), ...routes });
  const { host } = renderWithHost(Root, '/settings/company', createFakeHost(options));
  return { requested, host };
}

const section = (name: string) => within(screen.getByRole('region', { name }));

test('shows the company, its carriers and its tariffs', async () => {
  const { host } = open();
  expect(await screen.findByText('QK7M2PXD')).toBeInTheDocument();
  expect(await section('Carriers').findByText('Prairie Demo Freight')).toBeInTheDocument();
  expect(section('Carriers').getByText('demo')).toBeInTheDocument();
  expect(await section('Tariffs').findByText('2026 contract, version 3')).toBeInTheDocument();
  expect(section('Tariffs').getByText('In use')).toBeInTheDocument();
  expect(section('Tariffs').getByText('1,234 by lane, USD')).toBeInTheDocument();
  expect(host.seen.titles).toEqual(['Company']);
});

test('more tariffs come page by page', async () => {
  open({ [TARIFFS]: page([TARIFF], 'next'), [`${TARIFFS}?cursor=next`]: page([{ ...TARIFF, id: 'trf_00', version: 2, status: 'superseded' }]) });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('2026 contract, version 2')).toBeInTheDocument();
  expect(screen.getByText('2026 contract, version 3')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a role without tariffs sees the company only', async () => {
  const { requested } = open({}, { permissions: ['quote.read'] });
  expect(await screen.findByText('QK7M2PXD')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Tariffs' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Upload a tariff' })).not.toBeInTheDocument();
  expect(requested).toEqual([COMPANY_ROUTE]);
});

test('one failing list leaves the others', async () => {
  open({ [CARRIERS]: { status: 403, body: { code: 'FORBIDDEN', detail: 'Your role in this company does not allow this.' } } });
  expect(await section('Carriers').findByText('Your role in this company does not allow this.')).toBeInTheDocument();
  expect(await section('Tariffs').findByText('2026 contract, version 3')).toBeInTheDocument();
});

async function chooseFiles() {
  await screen.findByText('QK7M2PXD');
  await userEvent.upload(screen.getByLabelText('Terms'), new File(['{}'], 'terms.json', { type: 'application/json' }));
  await userEvent.upload(screen.getByLabelText('Rates'), new File(['origin'], 'rates.csv', { type: 'text/csv' }));
}
const checked: TariffUpload = { tariffId: null, version: null, rows: 42, errors: [], warnings: [] };

test('checks the files, then stores them and reads the lists again', async () => {
  const { requested } = open({ [CHECK]: { body: checked }, [UPLOAD]: { status: 201, body: { ...checked, tariffId: 'trf_02', version: 4 } } });
  await chooseFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Check the files' }));
  expect(await screen.findByText('The check read 42 rates and found nothing wrong. Nothing is stored yet.')).toBeInTheDocument();
  expect(requested.filter((route) => route === TARIFFS)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Upload the tariff' }));
  expect(await screen.findByText(/^Stored as version 4 with 42 rates\./)).toBeInTheDocument();
  await waitFor(() => expect(requested.filter((route) => route === TARIFFS)).toHaveLength(2));
});

test('shows every error with its line and column', async () => {
  const errors: UploadMessage[] = [
    { pointer: '/terms/fuel/index', row: 0, column: '/fuel/index', code: 'REQUIRED', message: 'Name the fuel index.' },
    { pointer: '/rates/17/M5C', row: 17, column: 'M5C', code: 'RATE', message: 'Not a rate.' },
  ];
  open({ [CHECK]: { status: 422, body: { code: 'TARIFF_INVALID', detail: '2 things are wrong with the tariff. Nothing was stored.', errors } } });
  await chooseFiles();
  await userEvent.click(screen.getByRole('button', { name: 'Check the files' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('2 things are wrong with the tariff.');
  const rows = within(screen.getByRole('table', { name: 'Errors' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual(['Terms /fuel/indexName the fuel index.', 'Rates, line 17, M5CNot a rate.']);
});

test('asks for the files before it sends anything', async () => {
  const { requested } = open();
  await screen.findByText('QK7M2PXD');
  await userEvent.click(screen.getByRole('button', { name: 'Upload the tariff' }));
  expect(await screen.findByText('Choose the file with the terms')).toBeInTheDocument();
  expect(screen.getByText('Choose the file with the rates')).toBeInTheDocument();
  expect(requested.some((route) => route.startsWith('POST'))).toBe(false);
});
