import type { FakeHostOptions } from '@lading/mfe-contract/testing';
import { problem } from '@lading/mfe-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LaneMiles } from '../../../shared/types';
import { carriersAt, section } from '../../../testing/open-carriers';
import { THRESHOLDS } from '../testing/fixtures';
// Loaded in advance, so that tests do not wait for lazy modules.
import './LaneDialog';
import './LaneImportDialog';

const openRules = carriersAt('/carriers/rating-rules');
const RULES = 'GET /api/v1/company/rating-rules';
const SAVE = 'PATCH /api/v1/company/rating-rules';
const LANES: LaneMiles[] = [
  { origin: '606', destination: 'M5V', miles: 520 },
  { origin: '60601', destination: 'US-TX', miles: 1_050 },
];

/** A server with these lanes, which a PATCH replaces. */
function open(stored = LANES, options?: FakeHostOptions, search?: string) {
  let lanes = stored;
  let laneMilesVersion = 1;
  const rules = () => ({ body: { thresholds: THRESHOLDS, laneMiles: lanes, laneMilesVersion } });
  return openRules(
    {
      [RULES]: rules,
      [SAVE]: ({ body }) => {
        lanes = (body as { laneMiles: LaneMiles[] }).laneMiles;
        laneMilesVersion += 1;
        return rules();
      },
    },
    options,
    search,
  );
}

/** A server that refuses changes of old versions, and on which someone else can store lanes. */
function openStored() {
  let stored = { laneMiles: LANES, laneMilesVersion: 1 };
  let beforeSave: LaneMiles[] | null = null;
  const store = (laneMiles: LaneMiles[]) => {
    stored = { laneMiles, laneMilesVersion: stored.laneMilesVersion + 1 };
  };
  const rules = () => ({ body: { thresholds: THRESHOLDS, ...stored } });
  const { api } = openRules({
    [RULES]: rules,
    [SAVE]: ({ body }) => {
      if (beforeSave) store(beforeSave);
      beforeSave = null;
      const sent = body as typeof stored;
      if (sent.laneMilesVersion !== stored.laneMilesVersion)
        return problem(409, 'STALE_REVISION', 'The lane miles were changed in the meantime.');
      store(sent.laneMiles);
      return rules();
    },
  });
  return {
    api,
    storeElsewhere(lanes: LaneMiles[], when: 'now' | 'before the next save' = 'now') {
      if (when === 'now') store(lanes);
      else beforeSave = lanes;
    },
  };
}
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Lane miles' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    fireEvent.change((await dialog()).getByLabelText(label), { target: { value } });
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const choose = async (text: string) =>
  userEvent.upload(
    (await dialog()).getByLabelText('Lane miles file'),
    new File([text], 'lanes.csv', { type: 'text/csv' }),
  );

