import { expect, type Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

interface Message {
  id: string;
  to: string;
  subject: string;
  links: string[];
}

/** Waits for the newest email with this subject to an address. The product sent it over SMTP. */
async function received(page: Page, email: string, subject: RegExp, timeout = 15_000): Promise<Message> {
  let message: Message | undefined;
  await expect(async () => {
    const { messages } = (await (await page.request.get('/dev/mailbox.json')).json()) as { messages: Message[] };
    message = messages.find(({ to, subject: title }) => to.includes(email) && subject.test(title));
    expect(message).toBeDefined();
  }).toPass({ timeout });
  return message!;
}

/** Waits for the newest email with this subject to an address, and returns its first link. */
export async function mailedLink(page: Page, email: string, subject: RegExp, timeout?: number): Promise<string> {
  const { links } = await received(page, email, subject, timeout);
  expect(links.length).toBeGreaterThan(0);
  return links[0]!;
}

/** Waits for such an email, and returns it as received, with headers and attachments, and its first link. */
export async function mailedSource(page: Page, email: string, subject: RegExp): Promise<{ mail: Email; link: string }> {
  const { id, links } = await received(page, email, subject);
  const source = await (await page.request.get(`/dev/mailbox/${id}.eml`)).body();
  return { mail: await PostalMime.parse(source), link: links[0]! };
}
