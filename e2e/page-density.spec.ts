import type { Page } from '@playwright/test';
import { signInAsDemo } from './support/demo';
import { expect, test } from './support/test';

/** Least number of rows, or cards on a phone, that are in view without scrolling. */
const LEAST_ROWS = { desktop: 15, phone: 6 };
/** Lowest place of the first row at 1440x900, in pixels from the top of the window. */
const LOWEST_FIRST_ROW = 220;
const LISTS = ['/shipments', '/quotes'];

/** Boxes of the rows whose whole height is in view, above the bar at the bottom of a phone. */
async function rowsInView(page: Page): Promise<{ y: number; height: number }[]> {
  const rows = page.getByRole('table').locator('tbody').getByRole('row');
  await expect(rows.first().getByRole('link').first()).toBeVisible();
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  const { width, height } = page.viewportSize()!;
  const bottom = bar && bar.width >= width ? bar.y : height;
  const boxes = await rows.evaluateAll((elements) =>
    elements.map((element) => {
      const box = element.getBoundingClientRect();
      return { y: box.y, height: box.height };
    }),
  );
  return boxes.filter((box) => box.y >= 0 && box.y + box.height <= bottom + 0.5);
}

/** Texts of the rows that do not fit and are cut off. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.locator('tbody *').evaluateAll((elements) =>
    elements
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  );

for (const path of LISTS) {
  test(`${path} shows ${LEAST_ROWS.desktop} rows at 1440x900, the first near the top`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await signInAsDemo(page);
    await page.goto(path);
    const rows = await rowsInView(page);
    expect(rows.length, JSON.stringify(rows)).toBeGreaterThanOrEqual(LEAST_ROWS.desktop);
    expect(rows[0]!.y).toBeLessThanOrEqual(LOWEST_FIRST_ROW);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
  });

  test(`${path} shows ${LEAST_ROWS.phone} cards at 390x844, with all of their text`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAsDemo(page);
    await page.goto(path);
    const rows = await rowsInView(page);
    expect(rows.length, JSON.stringify(rows)).toBeGreaterThanOrEqual(LEAST_ROWS.phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await cutTexts(page)).toEqual([]);
  });
}
