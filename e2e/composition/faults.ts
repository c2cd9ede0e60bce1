import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { changePage } from '../support/page-html';

/** A fault in the code of a remote. */
export interface Fault {
  /** Starts the fault for pages opened from now on. */
  begin(page: Page, area: string): Promise<void>;
  /** Ends the fault without reloading the page. */
  end(page: Page, area: string): Promise<void>;
  /** Heading displayed in place of the remote. */
  shows: RegExp;
}

export const entryOf = (area: string) => new RegExp(`/mfe/${area}/[^/]+/remoteEntry\\.`);
const scriptsOf = (area: string) => new RegExp(`/mfe/${area}/[^/]+/js/`);
const SLOW = /is taking longer than usual/;
const NOT_LOADED = /could not be loaded|is not available/;
const CLIENT_SIDE = /client-side exception occurred/;

/** Pages whose fault has ended; pending requests continue to hang. */
const mended = new WeakSet<Page>();

/** Replaces the responses for one kind of the remote's files. */
const answered = (
  filesOf: (area: string) => RegExp,
  answer: (route: Route) => Promise<void> | void,
  shows = NOT_LOADED,
): Fault => ({
  async begin(page, area) {
    await page.route(filesOf(area), (route) => (mended.has(page) ? route.continue() : answer(route)));
  },
  async end(page) {
    mended.add(page);
  },
  shows,
});

async function changed(route: Route, change: (code: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

/** A container as federation expects it; its fault ends on request of the page. */
const standIn = (area: string, atStart: string, atRender: string) =>
  `${atStart} var ${area} = { init() {}, get: () => Promise.resolve(() => ({ default: { contract: 1, Root() { ${atRender} return 'The area works again'; } } })) };`;
const THROW = "if (!window.mended) throw new TypeError('broken on purpose');";

/** Published code that loads correctly and fails at run time. */
const published = (codeFor: (area: string) => string, shows: RegExp): Fault => ({
  async begin(page, area) {
    const code = codeFor(area);
    await page.route(entryOf(area), (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
    const hash = createHash('sha384').update(code).digest('base64');
    await changePage(page, (html) =>
      html.replace(new RegExp(`("name":"${area}".*?"integrity":")[^"]+`), `$1sha384-${hash}`),
    );
  },
  end: (page) => page.evaluate(() => void Object.assign(window, { mended: true })),
  shows,
});

/** All known failures of a release. */
export const FAULTS: Record<string, Fault> = {
  'is gone (404)': answered(entryOf, (route) => route.fulfill({ status: 404 })),
  'is answered 500': answered(entryOf, (route) => route.fulfill({ status: 500 })),
  'is cut off': answered(entryOf, (route) => changed(route, (code) => code.slice(0, code.length / 2))),
  'is a page instead of a script': answered(entryOf, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' }),
  ),
  'has one byte changed': answered(entryOf, (route) => changed(route, (code) => `${code} `)),
  'never answers': answered(entryOf, () => undefined, SLOW),
  'has lost the script it needs next': answered(scriptsOf, (route) => route.fulfill({ status: 404 })),
  'throws while starting': published((area) => standIn(area, THROW, ''), NOT_LOADED),
  'throws while rendering': published((area) => standIn(area, '', THROW), CLIENT_SIDE),
};
