/** Chromium of this machine, without requests of its own; without a window where there is such a program. */
export const browser = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

/** The program that people use: with the back/forward cache. */
export const wholeBrowser = { ...browser, executablePath: process.env.WHOLE_CHROMIUM_PATH ?? browser.executablePath };
