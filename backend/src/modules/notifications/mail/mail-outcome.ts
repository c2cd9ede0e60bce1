import { MailRefused, type Mail, type Mailer } from '../../../platform/mail/mailer.js';

/** Outcome of a mail; `dropped`: it is no longer wanted or allowed. */
export interface MailOutcome {
  state: 'sent' | 'failed' | 'dropped';
  error: string | null;
}

export const DROPPED: MailOutcome = { state: 'dropped', error: null };

/** How long to retry storing the outcome of a sent mail while the database is unavailable, so that the mail is not sent again. */
export const NOTED_WITHIN_MS = 15_000;

/** Sends a mail. A permanent refusal is an outcome, because retrying cannot help. Rejects for other errors, which are retried. */
export async function outcomeOf(mailer: Mailer, mail: Mail): Promise<MailOutcome> {
  try {
    await mailer.send(mail);
    return { state: 'sent', error: null };
  } catch (error) {
    if (error instanceof MailRefused) return { state: 'failed', error: error.message };
    throw error;
  }
}
