import type { Page } from '@playwright/test';
import { placeStickyElements } from './support/accessible';
import { anyShipment, quoteIn, signInAsDemo } from './support/demo';
import { overlaps } from './support/overlap';
import { fillFreight } from './support/quote-form';
import { expect, test } from './support/test';

/** Both sides of each breakpoint of the style sheets, where a layout has the least room, and widths between them for the container queries. */
const WIDTHS = [
  ...[320, 360, 400, 416, 417, 480, 481, 560, 640, 641, 704, 768, 769, 840, 920, 992],
  ...[993, 1024, 1100, 1199, 1200, 1280, 1281, 1440, 1599, 1600, 1920],
];

/** Expects that no texts or fields of the page overlap, and that it does not scroll sideways, at every width. */
async function expectNoOverlap(page: Page): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await placeStickyElements(page);
    const overlap = await overlaps(page);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (sideways > 0) overlap.push(`scrolls sideways by ${sideways} px`);
    if (overlap.length > 0) found[`${width} px`] = overlap;
  }
  expect.soft(found, page.url()).toEqual({});
}

test('nothing overlaps from 320 to 1920 px: lists and settings', async ({ page }) => {
  test.setTimeout(180_000);
  await signInAsDemo(page);
  for (const path of [
    '/quotes',
    '/shipments',
    '/shipments?view=needs_action',
    '/carriers',
    '/settings/contacts',
    '/settings/company/members',
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('table').locator('tbody').getByRole('row').first()).toBeVisible();
      await expectNoOverlap(page);
    });
  }
});

test('nothing overlaps from 320 to 1920 px: quote and shipment', async ({ page }) => {
  test.setTimeout(180_000);
  await signInAsDemo(page);
  await page.goto('/quotes/new');
  await fillFreight(page);
  await expect(page.getByRole('complementary', { name: 'Result' }).getByRole('table')).toBeAttached();
  await test.step('/quotes/new', () => expectNoOverlap(page));
  await page.goto(`/quotes/${await quoteIn(page, 'quoted')}`);
  await expect(page.getByRole('table', { name: 'Offers' })).toBeVisible();
  await test.step('a quote', () => expectNoOverlap(page));
  const shipment = await anyShipment(page);
  for (const tab of ['', '/tracking', '/documents', '/charges']) {
    await page.goto(`/shipments/${shipment}${tab}`);
    await expect(page.getByRole('navigation', { name: 'Shipment' })).toBeVisible();
    await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
    await test.step(`a shipment${tab}`, () => expectNoOverlap(page));
  }
});
