import type { BrowserContextOptions, Page } from '@playwright/test';
import { signInAsDemo } from './support/demo';
import { expect, test } from './support/test';

const SCREENS: Record<string, BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
/** CSS pixels: the content of every tab begins in the upper third of the screen. */
const TABS_ABOVE = 320;

/** Id of a demonstration shipment with an open exception. */
async function withException(page: Page, kind: string): Promise<string> {
  const answer = await page.request.get(`/api/v1/shipments?exception=${kind}&limit=1`);
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items[0]!.id;
}

for (const [name, options] of Object.entries(SCREENS))
  test(`the tabs of a shipment with exceptions are high up on a ${name}`, async ({ browser }) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await signInAsDemo(page);
    for (const kind of ['late', 'tender_rejected', 'damage']) {
      await page.goto(`/shipments/${await withException(page, kind)}`);
      await expect(page.getByRole('region', { name: 'Exceptions' })).toBeVisible();
      const tabs = await page.getByRole('navigation', { name: 'Shipment' }).boundingBox();
      expect(tabs!.y, `y of the tabs with the exception ${kind}`).toBeLessThan(TABS_ABOVE);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - screen.width);
      expect(await overflow(), `sideways scroll with ${kind}`).toBeLessThanOrEqual(0);
    }
    await context.close();
  });

test('a tap on a phone shows the whole basis of a late ETA', async ({ browser }) => {
  const context = await browser.newContext(SCREENS.phone);
  const page = await context.newPage();
  await signInAsDemo(page);
  await page.goto(`/shipments/${await withException(page, 'late')}`);
  const button = page.getByRole('button', { name: 'Basis of the ETA' });
  const isCutOff = () => button.evaluate(({ parentElement: line }) => line!.scrollWidth > line!.clientWidth);
  await expect.poll(isCutOff).toBe(true);
  await button.tap();
  await expect.poll(isCutOff).toBe(false);
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await context.close();
});

test('freight, parties, map and timeline are seen together on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAsDemo(page);
  await page.goto(`/shipments/${await withException(page, 'late')}`);
  for (const heading of ['From', 'To', 'Freight', 'Booking', 'Timeline'])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
  await expect(page.getByRole('img', { name: /^Route from/ })).toBeInViewport();
});
