import { compose, type Manifest, withoutNewNeeds } from '../support/compatibility-remote';
import { DEMO, signInAsDemo } from '../support/demo';
import { expect, takeComplaints, test } from '../support/test';

const FITTING: [string, ((manifest: Manifest) => object)?][] = [
  ['previous'],
  ['before-texts'],
  ['typed-requires'],
  ['next', withoutNewNeeds],
];

for (const [fixture, changes] of FITTING) {
  test(`the remote ${fixture} runs in this shell`, async ({ page }) => {
    await signInAsDemo(page);
    await compose(page, fixture, changes);
    await page.goto('/compatibility');
    await expect(page.getByRole('heading', { level: 1, name: 'Compatibility' })).toBeVisible();
    await expect(page).toHaveTitle('Compatibility · Lading');
    await expect(page.getByText(`${DEMO.email} of Demo Manufacturing`)).toBeVisible();

    await page.getByRole('button', { name: 'Counted 0' }).click();
    await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Notify' }).click();
    await expect(page.getByText('A notice of the area')).toBeVisible();
    await page.getByRole('button', { name: 'Announce' }).click();
    expect(
      await page
        .getByRole('button', { name: 'Announce' })
        .evaluate((button) => getComputedStyle(button.parentElement!).borderLeftColor),
      'its styles',
    ).toBe('rgb(1, 2, 3)');

    await page.getByRole('link', { name: 'Inner page' }).click();
    await expect(page.getByRole('heading', { name: 'Inner page of the area' })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Another area' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shipments' })).toBeVisible();
  });
}

const needing =
  (needs: object) =>
  ({ requires }: Manifest) => ({ requires: { ...requires, ...needs } });

/** One of the manifests that older releases wrote, one of today's; `negotiate.spec.ts` has every reason. */
const UNMET: [string, string, (manifest: Manifest) => object, RegExp][] = [
  ['the next minor of the contract', 'next', () => ({}), /needs contract \^1\.3\.0/],
  ['the next API', 'typed-requires', needing({ api: 2 }), /needs API version 2/],
];

for (const [name, fixture, changes, reason] of UNMET) {
  test(`a remote that needs ${name} is rejected with the reason, and none of its code is fetched`, async ({
    page,
    complaints,
  }) => {
    await signInAsDemo(page);
    const asked = await compose(page, fixture, changes);
    await page.goto('/shipments');
    await page.getByRole('link', { name: 'Compatibility' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Compatibility is not available' })).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Quotes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quotes' })).toBeVisible();
    expect(asked).toEqual([]);
    takeComplaints(complaints, /\[compatibility [23]\.0\.0\] Digest/);
  });
}
