import type { BrowserContext, Page } from '@playwright/test';

/** Sign-in of the demonstration company's owner. */
export const DEMO = { email: 'demo@lading.test', password: 'lading-demo-2026' };

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Cookies of the session that the tests of this worker share; checking a password takes a quarter of a second. */
let shared: Cookies | undefined;

/** Signs the demonstration owner in without the pages; the cookie is added to the page's context. A test that signs out needs `ownSession`. */
export async function signInAsDemo(page: Page, { ownSession = false } = {}): Promise<void> {
  if (shared && !ownSession) return page.context().addCookies(shared);
  const answer = await page.request.post('/api/v1/auth/login', { data: DEMO });
  if (!answer.ok()) throw new Error(`sign-in answered ${answer.status()}: ${await answer.text()}`);
  if (!ownSession) shared = await page.context().cookies();
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
