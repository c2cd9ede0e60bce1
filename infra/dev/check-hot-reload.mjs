// npm run check:dev: edits to a component of a remote and of the shell appear in the open page, and form input is kept.
import { strict as assert } from 'node:assert';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../lib/paths.mjs';
import { startProgram, stopProgram } from '../lib/processes.mjs';
import { ensureBrowser } from '../testing/tools.mjs';

const TYPED = '1234';
const EDITS = [
  {
    file: 'mfe-quotes/src/features/quote-form/NewQuotePage.tsx',
    code: (title) => `title={t\`${title}\`}`,
    title: 'New quote',
  },
  { file: 'shell/src/frame/Brand.tsx', code: (title) => `<span>${title}</span>`, title: 'Lading' },
];

/** Changes a title in a source file while `work` runs with the new one, and always restores it. */
async function edited({ file, code, title }, work) {
  const before = fs.readFileSync(path.join(root, file), 'utf8');
  assert.ok(before.includes(code(title)), `${file} holds ${code(title)}`);
  const other = `${title}, edited`;
  try {
    fs.writeFileSync(path.join(root, file), before.replace(code(title), code(other)));
    await work(other);
  } finally {
    fs.writeFileSync(path.join(root, file), before);
  }
}

const dev = startProgram(process.execPath, ['infra/dev/all.mjs'], { cwd: root });
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
});
try {
  const page = await browser.newPage();
  const url = await new Promise((resolve, reject) => {
    dev.child.stdout.on('data', (bytes) => {
      const found = /hot reload: (\S+)/.exec(bytes)?.[1];
      if (found) resolve(found);
    });
    dev.child.stderr.pipe(process.stderr);
    void dev.exited.then(() => reject(new Error('npm run dev ended')));
  });
  await page.request.post(`${url}/api/v1/auth/login`, {
    data: { email: 'demo@lading.test', password: 'lading-demo-2026' },
  });
  await page.goto(`${url}/quotes/new`);
  const weight = page.getByLabel('Total weight, lb');
  await weight.fill(TYPED);
  // Drafts also survive a reload, so the document itself must be the same.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const edit of EDITS) {
    await edited(edit, async (title) => {
      const startedAt = performance.now();
      await page.getByText(title, { exact: true }).first().waitFor({ timeout: 120_000 });
      assert.equal(await weight.inputValue(), TYPED);
      assert.ok(await page.evaluate(() => 'sameDocument' in window), 'the page was not reloaded');
      console.log(
        `${edit.file}: shown after ${((performance.now() - startedAt) / 1000).toFixed(1)} s, typed text kept`,
      );
    });
    await page.getByText(edit.title, { exact: true }).first().waitFor();
  }
} finally {
  await browser.close();
  await stopProgram(dev, { patience: 60_000 });
}
