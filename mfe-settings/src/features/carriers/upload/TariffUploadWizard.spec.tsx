import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { address } from '@lading/mfe-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TariffUpload, UploadMessage } from '../../../shared/types';
import { fakeUploads } from '../../../testing/fake-uploads';
import { TERMS } from '../testing/fixtures';
import { carriersAt } from '../../../testing/open-carriers';

const TARIFFS = 'GET /api/v1/company/tariffs';
const OWN_NAMES = 'Lane,From Zip,Dest,Freight Class,<500,500 lb\nA-1,606,752,70,98.23,88.10\n';
const CHECKED: TariffUpload = { tariffId: null, version: null, rows: 42, errors: [], warnings: [], difference: null };
const LANE = { origin: '606', destination: '752', milesFrom: null, milesTo: null, freightClass: '70', equipment: null };
const DIFFERENCE: TariffUpload['difference'] = {
  version: 3,
  added: 1_200,
  removed: 1,
  changed: 2,
  same: 39,
  examples: [
    {
      ...LANE,
      change: 'changed',
      cells: [
        { column: 'L5C', before: '98.23', after: '99.00' },
        { column: 'M5C', before: null, after: '88.10' },
      ],
    },
    {
      ...LANE,
      change: 'removed',
      origin: '*',
      destination: '*',
      milesFrom: 101,
      milesTo: 250,
      cells: [{ column: 'L5C', before: '40.00', after: null }],
    },
  ],
};

const open = (step = 'terms', options?: FakeHostOptions) =>
  carriersAt('/carriers/tariffs')({}, options, `?upload=${step}`);
beforeAll(() => import('./TariffUploadWizard'));

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = async (text: string) =>
  userEvent.upload(await screen.findByLabelText('Rate sheet'), new File([text], 'contract.csv', { type: 'text/csv' }));

/** Copies the active terms for the next year. */
async function enterTerms() {
  await press('Copy terms');
  await screen.findByText(/The terms were copied/);
  fill('First day', '2027-01-01');
  fill('Last day', '2027-12-31');
}

async function goToCheck(csv = OWN_NAMES) {
  await enterTerms();
  await press('Continue to rates');
  await choose(csv);
  await screen.findByRole('table', { name: 'Columns of the file' });
  await press('Continue to check');
}

test('copies the active terms, maps columns, checks, shows changes, and saves with a first day', async () => {
  const sent = fakeUploads([
    { status: 200, body: { ...CHECKED, difference: DIFFERENCE } },
    { status: 201, body: { ...CHECKED, tariffId: 'trf_02', version: 4 } },
  ]);
  const { api, host } = open();
  await enterTerms();
  fill('Discount', '79.5');
  await press('Continue to rates');
  await choose(OWN_NAMES);
  expect(await screen.findByLabelText('From Zip maps to')).toHaveValue('origin');
  expect(screen.getByLabelText('Lane maps to')).toHaveValue('');
  expect(screen.getByLabelText('<500 maps to')).toHaveValue('L5C');
  await press('Continue to check');
  await press('Check tariff');
  expect(await screen.findByText(/42 rates were checked. No errors were found/)).toBeInTheDocument();
  expect(sent[0]).toMatchObject({
    url: expect.stringContaining('dryRun=true'),
    rates: ',origin,destination,class,L5C,M5C\nA-1,606,752,70,98.23,88.10\n',
  });
  expect(sent[0]!.terms).toEqual({
    ...TERMS,
    rules: { ...TERMS.rules, linearFoot: undefined, maxUnitWeight: undefined },
    discountBps: 7950,
    effectiveFrom: '2027-01-01',
    effectiveTo: '2027-12-31',
  });

  const difference = within(await screen.findByRole('table', { name: 'Changes to the active version' }));
  expect(difference.getByText('78%')).toBeInTheDocument();
  expect(difference.getByText('79.5%')).toBeInTheDocument();
  expect(difference.queryByText('Overlength')).not.toBeInTheDocument();
  expect(
    screen.getByText('Compared to version 3: 1,200 new, 1 removed, 2 changed, 39 unchanged rates.'),
  ).toBeInTheDocument();
  const rates = within(screen.getByRole('table', { name: 'Examples of changed rates' }))
    .getAllByRole('row')
    .slice(1);
  expect(rates.map((row) => row.textContent)).toEqual([
    'Changed606 to 752, class 70L5C 98.23 → 99.00, M5C empty → 88.10',
    'Removed101 to 250 miles, class 70L5C 40.00',
  ]);

  fill('First day', '2027-02-01');
  await press(/^Save tariff, active from Mon, Feb 1/);
  expect(await screen.findByText(/Saved as version 4 with 42 rates/)).toBeInTheDocument();
  expect(sent[1]).toMatchObject({
    url: expect.stringContaining('dryRun=false'),
    terms: { effectiveFrom: '2027-02-01' },
  });
  await waitFor(() => expect(api.sent(TARIFFS).length).toBeGreaterThan(1));
  await press('Back to tariffs');
  expect(address()).toBe('/carriers/tariffs');
  expect(host.seen.stored.size).toBe(0);
});

