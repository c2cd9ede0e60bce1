import { MailRefused } from '../../../platform/mail/mail-refused.js';
import type { Mail, Mailer } from '../../../platform/mail/mailer.js';

/** What became of a mail; `dropped` is one that is not to be sent any more. */
export interface MailOutcome {
  state: 'sent' | 'failed' | 'dropped';
  error: string | null;
}

export const DROPPED: MailOutcome = { state: 'dropped', error: null };

/** A mail that is sent is not sent again because the database was away for a moment. */
export const NOTED_WITHIN_MS = 15_000;

/** Sends a mail. A refusal for good is an outcome: nobody can mend somebody else's mailbox by trying again. Rejects for everything else. */
export async function outcomeOf(mailer: Mailer, mail: Mail): Promise<MailOutcome> {
  try {
    await mailer.send(mail);
    return { state: 'sent', error: null };
  } catch (error) {
    if (error instanceof MailRefused) return { state: 'failed', error: error.message };
    throw error;
  }
}
