import type { Page, Route } from '@playwright/test';

/** Which scripts of a remote are at fault: its entry, the chunk that the entry requests first, or the chunks of pages that load on the first visit. */
export const FILES = ['entry', 'chunk', 'page'] as const;
export type File = (typeof FILES)[number];

const ENTRY = (remote: string) => new RegExp(`/mfe/${remote}/[^/]+/remoteEntry\\.`);
/** Named chunks are parts of pages. */
const CHUNKS = (remote: string) => new RegExp(`/mfe/${remote}/[^/]+/js/\\d+\\.`);

/** Counts how often altered code runs; it must stay undefined. */
const MARKER = 'window.alteredRuns = (window.alteredRuns ?? 0) + 1;';

async function change(route: Route, changed: (code: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: changed(await response.text()) });
}

/** How the server, a proxy or an attacker may respond for a script. */
export const RESPONSES: Record<string, (route: Route) => Promise<void> | void> = {
  '404': (route) => route.fulfill({ status: 404 }),
  '500': (route) => route.fulfill({ status: 500 }),
  hang: () => undefined,
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' }),
  truncated: (route) => change(route, (code) => MARKER + code.slice(0, code.length / 2)),
  altered: (route) => change(route, (code) => MARKER + code),
};

/** Responds wrongly for the scripts of remotes, until the fault of one of them is ended. Hanging requests continue to hang. */
export async function breakScripts(page: Page, remotes: readonly string[], file: File, response: string) {
  const ended = new Set<string>();
  for (const remote of remotes) {
    const startChunks = file === 'entry' ? [] : await startChunksOf(page, remote);
    await page.route(file === 'entry' ? ENTRY(remote) : CHUNKS(remote), (route) => {
      const isStart = startChunks.some((chunk) => route.request().url().includes(chunk));
      const isMeant = file === 'entry' || isStart === (file === 'chunk');
      return isMeant && !ended.has(remote) ? RESPONSES[response]!(route) : route.continue();
    });
  }
  return { end: (remote: string) => void ended.add(remote) };
}

async function startChunksOf(page: Page, remote: string): Promise<string[]> {
  const registry = (await (await page.request.get('/registry.json')).json()) as {
    remotes: { name: string; startChunks: Record<string, string> }[];
  };
  return Object.keys(registry.remotes.find(({ name }) => name === remote)!.startChunks);
}

interface Watched {
  /** When the navigation started, the shell was displayed and the error appeared, in milliseconds of the page's clock. */
  measured: { startedAt: number; shellAt?: number; errorAt?: number; lag: number };
  alteredRuns?: number;
}

/** Measures in the page how long after a navigation an error appears. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.measured = { startedAt: 0, lag: 0 };
    // Remotes that are prefetched cost the measured page time.
    Object.assign(window, { requestIdleCallback: () => 0 });
    document.addEventListener(
      'click',
      ({ target, timeStamp }) => {
        if ((target as Element).closest('a')) watched.measured = { startedAt: timeStamp, lag: 0 };
      },
      true,
    );
    let tick = performance.now();
    setInterval(() => {
      const now = performance.now();
      if (watched.measured.errorAt === undefined) watched.measured.lag += Math.max(0, now - tick - 100);
      tick = now;
    }, 50);
    new MutationObserver(() => {
      if (document.querySelector('header')) watched.measured.shellAt ??= performance.now();
      if (document.querySelector('[role="alert"] h1')) watched.measured.errorAt ??= performance.now();
    }).observe(document, { subtree: true, childList: true });
  });

/** Milliseconds from the last navigation to its error, without those in which a busy machine did not run the page. Of the shell's start 1 s counts: code that is requested later has 1.5 s. */
export const errorAfter = (page: Page) =>
  page.evaluate(() => {
    const { startedAt, shellAt, errorAt, lag } = (window as unknown as Watched).measured;
    const late = Math.max(lag, shellAt! - startedAt - 1000);
    return Math.round(errorAt! - startedAt - late);
  });

export const alteredRuns = (page: Page) => page.evaluate(() => (window as unknown as Watched).alteredRuns ?? 0);
