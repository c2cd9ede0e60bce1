import type { MailboxMessage } from '../../src/platform/mail/mailbox.js';
import type { TestApp } from './test-app.js';

/** All mails to an address, newest first; delivers the outbox before. */
export async function mailsTo(app: TestApp, email: string): Promise<MailboxMessage[]> {
  await app.deliverOutbox();
  return (await app.mails()).filter(({ to }) => to === email);
}

/** The token in the first link of a mail. */
export function tokenIn(mail: MailboxMessage | undefined, parameter = 'token'): string {
  const token = new URL(mail?.links[0] ?? '').searchParams.get(parameter);
  if (token === null) throw new Error(`The link of the mail "${mail?.subject}" has no ${parameter}.`);
  return token;
}

/** The newest mail to the address whose subject contains these words. */
export async function mailAbout(app: TestApp, email: string, words: string): Promise<MailboxMessage | undefined> {
  return (await mailsTo(app, email)).find(({ subject }) => subject.includes(words));
}
