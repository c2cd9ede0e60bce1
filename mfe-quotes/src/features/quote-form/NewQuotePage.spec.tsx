import { addDays } from '@lading/trade';
import { type MockRoutes, problem } from '@lading/mfe-kit/testing';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product, Template } from '../../shared/api/types';
import { places } from '../../shared/testing/places';
import { quote, ratingResult } from '../../shared/testing/quotes';
import { chicagoToNapa } from '../../shared/testing/requests';
import { emptyQuote } from './values/quote-form-values';
import { company, openQuotes, pickupDays } from '../../testing/open-quotes';

// A page of this size: looking up what is hidden too is many times quicker.
configure({ defaultHidden: true });
/** Storage of the host, which the shell deletes at sign-out. */
let stored = new Map<string, unknown>();
beforeEach(() => {
  stored = new Map();
});

const TOTALS = 'POST /api/v1/rating/totals';
const SAVE = 'POST /api/v1/quotes';
const PRODUCTS = 'GET /api/v1/company/products';
const TEMPLATES = 'GET /api/v1/company/templates';
const SAVE_TEMPLATE = 'POST /api/v1/company/templates';

const stamps = { version: 1, createdAt: '2026-11-20T15:00:00.000Z', updatedAt: '2026-11-20T15:00:00.000Z' };
const template = (id: string, name: string, freight: Template['freight']): Template => ({
  ...stamps,
  id,
  name,
  freight,
});

async function open(routes: MockRoutes = {}, permissions?: string[]) {
  const page = openQuotes('/quotes/new', routes, { permissions, stored });
  await screen.findByRole('heading', { level: 1 });
  return { ...page, ratings: () => page.api.sent(TOTALS).map(({ body }) => body) };
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const row = () => group('Item 1');

const from = () => screen.getByLabelText('From');
const to = () => screen.getByLabelText('To');
const services = () => within(screen.getByRole('list', { name: 'Services' }));
/** Opens a fold, whose content is loaded then. */
async function unfold(name: RegExp) {
  const toggle = screen.getByRole('button', { name, expanded: false });
  await userEvent.click(toggle);
  const content = document.getElementById(toggle.getAttribute('aria-controls')!)!;
  await waitFor(() => expect(content.querySelector('input, select')).toBeInTheDocument());
}
const unfoldItem = () => unfold(/^Item 1 details/);

/** 2 pallets of 48x40x48 and 1,000 lb from Chicago to Dallas. */
async function fill() {
  type(from(), '60601');
  type(to(), '75201');
  type(row().getByLabelText('Count'), '2');
  type(row().getByLabelText('Dimensions, in'), '48x40x48');
  type(row().getByLabelText('Total weight, lb'), '1,000');
  return screen.findByRole('table', { name: 'Offers for the freight as entered' });
}

test('rates while typing and displays derived values', async () => {
  const { ratings } = await open();
  const offers = await fill();
  expect(within(offers).getByText('$265.84')).toBeInTheDocument();
  expect(ratings()).toHaveLength(1);
  expect(ratings()[0]).toMatchObject({
    mode: 'auto',
    units: 'imperial',
    stops: [
      { type: 'origin', postalCode: '60601', country: 'US' },
      { type: 'destination', postalCode: '75201', country: 'US' },
    ],
    handlingUnits: [
      {
        count: 2,
        type: 'PAT',
        length: 48,
        width: 40,
        height: 48,
        weight: 1000,
        stackable: false,
        commodities: [{ weight: 1000, freightClass: null }],
      },
    ],
    accessorials: [],
  });
  await userEvent.click(screen.getByRole('button', { name: /9\.38 lb\/cu ft/ }));
  expect(
    await screen.findByRole('img', { name: 'Trailer floor from above: the freight takes 4.0 of 53 linear feet' }),
  ).toBeInTheDocument();
  expect(row().getByRole('option', { name: 'By density (100)' })).toBeInTheDocument();
  expect(from()).toHaveAccessibleDescription('60601 Chicago, IL, CST');
});

describe('the pickup day', () => {
  const day = () => screen.getByLabelText('Pickup day');

  test('is the next day on which carriers pick up at the origin', async () => {
    await open();
    expect(day()).toHaveValue(pickupDays.US);
    type(from(), 'M5A 1A6');
    await waitFor(() => expect(day()).toHaveValue(pickupDays.CA));
    type(from(), '60601');
    await waitFor(() => expect(day()).toHaveValue(pickupDays.US));
  });

  test('stays as entered', async () => {
    await open();
    const entered = addDays(pickupDays.US, 3);
    type(day(), entered);
    type(from(), 'M5A 1A6');
    expect(day()).toHaveValue(entered);
  });

  test('is left empty if carrier calendars cannot be read', async () => {
    await open({ 'GET /api/v1/rating/pickup-days': problem(503, 'INTERNAL_ERROR', 'Try again.') });
    expect(day()).toHaveValue('');
  });
});

describe('the bill of an offer', () => {
  const EXPLAINED = 'POST /api/v1/rating/preview';
  const openBill = (offers: HTMLElement) =>
    userEvent.click(within(offers).getByRole('button', { name: 'Green Demo Freight', expanded: false }));

  test('is requested when the offer is opened, for the same freight', async () => {
    const renewed = ratingResult.offers.map((offer) => ({ ...offer, id: `${offer.id}_again` }));
    const { api, ratings } = await open({ [EXPLAINED]: { body: { ...ratingResult, offers: renewed } } });
    const offers = await fill();
    expect(api.sent(EXPLAINED)).toHaveLength(0);
    await openBill(offers);
    expect(await screen.findByRole('table', { name: 'Charges of Green Demo Freight' })).toBeInTheDocument();
    expect(api.sent(EXPLAINED).map(({ body }) => body)).toEqual(ratings());
  });

  test('is requested again after a failure', async () => {
    let failing = true;
    const { api } = await open({
      [EXPLAINED]: () => (failing ? problem(503, 'UNAVAILABLE', 'Try again later.') : { body: ratingResult }),
    });
    await openBill(await fill());
    const retry = await screen.findByRole('button', { name: 'Try again' });
    failing = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('table', { name: 'Charges of Green Demo Freight' })).toBeInTheDocument();
    expect(api.sent(EXPLAINED).length).toBeGreaterThan(1);
  });
});

