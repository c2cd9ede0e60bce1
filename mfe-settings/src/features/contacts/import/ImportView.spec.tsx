import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type MockRoutes, problem } from '../../../shared/testing/mock-api';
import { address, openSettings } from '../../../testing/open-settings';

const CHECK = 'POST /api/v1/contacts/imports?dryRun=true';
const START = 'POST /api/v1/contacts/imports?partial=true';
const PROGRESS = 'GET /api/v1/contacts/imports/cim_1';
const FILE = 'Company,Street,City,State,Zip,Code\nTrinity,700 Commerce St,Dallas,TX,75201,7\n';
const ERROR = { row: 3, column: 'postal_code', ref: 'B', code: 'ZIP_UNKNOWN', message: 'ZIP 00000 is not known.' };
const running = {
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

const open = (routes: MockRoutes = {}, search = '?view=import') =>
  openSettings(`/settings/contacts${search}`, {
    'GET /api/v1/contacts': { body: { items: [], nextCursor: null } },
    ...routes,
  });
const choose = async (text = FILE) =>
  userEvent.upload(
    await screen.findByLabelText('File with contacts'),
    new File([text], 'customers.csv', { type: 'text/csv' }),
  );
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('guesses what columns hold, says what is wrong, and saves the rest when told to', async () => {
  const { requested } = open({
    [CHECK]: { body: { rows: 3, faulty: 1, errorCount: 1, errors: [ERROR] } },
    [START]: { status: 201, body: running },
    [PROGRESS]: { body: { ...running, errors: [ERROR] } },
  });
  await choose();
  expect(await screen.findByLabelText('What Company holds')).toHaveValue('name');
  expect(screen.getByLabelText('What Code holds')).toHaveValue('');
  await press('Check customers.csv');
  expect(await screen.findByText('1 of 3 contacts cannot be saved')).toBeInTheDocument();
  expect(within(screen.getByRole('table', { name: 'Errors' })).getAllByRole('row')[1]).toHaveTextContent(
    '3postal_codeBZIP 00000 is not known.',
  );
  expect(screen.getByRole('button', { name: 'Save 2 contacts' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Leave out those 1 and save the other 2' }));
  await press('Save 2 contacts');
  expect(await screen.findByRole('progressbar', { name: 'Contacts saved' })).toHaveAttribute('value', '1');
  expect(address()).toBe('/settings/contacts?view=import&import=cim_1');
  expect(requested.filter((route) => route.startsWith('POST'))).toEqual([CHECK, START]);
});

test('asks for columns that nobody can guess', async () => {
  open({ [CHECK]: { body: { rows: 1, faulty: 0, errorCount: 0, errors: [] } } });
  await choose(FILE.replace('Company', 'Firma'));
  expect(await screen.findByText('Say which columns hold name.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check customers.csv' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('What Firma holds'), 'name (needed)');
  await press('Check customers.csv');
  expect(await screen.findByText('customers.csv can be imported')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('What Code holds'), 'instructions');
  expect(screen.queryByText('customers.csv can be imported')).not.toBeInTheDocument();
});

test('a check that failed leaves the file and its columns', async () => {
  open({ [CHECK]: problem(503, 'UNAVAILABLE', 'Try again in a moment.') });
  await choose();
  await press('Check customers.csv');
  expect(await screen.findByText('Try again in a moment.')).toBeInTheDocument();
  expect(screen.getByLabelText('What Company holds')).toHaveValue('name');
});

test('an empty file says so', async () => {
  open();
  await choose('\n');
  expect(await screen.findByText(/The file is empty/)).toBeInTheDocument();
});

test('an import that has ended says what became of it', async () => {
  open({ [PROGRESS]: { body: { ...running, status: 'done', done: 2, errors: [ERROR] } } }, '?view=import&import=cim_1');
  expect(await screen.findByText('2 of 3 contacts of customers.csv saved, 1 left out.')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Errors' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Import another file' }));
  expect(await screen.findByLabelText('File with contacts')).toBeInTheDocument();
});
