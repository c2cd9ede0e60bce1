import type { Page } from '@playwright/test';
import { startFakeIngest } from '../../backend/test/support/fake-ingest';
import { signInAsDemo } from '../support/demo';
import { changePage } from '../support/page-html';
import { startRelay } from '../support/relay';
import { expect, takeComplaints, test } from '../support/test';
import { FAULTS } from './faults';

const SETTINGS = {
  dsn: 'https://abc123@errors.example.com/42',
  environment: 'test',
  tracesSampleRate: 1,
  replaySampleRate: 0,
};
const EXPECTED = /broken on purpose|early on purpose|aborted on purpose|Digest/;

interface SentryScope {
  getClient(): { getIntegrationByName(name: string): { getRecordingMode(): string } | undefined } | undefined;
}

/** Where the SDK keeps its state on a page, by its version. */
type SentryCarrier = { version: string } & Record<string, { defaultCurrentScope: SentryScope } | undefined>;

interface Item {
  type: string;
  payload: Record<string, unknown> & {
    tags?: Record<string, string>;
    release?: string;
    transaction?: string;
    exception?: { values: { value: string }[] };
  };
}

/** Enables reports for a page, like the server's configuration. */
async function configureReports(page: Page, settings: typeof SETTINGS): Promise<void> {
  await changePage(page, (html) =>
    html.replace(/("remoteOrigins":\[[^\]]*\])/, `$1,"reports":${JSON.stringify(settings)}`),
  );
}

/** Enables reports and returns the reports received by the relay. */
async function reportsOf(page: Page): Promise<{ items: Item[]; text(): string }> {
  const bodies: string[] = [];
  await configureReports(page, SETTINGS);
  await page.route('/monitoring', (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({ json: {} });
  });
  const read = (body: string): Item[] => {
    const [, ...lines] = body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    return lines.flatMap((line, index) =>
      index % 2 === 0 ? [{ type: String(line.type), payload: lines[index + 1] as Item['payload'] }] : [],
    );
  };
  return {
    get items() {
      return bodies.flatMap(read);
    },
    text: () => bodies.join('\n'),
  };
}

test('without configuration, nothing is loaded for reports and nothing is sent', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await expect(page.locator('[data-page]')).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => /monitoring|reports/.test(url))).toEqual([]);
});

test('an error of a remote is reported with its release and with the digest on the screen', async ({
  page,
  complaints,
}) => {
  await signInAsDemo(page);
  const reports = await reportsOf(page);
  await FAULTS['throws while rendering']!.begin(page, 'quotes');
  await page.goto('/quotes?q=Robin%20Mercer');
  const digest = /Digest: ([0-9a-f]{8})/.exec(await page.getByRole('alert').innerText())![1];

  await expect.poll(() => reports.items.filter(({ type }) => type === 'event').length).toBeGreaterThan(0);
  const events = reports.items.filter(({ type }) => type === 'event');
  expect(events).toHaveLength(1);
  expect(events[0]!.payload).toMatchObject({
    release: 'quotes@0.1.0',
    environment: 'test',
    tags: { remote: 'quotes', digest },
    exception: { values: [{ type: 'TypeError', value: 'broken on purpose' }] },
  });
  expect(reports.text()).not.toContain('Mercer');
  expect(takeComplaints(complaints, EXPECTED).join('\n')).toContain(`Digest: ${digest}`);
});

test('an error before reporting is ready is reported later', async ({ page, complaints }) => {
  const reports = await reportsOf(page);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('early on purpose');
    }),
  );
  await page.goto('/login');
  await expect
    .poll(() => reports.items.map(({ payload }) => payload.exception?.values[0]?.value))
    .toContain('early on purpose');
  const [event] = reports.items.filter(({ payload }) => payload.exception);
  expect(event!.payload).toMatchObject({
    release: expect.stringMatching(/^shell@/),
    tags: { remote: 'shell', digest: expect.stringMatching(/^[0-9a-f]{8}$/) },
  });
  takeComplaints(complaints, EXPECTED);
});

