import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MockRoutes } from '../../../shared/testing/mock-api';
import type { TariffUpload, UploadMessage } from '../../../shared/types';
import { fakeUploads } from '../../../testing/fake-uploads';
import { address, openSettings } from '../../../testing/open-settings';
import { CARRIER, COMPANY, page, TARIFF, TERMS } from '../testing/fixtures';

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

function open(routes: MockRoutes = {}, step = 'terms') {
  const known = {
    'GET /api/v1/company': { body: COMPANY },
    'GET /api/v1/company/carriers': page([CARRIER]),
    [TARIFFS]: page([TARIFF]),
    'GET /api/v1/company/tariffs/trf_01/terms': { body: { tariffId: 'trf_01', terms: TERMS } },
  };
  return openSettings(`/settings/company?tab=carriers&upload=${step}`, { ...known, ...routes });
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = async (text: string) =>
  userEvent.upload(await screen.findByLabelText('Rates'), new File([text], 'contract.csv', { type: 'text/csv' }));

beforeEach(() => sessionStorage.clear());

/** Begins with the terms in use, for the next year. */
async function enterTerms() {
  await press('Take them over');
  await screen.findByText(/The terms are taken over/);
  fill('First day', '2027-01-01');
  fill('Last day', '2027-12-31');
}

async function goToCheck(csv = OWN_NAMES) {
  await enterTerms();
  await press('Go on to the rates');
  await choose(csv);
  await screen.findByRole('table', { name: 'Columns of the file' });
  await press('Go on to the check');
}

test('begins with the terms in use, maps columns, checks, shows the difference, and stores from a day on', async () => {
  const sent = fakeUploads([
    { status: 200, body: { ...CHECKED, difference: DIFFERENCE } },
    { status: 201, body: { ...CHECKED, tariffId: 'trf_02', version: 4 } },
  ]);
  const { requested } = open();
  await enterTerms();
  fill('Discount', '79.5');
  await press('Go on to the rates');
  await choose(OWN_NAMES);
  expect(await screen.findByLabelText('What From Zip holds')).toHaveValue('origin');
  expect(screen.getByLabelText('What Lane holds')).toHaveValue('');
  expect(screen.getByLabelText('What <500 holds')).toHaveValue('L5C');
  await press('Go on to the check');
  await press('Check the tariff');
  expect(await screen.findByText(/read 42 rates and found nothing wrong/)).toBeInTheDocument();
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

  const difference = within(await screen.findByRole('table', { name: 'Difference to the version in use' }));
  expect(difference.getByText('78 %')).toBeInTheDocument();
  expect(difference.getByText('79.5 %')).toBeInTheDocument();
  expect(difference.queryByText('Overlength')).not.toBeInTheDocument();
  expect(
    screen.getByText('Rates beside version 3, in use: 1,200 new, 1 left out, 2 changed, 39 the same.'),
  ).toBeInTheDocument();
  const rates = within(screen.getByRole('table', { name: 'Examples of rates that differ' }))
    .getAllByRole('row')
    .slice(1);
  expect(rates.map((row) => row.textContent)).toEqual([
    'Changed606 to 752, class 70L5C 98.23 → 99.00, M5C empty → 88.10',
    'Left out101 to 250 miles, class 70L5C 40.00',
  ]);

  fill('First day', '2027-02-01');
  await press(/^Store, in use from Mon, Feb 1/);
  expect(await screen.findByText(/Stored as version 4 with 42 rates/)).toBeInTheDocument();
  expect(sent[1]).toMatchObject({
    url: expect.stringContaining('dryRun=false'),
    terms: { effectiveFrom: '2027-02-01' },
  });
  await waitFor(() => expect(requested.filter((route) => route === TARIFFS).length).toBeGreaterThan(1));
  await press('Back to the tariffs');
  expect(address()).toBe('/settings/company?tab=carriers');
  expect(sessionStorage).toHaveLength(0);
});

test('every error names its line and the column as the file calls it, and terms are marked at their fields', async () => {
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
  await press('Check the tariff');
  expect(await screen.findByRole('alert')).toHaveTextContent('2 things are wrong with the tariff.');
  const rows = within(screen.getByRole('table', { name: 'Errors' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent)).toEqual([
    'Terms/fuel/steps/1/fromThe step starts within the step before it.',
    '17500 lb (M5C)"=1+1" is not a rate.',
  ]);
  expect(screen.queryByRole('button', { name: /^Store/ })).not.toBeInTheDocument();

  await press('Back to the terms');
  expect(screen.getByLabelText('From, $ per gallon, fuel step 2')).toHaveAccessibleDescription(
    'The step starts within the step before it.',
  );
  expect(screen.getByLabelText('Discount')).toHaveValue('78');
});

test('a lost connection keeps the terms, the file and its columns', async () => {
  fakeUploads(['lost', { status: 200, body: CHECKED }]);
  open();
  await goToCheck();
  await press('Check the tariff');
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.');
  await press('Check again');
  expect(await screen.findByText(/read 42 rates/)).toBeInTheDocument();
});

test('sending shows how far it is, and can be stopped', async () => {
  fakeUploads(['waits']);
  open();
  await goToCheck();
  await press('Check the tariff');
  expect(await screen.findByRole('progressbar', { name: 'Sending' })).toHaveValue(0.5);
  await press('Stop');
  expect(await screen.findByRole('alert')).toHaveTextContent('Stopped. Nothing was stored.');
});

test('what is typed survives a reload; the file has to be chosen again', async () => {
  const { unmount } = open();
  await enterTerms();
  await press('Go on to the rates');
  await screen.findByLabelText('Rates');
  unmount();
  open({}, 'check');
  await press('Go on to the check');
  expect(await screen.findByText('Choose the file with the rates.')).toBeInTheDocument();
  await press('Back to the terms');
  expect(screen.getByLabelText('First day')).toHaveValue('2027-01-01');
});

test('terms move between fields and JSON; JSON that cannot be read stays to be corrected', async () => {
  open();
  await enterTerms();
  await userEvent.click(screen.getByRole('radio', { name: 'JSON' }));
  const json = screen.getByLabelText('Terms as JSON');
  expect(JSON.parse((json as HTMLTextAreaElement).value)).toMatchObject({
    minimumCharge: 12500,
    effectiveFrom: '2027-01-01',
  });
  fireEvent.change(json, { target: { value: '{"name": ' } });
  await press('Go on to the rates');
  expect(await screen.findByText(/not well-formed JSON/)).toBeInTheDocument();
  fireEvent.change(json, {
    target: { value: '{"name": "Truckload 2027", "modes": ["FTL"], "stopOff": {"first": 7500}}' },
  });
  await userEvent.click(screen.getByRole('radio', { name: 'Fields' }));
  expect(await screen.findByLabelText('First stop')).toHaveValue('75.00');
});

test('an amount that is none is told at its field before anything is sent', async () => {
  open();
  await enterTerms();
  fill('Absolute minimum', '12,50');
  await press('Go on to the rates');
  expect(await screen.findByText('Enter an amount such as 125.00')).toBeInTheDocument();
  expect(screen.getByLabelText('Absolute minimum')).toHaveFocus();
});

test('a file that is no comma-separated text says what to do', async () => {
  open();
  await enterTerms();
  await press('Go on to the rates');
  await choose('origin;destination;class\n606;752;70\n');
  expect(await screen.findByRole('alert')).toHaveTextContent('Save the file as CSV with commas');
});

test('a column that nobody could guess is asked for', async () => {
  open();
  await enterTerms();
  await press('Go on to the rates');
  await choose('Loc A,Loc B,class,L5C\n606,752,70,98.23\n');
  expect(await screen.findByText('Choose the column that holds origin and destination.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('What Loc A holds'), 'origin');
  await userEvent.selectOptions(screen.getByLabelText('What Loc B holds'), 'destination');
  await press('Go on to the check');
  expect(await screen.findByRole('button', { name: 'Check the tariff' })).toBeInTheDocument();
});
