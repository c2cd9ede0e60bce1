import { type MockReply, type MockRequest, problem } from '@lading/mfe-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportCheck, ImportMessage, QuoteImportDetail } from '../../shared/api/types';
import { quote } from '../../shared/testing/quotes';
import { openQuotes } from '../../testing/open-quotes';
import { orderTemplateCsv, templateCsv } from './template';

beforeEach(() => localStorage.clear());

const ID = 'qim_01BX5ZZKBKACTAV9WEVGEMMVRZ';
const POST = 'POST /api/v1/quotes/imports';
const GET = 'GET /api/v1/quotes/imports/{id}';
const ORDERS = 'POST /api/v1/orders/imports';
const LIST = 'GET /api/v1/quotes';
const zip: ImportMessage = {
  row: 4,
  column: 'd_zip',
  ref: 'ORDER-3',
  code: 'ZIP_UNKNOWN',
  message: 'No such postal code: 00000.',
};
const check = (changes: Partial<ImportCheck> = {}): ImportCheck => ({
  header: [],
  samples: [],
  rows: 4,
  quotes: 3,
  faulty: 0,
  errorCount: 0,
  errors: [],
  ...changes,
});
const started = (changes: Partial<QuoteImportDetail> = {}): QuoteImportDetail => ({
  id: ID,
  status: 'running',
  fileName: 'week-47.csv',
  rows: 4,
  quotes: 3,
  done: 0,
  failed: 1,
  createdBy: 'Rosa Delgado',
  createdAt: '2026-11-20T15:00:00.000Z',
  finishedAt: null,
  errors: [zip],
  ...changes,
});
const upload =
  (found: ImportCheck) =>
  ({ query }: MockRequest<typeof POST>): MockReply<typeof POST> =>
    query.dryRun === 'true' ? { status: 200, body: found } : { status: 201, body: started() };
const HEADER = 'ref,pickup_date,o_zip,d_zip,hu_count,hu_type,length_in,width_in,height_in,weight_lb';
const ROW = 'ORDER-1,2026-11-24,60601,75201,2,PAT,48,40,48,1000';
const file = new File([`${HEADER}\n${ROW}`], 'week-47.csv', { type: 'text/csv' });
const choose = async (chosen = file) => userEvent.upload(await screen.findByLabelText('File with quotes'), chosen);

test('the list leads to the import, which offers a template', async () => {
  openQuotes('/quotes', { [LIST]: { body: { items: [], nextCursor: null, total: 0 } } });
  await userEvent.click(await screen.findByRole('link', { name: 'Import quotes' }));
  const template = await screen.findByRole('link', { name: 'Download a template' });
  expect(template).toHaveAttribute('download', 'quotes-template.csv');
  expect(decodeURIComponent(template.getAttribute('href')!)).toContain('ref,mode,pickup_date');
});

test('the template has as many cells in each row as columns', () => {
  const cells = (csv: string) =>
    csv
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(',').length);
  expect(cells(templateCsv('2026-11-24'))).toEqual([44, 44, 44]);
  expect(cells(orderTemplateCsv('2026-11-24'))).toEqual([26, 26, 26]);
});

test('a valid file is checked, imported, followed to its end, and leads to result and quotes', async () => {
  let polls = 0;
  const { api } = openQuotes('/quotes?import=new', {
    [POST]: upload(check()),
    [GET]: () => ({ body: (polls += 1) === 1 ? started({ done: 1 }) : started({ status: 'done', done: 2 }) }),
  });
  await choose();
  expect(await screen.findByText('week-47.csv is ready to import')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Get 3 quotes' }));
  expect(await screen.findByRole('progressbar', { name: 'Quotes created' })).toHaveAttribute('value', '2');
  expect(await screen.findByText('2 of 3 quotes created, 1 skipped.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download result' })).toHaveAttribute(
    'href',
    expect.stringMatching(`/api/v1/quotes/imports/${ID}/result$`),
  );
  expect(screen.getByRole('link', { name: 'Show the 2 quotes' })).toHaveAttribute('href', `/quotes?imported=${ID}`);
  expect(api.sent(POST).map(({ query }) => query)).toEqual([{ dryRun: 'true' }, { partial: 'false' }]);
});

