import type { Page } from '@playwright/test';

/** Sign-in of the demonstration company's owner. */
export const DEMO = { email: 'demo@lading.test', password: 'lading-demo-2026' };

/** Signs the demonstration owner in without the pages; the cookie is added to the page's context. */
export async function signInAsDemo(page: Page): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/login', { data: DEMO });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}: ${await answer.text()}`);
}

interface ListAnswer {
  items: { id: string; status: string }[];
}

/** Id of the newest quote in a state. */
export async function quoteIn(page: Page, status: string): Promise<string> {
  return firstId(page, `/api/v1/quotes?status=${status}&limit=1`);
}

/** Id of the newest shipment. */
export async function anyShipment(page: Page): Promise<string> {
  return firstId(page, '/api/v1/shipments?limit=1');
}

async function firstId(page: Page, path: string): Promise<string> {
  const { items } = (await (await page.request.get(path)).json()) as ListAnswer;
  const [first] = items;
  if (!first) throw new Error(`${path} is empty: the demonstration data is missing`);
  return first.id;
}
