import { Injectable } from '@nestjs/common';
import { addressBlock, Throttle, type ThrottleRule } from '../throttle/throttle.js';
import { TooManyAttempts } from '../throttle/throttle.errors.js';

const QUARTER_HOUR_S = 15 * 60;
const HOUR_S = 60 * 60;
const DAY_S = 24 * HOUR_S;
/** Requests per IP address, for each kind. */
const REQUESTS_PER_IP = 100;
const MAILS_PER_HOUR = 3;
const MAILS_PER_DAY = 10;

/** Requests without a company, which are limited by IP address. */
export type MailRequest = 'registration' | 'password-reset' | 'email-change' | 'tracking-updates';

/** Source of a mail request without a company. */
export interface RequestSource {
  ipAddress: string;
  /** Secret of a browser in which the recipient has signed in before; then the recipient is requesting the mail. */
  ownDevice?: string;
}

/**
 * Prevents abuse of the product for flooding a mailbox: one limit per recipient, across all kinds of mail that the recipient may not have
 * requested, all companies and all replicas. Mail beyond the limit is withheld silently, because an error would reveal what others requested for
 * the address.
 */
@Injectable()
export class MailAllowance {
  constructor(private readonly throttle: Throttle) {}

  /**
   * Whether the requested mail may be sent. A recipient's known devices have a separate limit, so a flood from elsewhere does not block a link
   * that the recipient needs. @throws TooManyAttempts if the IP address requests too often, for any recipient
   */
  async takeForRequest(kind: MailRequest, email: string, { ipAddress, ownDevice }: RequestSource): Promise<boolean> {
    const key = addressBlock(ipAddress);
    await this.throttle.take([{ name: `${kind}-ip`, key, points: REQUESTS_PER_IP, seconds: QUARTER_HOUR_S }]);
    return this.take(ownDevice === undefined ? mailboxOf(email) : `${mailboxOf(email)} ${ownDevice}`);
  }

  /** Runs work that mails the recipient, or withholds the mail. Work that fails has sent no mail and is not counted. */
  async use<T>(email: string, work: (mayMail: boolean) => Promise<T>): Promise<T> {
    const key = mailboxOf(email);
    const mayMail = await this.take(key);
    try {
      return await work(mayMail);
    } catch (error) {
      if (mayMail) await this.throttle.giveBack(rulesFor(key));
      throw error;
    }
  }

  private async take(key: string): Promise<boolean> {
    try {
      await this.throttle.take(rulesFor(key));
      return true;
    } catch (error) {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    }
  }
}

function rulesFor(key: string): ThrottleRule[] {
  return [
    { name: 'mail-hour', key, points: MAILS_PER_HOUR, seconds: HOUR_S },
    { name: 'mail-day', key, points: MAILS_PER_DAY, seconds: DAY_S },
  ];
}

/** `rosa+anything@example.com` is delivered to the mailbox of `rosa@example.com` (RFC 5233). */
function mailboxOf(email: string): string {
  return email.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}
