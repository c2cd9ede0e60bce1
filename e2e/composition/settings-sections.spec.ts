import type { Page, Route } from '@playwright/test';
import { compose, withoutNewNeeds } from '../support/compatibility-remote';
import { signInAsDemo } from '../support/demo';
import { expect, takeComplaints, test } from '../support/test';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Settings' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('another remote adds a page to the settings', async ({ page }) => {
  await signInAsDemo(page);
  await compose(page, 'next', withoutNewNeeds);
  await page.goto('/settings/company');
  await expect(heading(page, 'Company profile')).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Compatibility secrets' })).toHaveCount(0);

  await navigation(page).getByRole('link', { name: 'Compatibility rules' }).click();
  await expect(heading(page, 'Compatibility rules')).toBeVisible();
  await expect(page).toHaveTitle('Compatibility rules · Lading');
  await expect(page.getByText('Rules of Demo Manufacturing')).toBeVisible();
  await navigation(page).getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(heading(page, 'Profile')).toBeVisible();

  await page.goto('/settings/sections/compatibility-rules');
  await expect(page.getByText('Rules of Demo Manufacturing')).toBeVisible();
});

test('a page of the settings whose code is missing can be retried, and the others work', async ({
  page,
  complaints,
}) => {
  await signInAsDemo(page);
  await compose(page, 'next', withoutNewNeeds);
  const missing = (route: Route) => route.fulfill({ status: 404 });
  await page.route('/mfe/compatibility/**', missing);
  await page.goto('/settings/sections/compatibility-rules');
  await expect(page.getByRole('alert')).toContainText('Compatibility rules could not be loaded.');
  await navigation(page).getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(heading(page, 'Profile')).toBeVisible();

  await page.goBack();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute('/mfe/compatibility/**', missing);
  await retry.click();
  await expect(page.getByText('Rules of Demo Manufacturing')).toBeVisible();
  takeComplaints(complaints, /Failed to load resource|^console: \[\w+ [\d.]+\] Digest: [0-9a-f]{8}|compatibility/);
});
