import type { Page } from '@playwright/test';
import { signInAsDemo } from './support/demo';
import { expect, test } from './support/test';

interface Queued {
  id: string;
  shipmentNumber: string;
  ownerId: string | null;
  snoozedUntil: string | null;
}

const exceptions = async (page: Page, query = ''): Promise<Queued[]> =>
  ((await (await page.request.get(`/api/v1/shipments/exceptions?limit=50${query}`)).json()) as { items: Queued[] })
    .items;

/** Puts exceptions of the demonstration back as they were. */
async function restore(page: Page, exceptionIds: string[]): Promise<void> {
  const answer = await page.request.post('/api/v1/shipments/exceptions/changes', {
    data: { exceptionIds, ownerId: null, snoozedUntil: null },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('exceptions are selected, assigned, snoozed until a time and opened by keyboard', async ({ page }) => {
  await signInAsDemo(page);
  const [first, second] = await exceptions(page);
  const ids = [first!.id, second!.id];
  await restore(page, ids);
  await page.goto('/shipments?view=needs_action');
  const table = page.getByRole('table', { name: 'Exceptions' });
  const rows = table.locator('tbody').getByRole('row');
  await expect(rows.first()).toContainText(first!.shipmentNumber);

  // Two are assigned at once.
  await rows.first().focus();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('a');
  const bar = page.getByRole('region', { name: 'Selected exceptions' });
  await expect(bar.getByRole('button', { name: 'Assign' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Assign to me' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 exceptions changed.')).toBeVisible();
  await expect
    .poll(async () => (await exceptions(page, '&owner=me')).map(({ id }) => id))
    .toEqual(expect.arrayContaining(ids));

  // One of them is snoozed until a time that is typed.
  const snooze = rows.first().getByRole('button', { name: /^Snooze: / });
  await snooze.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Choose a time…' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Snooze: / });
  const until = dialog.getByLabel('Until');
  await until.focus();
  await page.keyboard.type('01022099');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0930AM');
  await expect(until).toHaveValue('2099-01-02T09:30');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await exceptions(page, '&state=snoozed')).find(({ id }) => id === first!.id)?.snoozedUntil)
    .toBe('2099-01-02T15:30:00.000Z');

  // The next one is opened.
  await expect(rows.first()).toContainText(second!.shipmentNumber);
  await rows.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Shipment ${second!.shipmentNumber}` })).toBeVisible();
  await restore(page, ids);
});
