import { expectAccessibleInEveryLook } from './support/accessible';
import { makeShipment } from './support/freight';
import { callApi, register } from './support/people';
import { expect, test } from './support/test';

test('damaged freight becomes a claim with deadlines, an offer is accepted and paid', async ({ page }) => {
  test.setTimeout(120_000);
  await register(page);
  const id = await makeShipment(page);
  const event = { type: 'picked_up', occurredAt: new Date().toISOString(), reason: 'By phone' };
  await callApi(page, `/shipments/${id}/events`, event);

  await page.goto(`/shipments/${id}/charges`);
  await page.getByRole('button', { name: 'File claim' }).click();
  const dialog = page.getByRole('dialog', { name: /^Claim for S-/ });
  await dialog.getByLabel('What happened').fill('A fork went through one carton.');
  await dialog.getByLabel('Value of goods (USD)').fill('640');
  await dialog.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'C-000001' })).toBeVisible();
  await expect(page.getByText(/^File by /)).toBeVisible();
  await expectAccessibleInEveryLook(page, 'claim');

  /** Takes the step with the proposed values, and the amount if given. */
  const step = async (name: string, amount?: string) => {
    await page.getByRole('button', { name }).click();
    const asked = page.getByRole('dialog', { name });
    if (amount) await asked.getByLabel(/amount/).fill(amount);
    await asked.getByRole('button', { name }).click();
    await expect(asked).toBeHidden();
  };
  await step('File claim');
  await expect(page.getByText(/^Acknowledgment due /)).toBeVisible();
  await expect(page.getByText(/^Answer due /)).toBeVisible();
  await step('Record offer', '500');
  await step('Accept offer');
  await step('Record payment');
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Closed, $500.00');

  await page.goto('/claims?view=ended');
  await expect(page.getByRole('row', { name: /C-000001/ })).toContainText('$640.00');
  await expectAccessibleInEveryLook(page, 'claims');
});
