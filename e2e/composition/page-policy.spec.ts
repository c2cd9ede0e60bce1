import { signInAsDemo } from '../support/demo';
import { expect, takeComplaints, test } from '../support/test';

/** Ways in which foreign code or markup gets into a page, with the directive that stops each. */
const INJECTED: Record<string, () => void> = {
  'script-src-attr': () => document.body.insertAdjacentHTML('beforeend', '<a onclick="window.injected = true">x</a>'),
  'style-src-elem': () => document.body.insertAdjacentHTML('beforeend', '<style>body { color: red }</style>'),
  'style-src-attr': () => document.body.insertAdjacentHTML('beforeend', '<p style="color: red">x</p>'),
  'base-uri': () => document.head.insertAdjacentHTML('beforeend', '<base href="https://elsewhere.example/">'),
  'object-src': () => document.body.insertAdjacentHTML('beforeend', '<object data="/x.swf"></object>'),
  'connect-src': () => void fetch('https://elsewhere.example/').catch(() => undefined),
  'img-src': () => document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/x.png" alt="">'),
  // Deferred, because code run directly by the debugger can evaluate strings.
  'script-src': () => void setTimeout(() => new Function('window.injected = true')()),
};

test('the content security policy stops foreign code and markup', async ({ page, complaints }) => {
  await page.goto('/login');
  await expect(page.locator('[data-page]')).toBeVisible();
  for (const [directive, inject] of Object.entries(INJECTED)) {
    await test.step(directive, async () => {
      await page.evaluate(inject);
      await expect
        .poll(
          () => complaints.some((complaint) => complaint.startsWith(`content security policy: ${directive} `)),
          directive,
        )
        .toBe(true);
      expect(await page.evaluate(() => 'injected' in window), directive).toBe(false);
      takeComplaints(complaints, /content security policy|unsafe-eval/i);
    });
  }
});

test('the API reference pages work under their own policy', async ({ page }) => {
  await signInAsDemo(page);
  await page.goto('/api/v1/docs');
  await expect(page.getByRole('heading', { name: /Lading/ })).toBeVisible();
  await expect(page.locator('.opblock').first()).toBeVisible();
});

test('source maps are not served', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.url()));
  await page.goto('/login');
  await expect(page.locator('[data-page]')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) {
    expect((await page.request.get(`${script}.map`)).status(), `${script}.map`).toBe(404);
    expect(await (await page.request.get(script)).text()).not.toMatch(/^\/\/# sourceMappingURL/m);
  }
});
