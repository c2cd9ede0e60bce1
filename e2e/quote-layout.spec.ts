import { signInAsDemo } from './support/demo';
import { fillFreight } from './support/quote-form';
import { expect, test } from './support/test';

/** CSS pixels; 1093 is 1366 at a scale of 125 %. */
const WIDTHS = [390, 800, 1000, 1024, 1060, 1093, 1100, 1140, 1440, 1920];

test('the live result never covers a field beside it, at any width', async ({ page }) => {
  test.setTimeout(60_000);
  await signInAsDemo(page);
  await page.goto('/quotes/new');
  await fillFreight(page);
  const panel = page.getByRole('complementary', { name: 'Result' });
  await expect(panel.getByRole('table')).toBeAttached();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 768 });
    const covered = await panel.evaluate((aside) => {
      const { left: edge, width: own } = aside.getBoundingClientRect();
      const form = aside.closest('form')!;
      const isBeside = own < form.getBoundingClientRect().width - 100;
      return [...form.querySelectorAll('input, select, textarea, button')]
        .filter((control) => !aside.contains(control) && control.getClientRects().length > 0)
        .filter((control) => control.getBoundingClientRect().right > (isBeside ? edge : innerWidth))
        .map((control) => control.getAttribute('aria-label') ?? control.id);
    });
    expect(covered, `at ${width} px`).toEqual([]);
    await expect(page.getByRole('button', { name: 'Save quote' })).toBeInViewport();
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/quote-${width}.png` });
  }
});