test('lists and searches lanes, and exports them', async () => {
  open();
  expect(await rows()).toEqual(['606M5V520EditDelete', '60601US-TX1,050EditDelete']);
  const csv = section('Lane miles').getByRole('link', { name: 'Export CSV' }).getAttribute('href')!;
  expect(
    decodeURIComponent(csv.split(',', 2)[1]! + csv.slice(csv.indexOf(',') + csv.split(',', 2)[1]!.length + 1)),
  ).toBe('origin,destination,miles\r\n606,M5V,520\r\n60601,US-TX,1050');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search lanes' }), 'm5v');
  expect(await rows()).toEqual(['606M5V520EditDelete']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search lanes' }), 'x');
  expect(await screen.findByText('No matches')).toBeInTheDocument();
});

test('shows 20 lanes at first', async () => {
  open(Array.from({ length: 45 }, (_, index) => ({ origin: '606', destination: String(100 + index), miles: 9 })));
  expect(await rows()).toHaveLength(20);
  await press('Show more of 45 lanes');
  expect(await rows()).toHaveLength(40);
});

test('adds a lane to those stored in the meantime', async () => {
  const { api, storeElsewhere } = openStored();
  await rows();
  const other = { origin: 'H3B', destination: '606', miles: 850 };
  storeElsewhere([...LANES, other]);
  await press('Add lane');
  await fill({ Origin: ' us-il', Destination: '75201', Miles: '967' });
  await userEvent.click((await dialog()).getByRole('button', { name: 'Add lane' }));
  await closed();
  expect(api.sent(SAVE)[0]?.body).toEqual({
    laneMiles: [...LANES, other, { origin: 'US-IL', destination: '75201', miles: 967 }],
    laneMilesVersion: 2,
  });
});

test('makes a change again if someone else saves at the same moment', async () => {
  const { api, storeElsewhere } = openStored();
  await rows();
  const other = { origin: 'H3B', destination: '606', miles: 850 };
  storeElsewhere([...LANES, other], 'before the next save');
  await press('Edit 606 > M5V');
  await fill({ Miles: '525' });
  await userEvent.click((await dialog()).getByRole('button', { name: 'Save lane' }));
  await closed();
  expect(api.sent(SAVE).map(({ body }) => (body as { laneMilesVersion: number }).laneMilesVersion)).toEqual([1, 2]);
  expect(await rows()).toEqual(['60601US-TX1,050EditDelete', 'H3B606850EditDelete', '606M5V525EditDelete']);
});

test("a lane that someone else has changed is compared with one's own entry, which is kept", async () => {
  const { api, storeElsewhere } = openStored();
  await press('Edit 606 > M5V');
  await fill({ Miles: '525' });
  storeElsewhere([{ ...LANES[0]!, miles: 530 }, LANES[1]!]);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Save lane' }));
  expect(await (await dialog()).findByText('saved: 530; yours: 525')).toBeInTheDocument();
  expect((await dialog()).getByLabelText('Miles')).toHaveValue('525');
  expect(api.sent(SAVE)).toEqual([]);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Save my changes' }));
  await closed();
  expect(await rows()).toEqual(['60601US-TX1,050EditDelete', '606M5V525EditDelete']);
});

test('a lane that someone else has deleted is not restored without asking', async () => {
  const { api, storeElsewhere } = openStored();
  await press('Edit 606 > M5V');
  await fill({ Miles: '525' });
  storeElsewhere([LANES[1]!]);
  await userEvent.click((await dialog()).getByRole('button', { name: 'Save lane' }));
  expect(await (await dialog()).findByText('saved: empty; yours: 525')).toBeInTheDocument();
  expect(api.sent(SAVE)).toEqual([]);
});

test('refuses invalid lanes at their fields', async () => {
  const { api } = open();
  await press('Add lane');
  await fill({ Origin: 'Chicago', Destination: '75201', Miles: '0' });
  await userEvent.click((await dialog()).getByRole('button', { name: 'Add lane' }));
  expect(await (await dialog()).findByText(/Enter a ZIP, ZIP3, FSA or state/)).toBeInTheDocument();
  expect((await dialog()).getByText('Enter whole miles from 1 to 10,000.')).toBeInTheDocument();
  expect(api.sent(SAVE)).toEqual([]);
});

test('edits a lane, its ends included', async () => {
  open();
  await press('Edit 606 > M5V');
  await fill({ Destination: 'M5W', Miles: '525' });
  await userEvent.click((await dialog()).getByRole('button', { name: 'Save lane' }));
  await closed();
  expect(await rows()).toEqual(['60601US-TX1,050EditDelete', '606M5W525EditDelete']);
});

test('a deletion can be undone', async () => {
  const { host } = open();
  await press('Delete 606 > M5V');
  await waitFor(() => expect(host.seen.notices[0]?.message).toBe('606 > M5V was deleted.'));
  expect(await rows()).toEqual(['60601US-TX1,050EditDelete']);
  act(() => host.seen.notices[0]?.action?.run());
  await waitFor(async () => expect(await rows()).toHaveLength(2));
});

test('an import shows what changes, and saves nothing before', async () => {
  const { api, host } = open();
  await press('Import CSV');
  await choose('\uFEFFMiles;Origin;Destination\n525;606;M5V\n1050;60601;US-TX\n967;60601;75201\n');
  expect(await (await dialog()).findByText('New: 1. Changed: 1. Unchanged: 1.')).toBeInTheDocument();
  expect(api.sent(SAVE)).toEqual([]);
  await press('Save 3 lanes');
  await closed();
  expect(host.seen.notices[0]?.message).toBe('3 lanes were saved.');
  expect(api.sent(SAVE)[0]?.body).toEqual({
    laneMiles: [{ ...LANES[0], miles: 525 }, LANES[1], { origin: '60601', destination: '75201', miles: 967 }],
    laneMilesVersion: 1,
  });
});

test('an import names rows with errors, which can be skipped', async () => {
  open();
  await press('Import CSV');
  await choose('origin,destination,miles\n606,75201,967\nChicago,75201,967\n\n606,75201,970\n606,94558,9.5\n');
  const errors = within(await (await dialog()).findByRole('table', { name: 'Errors' }));
  expect(errors.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'RowColumnProblem',
    '3originEnter a ZIP, ZIP3, FSA or state, like 60601, 606, M5V or US-IL.',
    '5Whole row606 > 75201 is already in the file.',
    '6milesEnter whole miles from 1 to 10,000.',
  ]);
  expect(screen.getByRole('button', { name: 'Save 1 lane' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Skip rows with errors and save the other 1' }));
  await press('Save 1 lane');
  await closed();
  expect(await rows()).toContain('60675201967EditDelete');
});

test('a file without the columns or without lanes is refused', async () => {
  open();
  await press('Import CSV');
  await choose('from,to,miles\n606,75201,967\n');
  expect((await (await dialog()).findAllByText('The column is missing.')).length).toBe(2);
  await choose('origin,destination,miles\n');
  expect(await (await dialog()).findByText('The file has no lanes.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Save \d/ })).not.toBeInTheDocument();
});

test('a refused import stays open with the reason', async () => {
  openRules({
    [SAVE]: problem(422, 'VALIDATION_FAILED', 'One field needs attention.', {
      errors: [{ pointer: '/laneMiles', code: 'MAX', message: 'must contain no more than 5000 elements' }],
    }),
  });
  await press('Import CSV');
  await choose('origin,destination,miles\n606,75201,967\n');
  await press('Save 1 lane');
  expect(await (await dialog()).findByText('One field needs attention.')).toBeInTheDocument();
});

test('users without permission see the lanes only', async () => {
  open(LANES, { permissions: ['tariff.read'] });
  expect(await rows()).toEqual(['606M5V520', '60601US-TX1,050']);
  expect(screen.queryByRole('button', { name: /lane|Import/i })).not.toBeInTheDocument();
});