test('errors name line and column of the file, and errors of terms are shown at their fields', async () => {
  const errors: UploadMessage[] = [
    {
      pointer: '/terms/fuel/steps/1/from',
      row: 0,
      column: '/fuel/steps/1/from',
      code: 'STEP_OVERLAP',
      message: 'The step starts within the step before it.',
    },
    { pointer: '/rates/17/M5C', row: 17, column: 'M5C', code: 'RATE_INVALID', message: '"=1+1" is not a rate.' },
  ];
  fakeUploads([
    {
      status: 422,
      body: { code: 'TARIFF_INVALID', detail: '2 things are wrong with the tariff. Nothing was stored.', errors },
    },
  ]);
  open();
  await goToCheck();
  await press('Check tariff');
  expect(await screen.findByRole('alert')).toHaveTextContent('2 things are wrong with the tariff.');
  const rows = within(screen.getByRole('table', { name: 'Errors' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'TermsFuel, steps 2, fromThe step starts within the step before it.',
    '17500 lb (M5C)"=1+1" is not a rate.',
  ]);
  expect(screen.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();

  await press('Back to terms');
  expect(screen.getByLabelText('From, $ per gallon, fuel step 2')).toHaveAccessibleDescription(
    'The step starts within the step before it.',
  );
  expect(screen.getByLabelText('Discount')).toHaveValue('78');
});

test('a lost connection keeps the terms, the file and its columns', async () => {
  fakeUploads(['lost', { status: 200, body: CHECKED }]);
  open();
  await goToCheck();
  await press('Check tariff');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  await press('Check again');
  expect(await screen.findByText(/42 rates were checked/)).toBeInTheDocument();
});

test('the upload shows its progress and can be canceled', async () => {
  fakeUploads(['waits']);
  open();
  await goToCheck();
  await press('Check tariff');
  expect(await screen.findByRole('progressbar', { name: 'Upload' })).toHaveValue(0.5);
  await press('Cancel upload');
  expect(await screen.findByRole('alert')).toHaveTextContent('The upload was canceled. Nothing was saved.');
});

test('the draft survives a reload; the file is chosen again', async () => {
  const { unmount, host } = open();
  await enterTerms();
  await press('Continue to rates');
  await screen.findByLabelText('Rate sheet');
  unmount();
  open('check', { stored: host.seen.stored });
  await press('Continue to check');
  expect(await screen.findByText('Choose the rate sheet.')).toBeInTheDocument();
  await press('Back to terms');
  expect(screen.getByLabelText('First day')).toHaveValue('2027-01-01');
});

test('terms switch between fields and JSON; invalid JSON is kept', async () => {
  open();
  await enterTerms();
  await userEvent.click(screen.getByRole('radio', { name: 'JSON' }));
  const json = screen.getByLabelText('Terms as JSON');
  expect(JSON.parse((json as HTMLTextAreaElement).value)).toMatchObject({
    minimumCharge: 12500,
    effectiveFrom: '2027-01-01',
  });
  fireEvent.change(json, { target: { value: '{"name": ' } });
  await press('Continue to rates');
  expect(await screen.findByText(/The JSON is invalid/)).toBeInTheDocument();
  fireEvent.change(json, {
    target: { value: '{"name": "Truckload 2027", "modes": ["FTL"], "stopOff": {"first": 7500}}' },
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Fields' }));
  expect(await screen.findByLabelText('First stop')).toHaveValue('75.00');
});

test('an invalid amount is reported at its field before anything is sent', async () => {
  open();
  await enterTerms();
  fill('Minimum charge', '12,50');
  await press('Continue to rates');
  expect(await screen.findByText(/Check the comma/)).toBeInTheDocument();
  expect(screen.getByLabelText('Minimum charge')).toHaveFocus();
});

test('a file without commas is refused with advice', async () => {
  open();
  await enterTerms();
  await press('Continue to rates');
  await choose('origin;destination;class\n606;752;70\n');
  expect(await screen.findByRole('alert')).toHaveTextContent('Save the file as CSV with commas');
});

test('asks for columns that are not recognized', async () => {
  open();
  await enterTerms();
  await press('Continue to rates');
  await choose('Loc A,Loc B,class,L5C\n606,752,70,98.23\n');
  expect(await screen.findByText('Map a column to origin and destination.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Loc A maps to'), 'origin');
  await userEvent.selectOptions(screen.getByLabelText('Loc B maps to'), 'destination');
  await press('Continue to check');
  expect(await screen.findByRole('button', { name: 'Check tariff' })).toBeInTheDocument();
});