test('a page load is traced into the API, one that ends on the not-found page is not', async ({ page }) => {
  await signInAsDemo(page);
  const reports = await reportsOf(page);
  const traced: boolean[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/v1/locations') && traced.push('sentry-trace' in request.headers()),
  );
  await page.goto('/quotes/new');
  await expect
    .poll(() => reports.items.filter(({ type }) => type === 'transaction').map(({ payload }) => payload.transaction), {
      timeout: 20_000,
    })
    .toEqual(['/quotes/new']);
  await page.getByLabel('From', { exact: true }).fill('Schaumburg');
  await expect.poll(() => traced).toContain(true);
  expect(reports.text(), 'what was typed').not.toContain('Schaumburg');

  const before = reports.items.length;
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.waitForTimeout(4000);
  expect(
    reports.items
      .slice(before)
      .filter(({ type, payload }) => type === 'transaction' && payload.transaction === '/nowhere'),
  ).toEqual([]);
});

test('reports of the SDK in a real browser reach the error service byte for byte', async ({
  page,
  baseURL,
  complaints,
}) => {
  test.slow();
  const ingest = await startFakeIngest();
  const { url, posted, stop } = await startRelay(ingest.dsn, baseURL!);
  try {
    await configureReports(page, { ...SETTINGS, dsn: ingest.dsn, replaySampleRate: 1 });
    await page.goto(`${url}/login`);
    // An error sends the recording from before it, so the recording must run.
    await page.waitForFunction(() => {
      const { __SENTRY__: carrier } = window as unknown as { __SENTRY__?: SentryCarrier };
      const scope = carrier?.[carrier.version]?.defaultCurrentScope;
      return scope?.getClient()?.getIntegrationByName('Replay')?.getRecordingMode() === 'buffer';
    });
    await failTwice(page);
    const typesIn = (bodies: Buffer[]) =>
      bodies.flatMap((body) => [...body.toString('latin1').matchAll(/^\{"type":"([\w-]+)"/gm)].map(([, type]) => type));
    await expect
      .poll(() => typesIn(posted), { timeout: 45_000 })
      .toEqual(expect.arrayContaining(['transaction', 'replay_recording']));
    await sendUnknownAndHide(page);

    await expect
      .poll(() => [...new Set(typesIn(ingest.deliveries.map(({ body }) => body)))].sort(), { timeout: 20_000 })
      .toEqual([
        'client_report',
        'event',
        'from-the-future',
        'replay_event',
        'replay_recording',
        'session',
        'transaction',
      ]);
    const transaction = ingest.deliveries.find(({ body }) => body.includes('{"type":"transaction"'))!;
    expect(JSON.parse(transaction.body.toString().split('\n')[2]!).spans).not.toEqual([]);
    await expect.poll(() => ingest.deliveries.length).toBe(posted.length);
    const inOrder = (bodies: Buffer[]) => bodies.map((body) => body.toString('base64')).sort();
    expect(inOrder(ingest.deliveries.map(({ body }) => body))).toEqual(inOrder(posted));
    takeComplaints(complaints, EXPECTED);
  } finally {
    // Its next report would fail.
    await page.close();
    await stop();
    await ingest.close();
  }
});

/** One error that is reported, and one that is filtered out. */
function failTwice(page: Page): Promise<void> {
  return page.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken on purpose');
    });
    setTimeout(() => {
      throw Object.assign(new Error('aborted on purpose'), { name: 'AbortError' });
    });
  });
}

/** Sends an unknown item type and hides the page, so that the SDK reports dropped items. */
function sendUnknownAndHide(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { __SENTRY__: carrier } = window as any;
    const client = carrier[carrier.version].defaultCurrentScope.getClient();
    void client.sendEnvelope([
      { sent_at: new Date().toISOString(), dsn: client.getOptions().dsn },
      [[{ type: 'from-the-future' }, 'payload \u00fc']],
    ]);
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
