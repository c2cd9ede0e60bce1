import { expect, type Page } from '@playwright/test';

interface Message {
  to: string;
  subject: string;
  links: string[];
}

/** Waits for the newest email with this subject to an address, and returns its first link. */
export async function mailedLink(page: Page, email: string, subject: RegExp, timeout = 15_000): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const { messages } = (await (await page.request.get('/dev/mailbox.json')).json()) as { messages: Message[] };
    link = messages.find((message) => message.to.includes(email) && subject.test(message.subject))?.links[0];
    expect(link).toBeDefined();
  }).toPass({ timeout });
  return link!;
}
