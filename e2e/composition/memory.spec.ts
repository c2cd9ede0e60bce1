import type { CDPSession, Page } from '@playwright/test';
import { signInAsDemo } from '../support/demo';
import { fillFreight } from '../support/quote-form';
import { expect, test } from '../support/test';

const VISITS = Number(process.env.MEMORY_VISITS ?? 10);

/** Runs in the page: the prototype of the query clients, one of which each mounted remote has. */
const PROTOTYPE = `(() => {
  const element = document.querySelector('main [data-page]');
  let fiber = element[Object.keys(element).find((key) => key.startsWith('__reactFiber'))];
  while (!fiber.memoizedProps?.client) fiber = fiber.return;
  return Object.getPrototypeOf(fiber.memoizedProps.client);
})()`;

/** Counts query clients that are in memory, after a garbage collection. */
async function clientsInMemory(browser: CDPSession): Promise<number> {
  const { result: prototype } = await browser.send('Runtime.evaluate', { expression: PROTOTYPE });
  const { objects } = await browser.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId! });
  const { result: count } = await browser.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await browser.send('Runtime.releaseObject', { objectId: objects.objectId! });
  return count.value as number;
}

async function usage(browser: CDPSession): Promise<Record<string, number>> {
  const clients = await clientsInMemory(browser);
  await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    clients,
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
    heapMB: Number((of('JSHeapUsedSize') / 1e6).toFixed(1)),
  };
}

const openForm = (page: Page) => page.getByRole('main').getByRole('link', { name: 'New quote' }).click();

async function leaveForm(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shipments' }).click();
  await page.getByRole('table').waitFor();
}

async function visitForm(page: Page, times: number): Promise<void> {
  for (let visit = 0; visit < times; visit++) {
    await openForm(page);
    await page.getByLabel('Total weight, lb').waitFor();
    await leaveForm(page);
  }
}

test('a form that was left is not kept in memory', async ({ page }) => {
  await signInAsDemo(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  await page.goto('/shipments');
  // The draft is restored and rated at each visit.
  await openForm(page);
  await fillFreight(page);
  await leaveForm(page);
  await visitForm(page, 2);
  const before = await usage(browser);
  await visitForm(page, VISITS);
  const after = await usage(browser);
  const change = `${VISITS} visits: ${JSON.stringify(before)} to ${JSON.stringify(after)}`;
  if (process.env.MEMORY_VISITS) console.log(change);
  expect(after.clients! - before.clients!, change).toBeLessThan(4);
  expect((after.listeners! - before.listeners!) / VISITS, change).toBeLessThan(5);
  expect((after.nodes! - before.nodes!) / VISITS, change).toBeLessThan(50);
});
