import { address, type MockRoutes, pageRenderer, problem } from '@lading/mfe-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../../mfe';
import type { ContactImport } from '../../../shared/types';

const UPLOAD = 'POST /api/v1/contacts/imports';
const PROGRESS = 'GET /api/v1/contacts/imports/{id}';
const FILE = 'Company,Street,City,State,Zip,Code\nTrinity,700 Commerce St,Dallas,TX,75201,7\n';
const ERROR = { row: 3, column: 'postal_code', ref: 'B', code: 'ZIP_UNKNOWN', message: 'ZIP 00000 is not known.' };
const running: ContactImport = {
  id: 'cim_1',
  status: 'running',
  fileName: 'customers.csv',
  rows: 3,
  done: 0,
  failed: 1,
  createdBy: 'Ada Park',
  createdAt: '2026-11-20T15:00:00.000Z',
  finishedAt: null,
};

const renderPage = pageRenderer(remote);
const open = (routes: MockRoutes = {}, search = '?view=import') =>
  renderPage(`/settings/contacts${search}`, {
    'GET /api/v1/contacts': { body: { items: [], nextCursor: null } },
    ...routes,
  });
const choose = async (text = FILE) =>
  userEvent.upload(
    await screen.findByLabelText('Contacts file'),
    new File([text], 'customers.csv', { type: 'text/csv' }),
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('maps columns, reports errors, and saves the other contacts', async () => {
  const { api } = open({
    [UPLOAD]: ({ query }) =>
      query.dryRun ? { body: { rows: 3, faulty: 1, errorCount: 1, errors: [ERROR] } } : { status: 201, body: running },
    [PROGRESS]: { body: { ...running, errors: [ERROR] } },
  });
  await choose();
  expect(await screen.findByLabelText('Company')).toHaveValue('name');
  expect(screen.getByLabelText('Code')).toHaveValue('');
  await press('Check customers.csv');
  expect(await screen.findByText('1 of 3 contacts have errors')).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'Errors' })).getAllByRole('row')[1]).toHaveTextContent(
    '3postal_codeBZIP 00000 is not known.',
  );
  expect(screen.getByRole('button', { name: 'Save 2 contacts' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Skip contacts with errors and save the other 2' }));
  await press('Save 2 contacts');
  expect(await screen.findByRole('progressbar', { name: 'Contacts saved' })).toHaveAttribute('value', '1');
  expect(address()).toBe('/settings/contacts?view=import&import=cim_1');
  expect(api.sent(UPLOAD).map(({ query }) => query)).toEqual([{ dryRun: 'true' }, { partial: 'true' }]);
});

test('asks for required columns that are not recognized', async () => {
  open({ [UPLOAD]: { body: { rows: 1, faulty: 0, errorCount: 0, errors: [] } } });
  await choose(FILE.replace('Company', 'Firma'));
  expect(await screen.findByText('Choose the columns with: name.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check customers.csv' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('Firma'), 'name (required)');
  await press('Check customers.csv');
  expect(await screen.findByText('customers.csv can be imported')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Code'), 'instructions');
  expect(screen.queryByText('customers.csv can be imported')).not.toBeInTheDocument();
});

test('a failed check keeps the file and its columns', async () => {
  open({ [UPLOAD]: problem(503, 'UNAVAILABLE', 'Try again in a moment.') });
  await choose();
  await press('Check customers.csv');
  expect(await screen.findByText('Try again in a moment.')).toBeInTheDocument();
  expect(screen.getByLabelText('Company')).toHaveValue('name');
});

test('an empty file says so', async () => {
  open();
  await choose('\n');
  expect(await screen.findByText(/The file is empty/)).toBeInTheDocument();
});

test('a finished import reports its result', async () => {
  open({ [PROGRESS]: { body: { ...running, status: 'done', done: 2, errors: [ERROR] } } }, '?view=import&import=cim_1');
  expect(await screen.findByText('2 of 3 contacts in customers.csv saved, 1 skipped.')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Errors' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Import another file' }));
  expect(await screen.findByLabelText('Contacts file')).toBeInTheDocument();
});
