import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../../config/config.js';
import { MailRefused, Mailer, type Mail } from './mailer.js';
import { assertPlainAddresses, toMessage } from './message.js';

/** One per mail that the outbox sends concurrently, so none waits for a connection until its timeout. */
const CONNECTIONS = 24;
/** Their sum is well below the timeout of an outbox handler. */
const CONNECT_MS = 5_000;
const SILENCE_MS = 10_000;

/** Sends mail through the configured SMTP server. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(private readonly config: Config) {
    super();
    this.transport = createTransport({
      url: config.smtpUrl,
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
    });
  }

  async send(mail: Mail): Promise<void> {
    assertPlainAddresses(mail);
    try {
      await this.transport.sendMail(toMessage(mail, this.config));
    } catch (error) {
      throw isRefusal(error) ? new MailRefused(error.message) : error;
    }
  }

  override onApplicationShutdown(): void {
    this.transport.close();
  }
}

/** A permanent refusal of the address or the mail. Excludes refused authentication, which an operator must fix. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  return responseCode !== undefined && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