describe('defaults of the company', () => {
  const metric = { body: company({ units: 'metric', accessorials: ['LFTD'] }) };

  test('apply to the form and are not a draft', async () => {
    const { unmount } = await open({ 'GET /api/v1/company': metric });
    expect(await services().findByText('Liftgate at delivery')).toBeInTheDocument();
    expect(row().getByLabelText('Dimensions, cm')).toBeInTheDocument();
    unmount();
    expect(stored.size).toBe(0);
  });
});

test('requests no price before lane and freight are complete, and lists what is missing', async () => {
  const { ratings } = await open();
  type(from(), '60601');
  await waitFor(() => expect(from()).toHaveAccessibleDescription('60601 Chicago, IL, CST'));
  const steps = within(screen.getByRole('complementary', { name: 'Result' }))
    .getAllByRole('listitem')
    .map((step) => step.textContent);
  expect(steps).toEqual(['Origindone', 'Destination', 'Pickup daydone', 'Dimensions and weight']);
  expect(ratings()).toHaveLength(0);
});

test('lists the carriers that are asked only when saving', async () => {
  const askedOnSaving = [
    { scac: 'ZZQC', name: 'Demo Quick Connect', demo: true },
    { scac: 'ZZST', name: 'Demo Steady', demo: true },
  ];
  await open({ [TOTALS]: { body: { ...ratingResult, askedOnSaving } } });
  await fill();
  expect(
    screen.getByText('2 more carriers are contacted when you save: Demo Quick Connect, Demo Steady.'),
  ).toBeInTheDocument();
});

