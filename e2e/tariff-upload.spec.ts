import type { Page } from '@playwright/test';
import { callApi, register } from './support/people';
import { attachRates, enterTerms, laneTerms } from './support/tariff';
import { expect, test } from './support/test';

const TERMS = laneTerms({ scac: 'ZZQP', name: 'Prairie Example Lines' });
const HEAD = 'Loc A,Loc B,class,L5C,M5C,M1M';

async function uploadTerms(page: Page, terms: object): Promise<void> {
  await page.goto('/carriers/tariffs?upload=terms');
  await enterTerms(page, terms);
}

const chooseRates = (page: Page, rows: string[]): Promise<void> =>
  attachRates(page, [HEAD, ...rows].join('\n'), async () => {
    await page.getByLabel('Loc A maps to').selectOption('origin');
    await page.getByLabel('Loc B maps to').selectOption('destination');
  });

test('an administrator maps the columns of a tariff, fixes an invalid row, quotes with the new price, and sees the changes of the next version', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await register(page, 'Prairie Castings');
  await uploadTerms(page, TERMS);
  await chooseRates(page, ['606,752,70,30,20,10', '606,752,85,40,2O,15']);
  const wrong = page.getByRole('table', { name: 'Errors' });
  await expect(wrong.getByRole('row', { name: /^3 M5C/ })).toContainText('2O');
  expect(await (await page.request.get('/api/v1/company/tariffs')).text()).not.toContain('ZZQP');

  await page.getByRole('button', { name: 'Back to rates' }).click();
  await chooseRates(page, ['606,752,70,30,20,10', '606,752,85,40,20,15']);
  await expect(page.getByText(/2 rates were checked. No errors were found/)).toBeVisible();
  await page.getByRole('button', { name: /^Save tariff/ }).click();
  await expect(page.getByText(/Saved as version 1 with 2 rates/)).toBeVisible();

  const day = new Date(Date.now() + 4 * 24 * 3_600_000).toISOString().slice(0, 10);
  const unit = {
    count: 1,
    type: 'PAT',
    length: 48,
    width: 40,
    height: 40,
    weight: 600,
    commodities: [{ description: 'Castings', weight: 600, freightClass: '70' }],
  };
  const stops = [
    { type: 'origin', postalCode: '60601', country: 'US', dock: true },
    { type: 'destination', postalCode: '75201', country: 'US', dock: true },
  ];
  const quote = await callApi<{ id: string; offers: { carrier: { scac: string }; total: { amount: number } }[] }>(
    page,
    '/quotes',
    { pickup: { on: day }, stops, handlingUnits: [unit] },
  );
  // 600 lb at the 1,000 lb break would be 1,000 lb x $10 = $100.00; at its own break it is 600 lb x $20 = $120.00.
  expect(quote.offers.find(({ carrier }) => carrier.scac === 'ZZQP')?.total.amount).toBe(10_000);
  await page.goto(`/quotes/${quote.id}`);
  await expect(page.getByRole('table', { name: 'Offers' }).getByText('$100.00').first()).toBeVisible();

  await uploadTerms(page, { ...TERMS, minimumCharge: 9_000 });
  await chooseRates(page, ['606,752,85,40,22,15', '606,751,70,30,20,10']);
  await expect(page.getByText('Compared to version 1: 1 new, 1 removed, 1 changed, 0 unchanged rates.')).toBeVisible();
  const rates = page.getByRole('table', { name: 'Examples of changed rates' });
  await expect(rates.getByRole('row', { name: /^Changed 606 to 752, class 85/ })).toContainText('M5C 20.00 → 22.00');
  await expect(rates.getByRole('row', { name: /^New 606 to 751, class 70/ })).toBeVisible();
  await expect(rates.getByRole('row', { name: /^Removed 606 to 752, class 70/ })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Changes to the active version' })).toContainText('$90.00');
});