const OWN = [
  'Order No.,Ship date,From ZIP,To ZIP,Qty,Packaging,L,W,H,Lbs,Our truck',
  '4711,11/25/2026,60601,75201,2,Pallet,48,40,48,1000,no',
].join('\n');
const ownFile = () => new File([OWN], 'orders.csv', { type: 'text/csv' });
/** Mappings of the uploads during `work`; the mock API does not keep forms. */
async function mappingsDuring(work: () => Promise<void>): Promise<Record<string, string>[]> {
  const { set } = FormData.prototype;
  const mappings: Record<string, string>[] = [];
  FormData.prototype.set = function record(this: FormData, name: string, value: string | Blob, fileName?: string) {
    if (name === 'mapping') mappings.push(JSON.parse(String(value)) as Record<string, string>);
    Reflect.apply(set, this, fileName === undefined ? [name, value] : [name, value, fileName]);
  };
  await work().finally(() => Object.assign(FormData.prototype, { set }));
  return mappings;
}

test('the columns of another file are recognized, shown with their first values, and mapped by the user; the next file is mapped alike', async () => {
  const { api } = openQuotes('/quotes?import=new', { [POST]: upload(check()), [GET]: { body: started() } });
  await choose(ownFile());
  expect(await screen.findByLabelText('Ship date')).toHaveDisplayValue('Pickup date (required)');
  expect(screen.getByText('11/25/2026')).toBeInTheDocument();
  expect(screen.getByLabelText('From ZIP')).toHaveDisplayValue('Origin ZIP (required)');
  expect(screen.getByLabelText('Our truck')).toHaveDisplayValue('Not used');
  expect(api.sent(POST)).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Lbs'), 'Not used');
  expect(screen.getByText('Choose the columns with: Weight.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check orders.csv' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByLabelText('Our truck'), 'Instructions');
  await userEvent.selectOptions(screen.getByLabelText('Lbs'), 'Weight (required)');
  const mappings = await mappingsDuring(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Check orders.csv' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Get 3 quotes' }));
    expect(await screen.findByRole('progressbar', { name: 'Quotes created' })).toBeInTheDocument();
  });
  const mapping = { 'Order No.': 'ref', 'Ship date': 'pickup_date', Packaging: 'hu_type', 'Our truck': 'notes' };
  expect(mappings).toMatchObject([mapping, mapping]);
  cleanup();
  openQuotes('/quotes?import=new', { [POST]: upload(check()) });
  await choose(ownFile());
  expect(await screen.findByText('All 11 columns are recognized.')).toBeInTheDocument();
  expect(await screen.findByText('orders.csv is ready to import')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Change columns' }));
  expect(screen.getByLabelText('Our truck')).toHaveDisplayValue('Instructions');
});

