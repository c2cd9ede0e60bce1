import { aptInstall, canInstall } from '../lib/apt.mjs';
import { findProgram } from '../lib/processes.mjs';
import { ensureInstalled, install } from '../lib/programs.mjs';

/** Programs that the tests need besides Node, with their Debian packages and the services that these install. */
const TOOLS = [
  { programs: ['zbarimg'], packages: ['zbar-tools'] },
  { programs: ['pdftotext', 'pdftoppm'], packages: ['poppler-utils'] },
  { programs: ['qpdf'], packages: ['qpdf'] },
  { programs: ['curl'], packages: ['curl'] },
  { programs: ['openssl'], packages: ['openssl'] },
  { programs: ['jq'], packages: ['jq'] },
  { programs: ['promtool'], packages: ['prometheus'], services: ['prometheus', 'prometheus-node-exporter'] },
  { programs: ['redis-server'], packages: ['redis-server'], services: ['redis-server'] },
  { programs: ['python3', 'mypy'], packages: ['python3', 'mypy'] },
  { programs: ['sshd', 'ssh-keygen'], packages: ['openssh-server'], services: ['ssh'] },
];
const HEADLESS_BROWSER = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Installs independent readers for barcodes and PDF text, the programs for the API examples, Python with a type checker for its client, openssl for certificates, Redis, and an SFTP server. */
export const ensurePrograms = () => ensureInstalled(TOOLS);

/** Path of Chromium: CHROMIUM_PATH, otherwise on PATH, otherwise the distribution's. */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!findProgram(...BROWSERS)) await install(['chromium', 'fonts-liberation'], ['chromium']);
  return findProgram(...BROWSERS);
}

/**
 * Path of Chromium without a window: CHROMIUM_PATH, otherwise the distribution's if it has one, otherwise `browser`. It is the same engine for a
 * third of the CPU time, because it draws no frames that nobody sees; it has no back/forward cache.
 */
export async function ensureHeadlessBrowser(browser, { note }) {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!findProgram(HEADLESS_BROWSER) && canInstall())
    await aptInstall([HEADLESS_BROWSER]).catch(({ message }) =>
      note(`${HEADLESS_BROWSER} is not available, so the browser tests take longer: ${message}`),
    );
  return findProgram(HEADLESS_BROWSER) ?? browser;
}
