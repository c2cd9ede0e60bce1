import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';

/** Console messages of Chromium for error responses that a test provokes. */
const ANSWER = /^Failed to load resource: the server responded with a status of (401|403|404|409|410|422)/;

interface Complaints {
  /** Errors of the test's pages; a test removes expected ones with `takeComplaints`. */
  complaints: string[];
}

/** The suite's `test`: it fails when a page violates the content security policy, throws, or writes an unexpected error to its console. */
export const test = base.extend<Complaints>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      await context.exposeBinding('ladingComplain', (_source, text: string) => void complaints.push(text));
      await context.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
            const { ladingComplain } = window as unknown as { ladingComplain(text: string): void };
            ladingComplain(
              `content security policy: ${effectiveDirective} ${blockedURI} from ${sourceFile}:${lineNumber}`,
            );
          },
        );
      });
      context.on('page', (page) => listen(page, complaints));
      await use(complaints);
      expect(complaints, 'complaints of the pages').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (isUnexpected(message)) complaints.push(`console: ${message.text()}`);
  });
}

function isUnexpected(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !ANSWER.test(message.text());
}

/** Removes and returns errors that the test provokes; any others fail it. */
export function takeComplaints(complaints: string[], pattern: RegExp): string[] {
  const taken = complaints.filter((complaint) => pattern.test(complaint));
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !pattern.test(complaint)));
  return taken;
}