test('rows with errors are downloaded with the columns of the file', async () => {
  const saved: [string, Blob][] = [];
  const { createObjectURL, revokeObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  let bytes = new Blob();
  URL.createObjectURL = (file: Blob) => {
    bytes = file;
    return 'blob:rows';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function save(this: HTMLAnchorElement) {
    saved.push([this.download, bytes]);
  };
  const error = { ...zip, row: 2, column: 'd_zip', ref: 'ORDER-1' };
  openQuotes('/quotes?import=new', { [POST]: upload(check({ faulty: 1, errorCount: 1, errors: [error] })) });
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Download rows with errors' }));
  await waitFor(() => expect(saved.map(([name]) => name)).toEqual(['week-47-errors.csv']));
  expect(await saved[0]![1].text()).toContain(`${ROW},d_zip: No such postal code: 00000.`);
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  HTMLAnchorElement.prototype.click = click;
});

test('a workbook of orders is read by the API, mapped and imported', async () => {
  const header = ['Order No.', 'Item', 'Qty', 'Ship date', 'From ZIP', 'Shipping Zip'];
  const { api } = openQuotes('/quotes?import=new', {
    [ORDERS]: ({ query }) =>
      query.dryRun === 'true'
        ? { status: 200, body: check({ header, samples: [['4711', 'BOLT-10', '20', '11/25/2026', '60601', '75201']] }) }
        : { status: 201, body: started() },
    [GET]: { body: started() },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Orders' }));
  const template = await screen.findByRole('link', { name: 'Download a template' });
  expect(template).toHaveAttribute('download', 'orders-template.csv');
  await userEvent.upload(await screen.findByLabelText('File with orders'), new File(['PK'], 'orders.xlsx'));
  expect(await screen.findByText('All 6 columns are recognized.')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Get 3 quotes' }));
  expect(await screen.findByRole('progressbar', { name: 'Quotes created' })).toBeInTheDocument();
  expect(api.sent(ORDERS).map(({ query }) => query)).toEqual([
    { dryRun: 'true' },
    { dryRun: 'true' },
    { partial: 'false' },
  ]);
});

test('an empty file says so', async () => {
  openQuotes('/quotes?import=new', {});
  await choose(new File(['\n'], 'empty.csv', { type: 'text/csv' }));
  expect(await screen.findByText(/The file is empty/)).toBeInTheDocument();
});

test('errors name row, column and reason; the rest is imported only if the user agrees', async () => {
  const { api } = openQuotes('/quotes?import=new', {
    [POST]: upload(check({ faulty: 1, errorCount: 1, errors: [zip] })),
    [GET]: { body: started() },
  });
  await choose();
  expect(await screen.findByRole('row', { name: /4 d_zip ORDER-3 No such postal code: 00000\./ })).toBeInTheDocument();
  const go = screen.getByRole('button', { name: 'Get 2 quotes' });
  expect(go).toBeDisabled();
  await userEvent.click(screen.getByLabelText('Skip 1 quote with errors and create the other 2'));
  await userEvent.click(go);
  await waitFor(() => expect(api.sent(GET).at(-1)?.params).toEqual({ id: ID }));
  expect(api.sent(POST).at(-1)!.query).toEqual({ partial: 'true' });
});

test('a start whose answer was lost is sent again as the same import', async () => {
  let starts = 0;
  const { api } = openQuotes('/quotes?import=new', {
    [POST]: (request) =>
      request.query.dryRun !== 'true' && (starts += 1) === 1 ? 'connection lost' : upload(check())(request),
    [GET]: { body: started() },
  });
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Get 3 quotes' }));
  expect(await screen.findByText('The import was not started')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Get 3 quotes' }));
  expect(await screen.findByRole('progressbar', { name: 'Quotes created' })).toBeInTheDocument();
  const keys = api
    .sent(POST)
    .filter(({ query }) => query.partial === 'false')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
});

test('many errors are shown a hundred at a time and counted in full', async () => {
  const errors = Array.from({ length: 1_000 }, (_, index) => ({ ...zip, row: index + 2 }));
  openQuotes('/quotes?import=new', {
    [POST]: upload(check({ quotes: 1_200, faulty: 1_200, errorCount: 1_200, errors })),
  });
  await choose();
  expect(await screen.findByText('week-47.csv has 1,200 errors')).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(101);
  expect(screen.getByText('The first 1,000 of 1,200 are listed.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Show 900 more' }));
  expect(screen.getAllByRole('row')).toHaveLength(1_001);
  expect(screen.queryByRole('button', { name: /^Get/ })).not.toBeInTheDocument();
});

test('a file that the server does not take says why', async () => {
  openQuotes('/quotes?import=new', { [POST]: problem(413, 'BODY_TOO_LARGE', 'The file is too large.') });
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is too large.');
});

test('an import that is not there says so', async () => {
  openQuotes(`/quotes?import=${ID}`, { [GET]: problem(404, 'NOT_FOUND', 'Not found, or you do not have access.') });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/not/i);
});

test('the list of an import is filtered, and the filter can be removed', async () => {
  const { api } = openQuotes(`/quotes?imported=${ID}`, {
    [LIST]: { body: { items: [quote()], nextCursor: null, total: 1 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter Import' }));
  await waitFor(() => expect(api.sent(LIST).map(({ query }) => query)).toEqual([{ import: ID }, {}]));
});
