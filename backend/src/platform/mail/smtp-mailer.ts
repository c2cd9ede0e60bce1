import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../../config/config.js';
import { assertPlainAddress } from './address.js';
import { Mailer, type Mail } from './mailer.js';
import { toMessage } from './message.js';

const TIMEOUT_MS = 10_000;

/** Hands mail to the configured SMTP server. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(private readonly config: Config) {
    super();
    this.transport = createTransport(
      { url: config.smtpUrl, pool: true, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    );
  }

  async send(mail: Mail): Promise<void> {
    assertPlainAddress(mail.to);
    await this.transport.sendMail(toMessage(mail, this.config));
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }
}
