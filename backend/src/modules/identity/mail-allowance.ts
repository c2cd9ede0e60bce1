import { Injectable } from '@nestjs/common';
import { addressBlock } from '../../platform/throttle/address-block.js';
import { Throttle, type ThrottleRule } from '../../platform/throttle/throttle.js';
import { TooManyAttempts } from '../../platform/throttle/throttle.errors.js';

const QUARTER_HOUR_S = 15 * 60;
/** No longer than a link for a new password works, so that whoever has used up an allowance has a link that works. */
const HALF_HOUR_S = 30 * 60;
/** Requests of one IP address. */
const REQUESTS_PER_IP = 100;
/** Mails to one address that one IP address can cause. */
const MAILS_PER_ADDRESS_AND_IP = 5;
/** Mails to one address that everybody together can cause. */
const MAILS_PER_ADDRESS = 20;

/** What somebody can have mailed to an address that is not proven to be theirs. Each kind is counted for itself. */
export type UnaskedMail = 'registration' | 'password-reset' | 'email-change';

/**
 * Keeps the product from being used to flood a mailbox. Beyond the allowance of an address the mail is left out in silence: an error
 * would tell what others have asked for it. Whoever floods from one place cannot use up what others may ask for.
 */
@Injectable()
export class MailAllowance {
  constructor(private readonly throttle: Throttle) {}

  /** Whether the mail may be sent. @throws TooManyAttempts when the IP address asks too often, whatever it asks for */
  async take(kind: UnaskedMail, email: string, ipAddress: string): Promise<boolean> {
    const address = addressBlock(ipAddress);
    await this.throttle.take([{ name: `${kind}-ip`, key: address, points: REQUESTS_PER_IP, seconds: QUARTER_HOUR_S }]);
    return this.isWithin([
      {
        name: `${kind}-mail-ip`,
        key: `${email} ${address}`,
        points: MAILS_PER_ADDRESS_AND_IP,
        seconds: QUARTER_HOUR_S,
      },
      { name: `${kind}-mail`, key: email, points: MAILS_PER_ADDRESS, seconds: HALF_HOUR_S },
    ]);
  }

  private async isWithin(rules: ThrottleRule[]): Promise<boolean> {
    try {
      await this.throttle.take(rules);
      return true;
    } catch (error) {
      if (error instanceof TooManyAttempts) return false;
      throw error;
    }
  }
}
