import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
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
const NOT_LOADED = /could not be loaded|is not available/;
const CLIENT_SIDE = /client-side exception occurred/;

/** Pages whose fault has ended. */
const mended = new WeakSet<Page>();

const gone: Fault = {
  async begin(page, area) {
    await page.route(entryOf(area), (route) => (mended.has(page) ? route.continue() : route.fulfill({ status: 404 })));
  },
  async end(page) {
    mended.add(page);
  },
  shows: NOT_LOADED,
};

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

/** Failures of a release. Those of its files are in `e2e/independence`. */
export const FAULTS: Record<string, Fault> = {
  'is gone (404)': gone,
  'throws while starting': published((area) => standIn(area, THROW, ''), NOT_LOADED),
  'throws while rendering': published((area) => standIn(area, '', THROW), CLIENT_SIDE),
};