test('an overtaken question is aborted and its answer never shown', async () => {
  let answerFirst = () => {};
  const { ratings, api } = await open({
    [TOTALS]: ({ body }) =>
      body.handlingUnits[0]!.weight === 1000
        ? new Promise((resolve) => {
            answerFirst = () =>
              resolve({ body: { ...ratingResult, derived: { ...ratingResult.derived, totalWeight: 1000 } } });
          })
        : { body: { ...ratingResult, derived: { ...ratingResult.derived, totalWeight: 1200 } } },
  });
  const shown = fill();
  await waitFor(() => expect(ratings()).toHaveLength(1));
  type(row().getByLabelText('Total weight, lb'), '1200');
  await shown;
  expect(api.sent(TOTALS)[0]!.signal.aborted).toBe(true);
  answerFirst();
  await waitFor(() => expect(screen.getByText('1,200 lb')).toBeInTheDocument());
  expect(screen.queryByText('1,000 lb')).not.toBeInTheDocument();
});

test('the last prices stay, marked as earlier ones, while a field is being typed anew', async () => {
  await open();
  await fill();
  type(row().getByLabelText('Total weight, lb'), '');
  expect(await screen.findByText('Some fields are missing. These are the previous prices.')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Offers for the freight as entered' })).toBeInTheDocument();
});

test('prices do not move under a pointer that rests on them', async () => {
  let price = 265_84;
  await open({
    [TOTALS]: () => ({
      body: { ...ratingResult, offers: [{ ...ratingResult.offers[0]!, total: { amount: price, currency: 'USD' } }] },
    }),
  });
  const offers = await fill();
  await userEvent.hover(within(offers).getByText('$265.84'));
  price = 300_00;
  type(row().getByLabelText('Total weight, lb'), '1200');
  expect(await screen.findByText('$300.00', { selector: 'strong' })).toBeInTheDocument();
  expect(within(offers).getByText('$265.84')).toBeInTheDocument();
  await userEvent.unhover(within(offers).getByText('$265.84'));
  expect(await within(offers).findByText('$300.00')).toBeInTheDocument();
});

test('dimensions are one input for 48x40x48 or three numbers', async () => {
  const { ratings } = await open();
  await fill();
  const user = userEvent.setup({ delay: null });
  const dimensions = row().getByLabelText('Dimensions, in');
  await user.click(dimensions);
  await user.keyboard('50 40 47.5');
  expect(dimensions).toHaveValue('50 40 47.5');
  await user.tab();
  expect(dimensions).toHaveValue('50x40x47.5');
  expect(row().getByLabelText('Total weight, lb')).toHaveFocus();
  await waitFor(() =>
    expect(ratings().at(-1)).toMatchObject({ handlingUnits: [{ length: 50, width: 40, height: 47.5 }] }),
  );
  await user.click(dimensions);
  await user.keyboard('48x40');
  await user.tab();
  expect(dimensions).toHaveValue('48x40');
  await waitFor(() => expect(dimensions).toHaveAccessibleDescription('Enter length, width and height, like 48x40x48.'));
});

test('a new row begins as a copy of the last one', async () => {
  await open();
  type(row().getByLabelText('Dimensions, in'), '48x40x60');
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate item' }));
  expect(group('Item 2').getByLabelText('Dimensions, in')).toHaveValue('48x40x60');
  expect(group('Item 2').getByLabelText('Count')).toHaveFocus();
});

test('a service is found by its name, added as a chip and removed', async () => {
  const { ratings } = await open();
  await fill();
  await userEvent.type(screen.getByLabelText('Add service'), 'inside del');
  await userEvent.click(await screen.findByRole('option', { name: 'Inside delivery' }));
  await waitFor(() => expect(ratings().at(-1)).toMatchObject({ accessorials: ['IDL'] }));
  await userEvent.click(services().getByRole('button', { name: 'Remove Inside delivery' }));
  expect(services().queryByText('Inside delivery')).not.toBeInTheDocument();
});

test('a service that the freight calls for is left out with a reason', async () => {
  const { ratings } = await open();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Not needed: Liftgate at delivery' }));
  await userEvent.type(screen.getByLabelText('Why is the service not needed?'), 'dock photo on file{Enter}');
  await waitFor(() =>
    expect(ratings().at(-1)).toMatchObject({
      waivedAccessorials: [{ code: 'LFTD', reason: 'dock photo on file' }],
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add Liftgate at delivery again' }));
  expect(await screen.findByRole('button', { name: 'Not needed: Liftgate at delivery' })).toBeInTheDocument();
});

test('asks for city and state of an unknown postal code', async () => {
  const { ratings, api } = await open();
  await fill();
  type(to(), '75999');
  await waitFor(() =>
    expect(to()).toHaveAccessibleDescription('This postal code is not known. Check it, or enter city and state.'),
  );
  type(group('To, city and state').getByLabelText('City'), 'Dallas');
  type(group('To, city and state').getByLabelText('State or province'), 'tx');
  await waitFor(() =>
    expect(ratings().at(-1)!.stops[1]).toMatchObject({ postalCode: '75999', city: 'Dallas', state: 'TX' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  await waitFor(() => expect(api.sent(SAVE)).toHaveLength(1));
  expect(api.sent(SAVE)[0]!.body.stops[1]).not.toHaveProperty('unlisted');
  expect(ratings()[0]!.stops[0]).not.toHaveProperty('city');
});

test('takes over the pickup window that a warning proposes', async () => {
  const proposedPickup = { on: '2099-12-01', readyFrom: '08:00', closeAt: '15:00' };
  const warning = { code: 'PICKUP_CLOSED', message: 'Closed.', pointer: '/pickup/on', proposedPickup };
  const derived = { ...ratingResult.derived, warnings: [warning] };
  await open({ [TOTALS]: { body: { ...ratingResult, derived } } });
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Use this window' }));
  await unfold(/^Pickup times/);
  const values = ['Pickup day', 'Ready from', 'Dock closes'].map(
    (label) => (screen.getByLabelText(label) as HTMLInputElement).value,
  );
  expect(values).toEqual(['2099-12-01', '08:00', '15:00']);
});

test('tells the risk of a reclass with its reasons and what one class up would cost', async () => {
  const reasons = [
    { code: 'EVIDENCE_ESTIMATE', message: 'The dimensions are estimated.', points: 30 },
    { code: 'NO_NMFC_ITEM', message: 'No NMFC item is given.', points: 10 },
  ];
  const offers = [{ ...ratingResult.offers[0]!, nextClassTotal: { amount: 352_24, currency: 'USD' as const } }];
  await open({
    [TOTALS]: () => ({
      body: {
        ...ratingResult,
        derived: { ...ratingResult.derived, risk: { score: 40, level: 'medium', reasons } },
        offers,
      },
    }),
  });
  await fill();
  const risk = within(await screen.findByRole('region', { name: 'Risk of a reclass or reweigh' }));
  expect(risk.getByText('Medium, 40 of 100')).toBeInTheDocument();
  expect(risk.getAllByRole('listitem').map((reason) => reason.textContent)).toEqual(
    reasons.map(({ message }) => message),
  );
  expect(risk.getByText('$86.40 more')).toBeInTheDocument();
});

test('a full truckload has a trailer and intermediate stops', async () => {
  const { ratings } = await open();
  await fill();
  await unfold(/^Mode and stops/);
  expect(screen.queryByLabelText('Trailer')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Full truckload' }));
  fireEvent.change(screen.getByLabelText('Trailer'), { target: { value: 'FLATBED' } });
  await userEvent.click(screen.getByRole('button', { name: 'Add stop' }));
  type(group('Stop 1').getByLabelText('Location'), '94558');
  await waitFor(() =>
    expect(ratings().at(-1)).toMatchObject({
      mode: 'FTL',
      equipment: 'FLATBED',
      stops: [
        { type: 'origin' },
        { type: 'intermediate', postalCode: '94558' },
        { type: 'destination', postalCode: '75201' },
      ],
    }),
  );
  await userEvent.click(screen.getByRole('radio', { name: 'LTL' }));
  await waitFor(() =>
    expect(ratings().at(-1)).toMatchObject({
      mode: 'LTL',
      equipment: null,
      stops: [{ type: 'origin' }, { type: 'destination' }],
    }),
  );
});

test('hazardous material without an emergency phone has indicative prices, and saving leads to the phone', async () => {
  const warning = { code: 'HM_PHONE', message: 'Prices are indicative.', pointer: '/handlingUnits/0' };
  const { ratings, api } = await open({
    [TOTALS]: ({ body: { handlingUnits } }) => {
      const { hazmat } = handlingUnits[0]!.commodities[0]!;
      const warnings = hazmat && !hazmat.emergencyPhone ? [warning] : [];
      return { body: { ...ratingResult, derived: { ...ratingResult.derived, warnings } } };
    },
  });
  await fill();
  await unfoldItem();
  await userEvent.click(row().getByLabelText('Hazardous material'));
  const hazmat = group('Hazardous material');
  type(hazmat.getByLabelText('UN number'), 'un1090');
  type(hazmat.getByLabelText('Proper shipping name'), 'Acetone');
  fireEvent.change(hazmat.getByLabelText('Hazard class'), { target: { value: '3' } });
  fireEvent.change(hazmat.getByLabelText('Packing group'), { target: { value: 'II' } });
  expect(hazmat.getByText('UN1090, Acetone, 3, PG II')).toBeInTheDocument();
  expect(await screen.findByText('Indicative')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual(['Item 1 emergency phone']);
  expect(hazmat.getByLabelText('24-hour phone')).toHaveFocus();
  expect(api.sent(SAVE)).toEqual([]);

  type(hazmat.getByLabelText('24-hour phone'), '800 555 1234');
  await userEvent.click(hazmat.getByLabelText(/Answered 24 hours a day/));
  await waitFor(() =>
    expect(ratings().at(-1)).toMatchObject({
      handlingUnits: [{ commodities: [{ hazmat: { unNumber: 'UN1090', emergencyPhone: '+18005551234' } }] }],
    }),
  );
  await waitFor(() => expect(screen.queryByText('Indicative')).not.toBeInTheDocument());
});

test('a known UN number fills the empty fields, and is offered for another name', async () => {
  const acetone = {
    unNumber: 'UN1090',
    names: ['Acetone'],
    hazardClasses: ['3'],
    subsidiary: [],
    packingGroups: ['II'],
  };
  await open({ 'GET /api/v1/hazardous-materials': { body: { items: [acetone], nextCursor: null } } });
  await unfoldItem();
  await userEvent.click(row().getByLabelText('Hazardous material'));
  const hazmat = group('Hazardous material');
  type(hazmat.getByLabelText('UN number'), '1090');
  await waitFor(() => expect(hazmat.getByLabelText('Proper shipping name')).toHaveValue('Acetone'));
  const values = ['UN number', 'Hazard class', 'Packing group'].map(
    (label) => (hazmat.getByLabelText(label) as HTMLInputElement).value,
  );
  expect(values).toEqual(['UN1090', '3', 'II']);
  type(hazmat.getByLabelText('Proper shipping name'), 'Gasoline');
  await userEvent.click(await hazmat.findByRole('button', { name: 'Use this material' }));
  expect(hazmat.getByLabelText('Proper shipping name')).toHaveValue('Acetone');
});

test('a saved product fills its line and the empty row', async () => {
  const product: Product = {
    ...stamps,
    id: 'prd_1',
    description: 'Steel bolts',
    freightClass: '50',
    nmfc: '1234',
    units: 'imperial',
    handlingUnit: { type: 'PAT', length: 48, width: 40, height: 30, weight: 900 },
  };
  await open({ [PRODUCTS]: { body: { items: [product], nextCursor: null } } });
  await userEvent.type(row().getByLabelText('Commodity'), 'ste');
  await userEvent.click(await screen.findByRole('option', { name: 'Steel bolts, class 50, NMFC 1234' }));
  expect(row().getByLabelText('Commodity')).toHaveValue('Steel bolts');
  expect(row().getByLabelText('Class')).toHaveValue('50');
  expect(row().getByLabelText('Total weight, lb')).toHaveValue('900');
});

test('a commodity is saved as a product, and a refusal is displayed', async () => {
  const { host, api } = await open({
    'POST /api/v1/company/products': problem(409, 'NAME_TAKEN', 'This name is already in use. Choose another name.'),
  });
  type(row().getByLabelText('Commodity'), 'Steel bolts');
  await unfoldItem();
  await userEvent.click(screen.getByRole('button', { name: 'Save as product' }));
  await waitFor(() =>
    expect(host.seen.notices).toEqual([
      { kind: 'error', message: 'The product was not saved. This name is already in use. Choose another name.' },
    ]),
  );
  expect(api.sent('POST /api/v1/company/products')[0]!.body).toMatchObject({
    description: 'Steel bolts',
    units: 'imperial',
    handlingUnit: null,
  });
});

test('a template brings mode, trailer, temperature and value, and keeps them', async () => {
  const { handlingUnits } = chicagoToNapa();
  const freight: Template['freight'] = {
    mode: 'FTL',
    equipment: 'REEFER',
    temperature: { min: 34, max: 38.5, unit: 'F', mode: 'continuous', preCool: false },
    units: 'imperial',
    handlingUnits,
    accessorials: [],
    waivedAccessorials: [],
    declaredValue: { amount: 250_050, currency: 'CAD' },
  };
  const { api } = await open({
    [TEMPLATES]: { body: { items: [template('tpl_1', 'Cold', freight)], nextCursor: null } },
    [SAVE_TEMPLATE]: { status: 201, body: template('tpl_2', 'Cold 2', freight) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cold' }));
  expect(
    await screen.findByRole('button', {
      name: 'Mode and stops: Full truckload, Refrigerated, 53 ft, 34 to 38.5 °F, no stops',
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Declared value: 2500.50 CAD' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save freight as template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Cold 2{Enter}');
  await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
  await waitFor(() =>
    expect(api.sent(SAVE_TEMPLATE)[0]?.body).toEqual({
      name: 'Cold 2',
      freight,
    }),
  );
});

test('freight is loaded from a template and saved as one', async () => {
  const { handlingUnits } = chicagoToNapa();
  const freight: Template['freight'] = { units: 'imperial', handlingUnits, accessorials: ['LFTD'] };
  const { api, host } = await open({
    [TEMPLATES]: { body: { items: [template('tpl_1', 'Fittings', freight)], nextCursor: null } },
    [SAVE_TEMPLATE]: { status: 201, body: template('tpl_2', 'Fittings 2', freight) },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Fittings' }));
  expect(row().getByLabelText('Total weight, lb')).toHaveValue('1000');
  await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save freight as template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }));
  await userEvent.type(dialog.getByLabelText('Name'), 'Fittings 2');
  expect(screen.getByRole('dialog', { name: 'Save as template' }).parentElement!.closest('form')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
  await waitFor(() =>
    expect(host.seen.notices.at(-1)).toEqual({ kind: 'success', message: 'Fittings 2 is saved as a template.' }),
  );
  expect(api.sent(SAVE_TEMPLATE)[0]!.body).toMatchObject({
    name: 'Fittings 2',
    freight: { handlingUnits, accessorials: ['LFTD'] },
  });
});

test('the form uses the units of the profile', async () => {
  openQuotes('/quotes/new', {}, { preferences: { units: 'metric' } });
  await screen.findByRole('group', { name: 'Item 1' });
  expect(row().getByLabelText('Total weight, kg')).toBeInTheDocument();
});

test('a warning leads to its field', async () => {
  await open();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Go to field' }));
  await waitFor(() => expect(row().getByLabelText('Class')).toHaveFocus());
});

test('saving an empty form shows every issue at once, focuses the first field and sends no request', async () => {
  const { api } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByText('Fix 4 problems')).toBeInTheDocument();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Origin postal code', 'Destination postal code', 'Item 1 dimensions', 'Item 1 weight']);
  expect(from()).toHaveFocus();
  expect(row().getByLabelText('Dimensions, in')).toHaveAccessibleDescription(
    'Enter length, width and height, like 48x40x48.',
  );
  await userEvent.click(within(summary).getByRole('link', { name: 'Item 1 weight' }));
  expect(row().getByLabelText('Total weight, lb')).toHaveFocus();
  expect(api.requests.filter(({ route }) => !route.startsWith('GET'))).toEqual([]);
});

test('Book on a live offer saves the quote and opens the booking of that offer', async () => {
  const { api } = await open({ [SAVE]: { status: 201, body: quote() }, 'GET /api/v1/quotes/{id}': { body: quote() } });
  const live = await fill();
  await userEvent.click(within(live).getByRole('button', { name: 'Book Green Demo Freight for $280.00' }));
  expect(await screen.findByRole('dialog', { name: 'Book Green Demo Freight' })).toBeInTheDocument();
  expect(api.sent(SAVE)).toHaveLength(1);
});

test('without the permission to book, live offers have no Book button', async () => {
  await open({}, ['quote.read', 'quote.create', 'price.read']);
  expect(within(await fill()).queryByRole('button', { name: /^Book/ })).not.toBeInTheDocument();
});

test('an error disappears when another field resolves it', async () => {
  await open();
  await fill();
  await unfold(/^Pickup times/);
  type(screen.getByLabelText('Dock closes'), '10:30');
  await userEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  expect(await within(screen.getByRole('alert')).findByRole('link', { name: 'Closes at' })).toBeInTheDocument();
  type(screen.getByLabelText('Ready from'), '09:00');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByLabelText('Dock closes')).not.toHaveAttribute('aria-invalid');
});

test("the server's field errors land at their fields, the rest in the summary, and nothing typed is lost", async () => {
  await open({
    [SAVE]: problem(422, 'VALIDATION_FAILED', '3 fields need attention.', {
      errors: [
        { pointer: '/stops/1/state', code: 'ZIP_STATE_MISMATCH', message: 'ZIP 75201 is in TX.' },
        { pointer: '/handlingUnits/0/commodities/0/weight', code: 'WEIGHT_RANGE', message: 'Too heavy.' },
        { pointer: '', code: 'LTL_LIMIT', message: 'This does not fit LTL.' },
      ],
    }),
  });
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  await waitFor(() => expect(to()).toHaveAccessibleDescription(expect.stringContaining('ZIP 75201 is in TX.')));
  expect(to()).toHaveFocus();
  expect(row().getByLabelText('Total weight, lb')).toHaveAccessibleDescription('Too heavy.');
  expect(within(screen.getByRole('alert')).getByText('This does not fit LTL.')).toBeInTheDocument();
  expect(row().getByLabelText('Total weight, lb')).toHaveValue('1,000');
});

test('an error of the server opens the fold of its field and focuses it', async () => {
  await open({
    [SAVE]: problem(422, 'VALIDATION_FAILED', '1 field needs attention.', {
      errors: [{ pointer: '/stops/0/contact', code: 'REQUIRED', message: 'Enter a name and a phone number.' }],
    }),
  });
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  const contact = await screen.findByRole('group', { name: 'Pickup address' });
  await waitFor(() => expect(within(contact).getByLabelText('Contact name')).toHaveFocus());
  expect(within(contact).getByLabelText('Contact name')).toHaveAccessibleDescription(
    'Enter a name and a phone number.',
  );
});

test('says what booking needs, and leads to it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'delivery address and contact' }));
  const delivery = await screen.findByRole('group', { name: 'Delivery address' });
  await waitFor(() => expect(within(delivery).getByLabelText('Company or location name')).toHaveFocus());
  type(row().getByLabelText('Commodity'), 'Steel bolts');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'description of item 1' })).not.toBeInTheDocument());
});

test('a quote like the last one on the lane fills the form', async () => {
  const LIST = 'GET /api/v1/quotes';
  const { api } = await open({ [LIST]: { body: { items: [quote()], nextCursor: null, total: null } } });
  type(from(), '60601');
  type(to(), '94558');
  await userEvent.click(screen.getByRole('button', { name: 'Like last time' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Q-001042, .*2 units, 1,000 lb/ }));
  await waitFor(() => expect(row().getByLabelText('Total weight, lb')).toHaveValue('1000'));
  expect(api.sent(LIST).at(-1)!.query).toMatchObject({ lane: '606>945' });
  expect(screen.getByRole('button', { name: /^Address and contact/ })).toHaveTextContent('Acme DC, 12 S Dock Pl');
  expect(screen.getByRole('button', { name: /^References/ })).toHaveTextContent('none');
});

test('a new postal code clears city and state of the old one until it is found', async () => {
  const { api } = await open({
    'GET /api/v1/locations': (request) =>
      request.query.q === '60601' ? places(request) : { body: { items: [], nextCursor: null } },
  });
  type(from(), '60601');
  await waitFor(() => expect(from()).toHaveAccessibleDescription(/Chicago, IL/));
  type(from(), '94558');
  type(to(), '75201');
  type(row().getByLabelText('Dimensions, in'), '48x40x48');
  type(row().getByLabelText('Total weight, lb'), '1,000');
  await userEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  await screen.findByRole('heading', { level: 1, name: /Q-001042/ });
  expect(api.sent(SAVE)[0]!.body).toMatchObject({ stops: [{ postalCode: '94558', city: null, state: null }, {}] });
});

test('saving stores the request, deletes the draft and opens the quote', async () => {
  const { api } = await open();
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Q-001042/ })).toBeInTheDocument();
  expect(api.sent(SAVE)[0]!.body).toMatchObject({
    stops: [
      { city: 'Chicago', state: 'IL' },
      { city: 'Dallas', state: 'TX' },
    ],
  });
  expect([...stored.keys()]).toEqual([]);
});

test('an ended session is reported to the host, and the draft is restored afterwards', async () => {
  const { host, unmount } = await open({
    [SAVE]: problem(401, 'UNAUTHENTICATED', 'Sign in to continue.'),
  });
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  await waitFor(() => expect(host.seen.unauthorized).toBe(1));
  unmount();

  await open();
  expect(screen.getByText('Draft restored')).toBeInTheDocument();
  expect(row().getByLabelText('Total weight, lb')).toHaveValue('1,000');
  await userEvent.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(row().getByLabelText('Total weight, lb')).toHaveValue('');
  await waitFor(() => expect([...stored.keys()]).toEqual([]));
});

test('a draft of an earlier version, without contacts of the stops, is restored', async () => {
  const values = emptyQuote(pickupDays.US);
  const [, destination] = values.stops;
  const { contact: _contact, ...origin } = { ...values.stops[0], postalCode: '60601' };
  stored.set('quote.new', { ...values, stops: [origin, destination] });
  await open();
  expect(screen.getByText('Draft restored')).toBeInTheDocument();
  expect(from()).toHaveValue('60601');
});

test('a failed save keeps the form and can be tried again', async () => {
  let fail = true;
  await open({
    [SAVE]: () =>
      fail
        ? problem(500, 'INTERNAL_ERROR', 'Something went wrong on our side. Nothing was changed.', {
            digest: '1a2b3c4d',
          })
        : { status: 201, body: quote() },
  });
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  expect(await screen.findByText('The quote was not saved')).toBeInTheDocument();
  expect(screen.getByText('Digest: 1a2b3c4d')).toBeInTheDocument();
  fail = false;
  await userEvent.click(screen.getByRole('button', { name: 'Save quote' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Q-001042/ })).toBeInTheDocument();
});

test('a role without the permission sees a message', async () => {
  await open({}, ['quote.read']);
  expect(screen.getByRole('heading', { name: 'Your role does not include this page' })).toBeInTheDocument();
});
