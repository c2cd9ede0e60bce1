import type { Page } from '@playwright/test';

interface Carrier {
  scac: string;
  name: string;
}

/** Terms of an LTL tariff with rates by lane, a minimum charge of $1.00 and no fuel surcharge. */
export const laneTerms = (carrier: Carrier, more: object = {}) => ({
  carrier,
  name: 'Contract',
  currency: 'USD',
  effectiveFrom: '2026-01-01',
  effectiveTo: '2035-12-31',
  modes: ['LTL'],
  basis: 'lane',
  discountBps: 0,
  minimumCharge: 100,
  fuel: { index: 'US', steps: [{ from: '0.01', to: '99.00', bps: 0 }] },
  ...more,
});

/** Rates from Chicago to Dallas: 1,000 lb of class 70 at $10 per hundredweight. */
export const LANE_RATES = 'origin,destination,class,L5C,M5C,M1M\n606,752,70,30,20,10\n';

/** Fills the first step of the upload with terms. */
export async function enterTerms(page: Page, terms: object): Promise<void> {
  await page.getByText('JSON', { exact: true }).click();
  await page.getByLabel('Terms as JSON').fill(JSON.stringify(terms));
  await page.getByRole('button', { name: 'Continue to rates' }).click();
}

/** Chooses the file of the second step; `map` maps its columns. */
export async function attachRates(page: Page, csv: string, map = () => Promise.resolve()): Promise<void> {
  await page
    .getByLabel('Rate sheet', { exact: true })
    .setInputFiles({ name: 'contract.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await map();
  await page.getByRole('button', { name: 'Continue to check' }).click();
  await page.getByRole('button', { name: 'Check tariff' }).click();
}

/** Uploads a tariff without the pages; a carrier with a new SCAC is added. */
export async function uploadTariff(page: Page, terms: object, csv = LANE_RATES): Promise<void> {
  const rates = { name: 'contract.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  const answer = await page.request.post('/api/v1/company/tariffs', {
    multipart: { terms: JSON.stringify(terms), rates },
  });
  if (!answer.ok()) throw new Error(`the upload answered ${answer.status()}: ${await answer.text()}`);
}
