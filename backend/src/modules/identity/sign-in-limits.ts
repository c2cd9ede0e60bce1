import { addressBlock } from '../../platform/throttle/address-block.js';
import type { ThrottleRule } from '../../platform/throttle/throttle.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** For a browser that the account does not know: ten attempts a quarter of an hour at one account, a hundred at all accounts. */
export function strangerLimits(email: string, ipAddress: string): ThrottleRule[] {
  const address = addressBlock(ipAddress);
  return [
    { name: 'sign-in-account-address', key: `${email} ${address}`, points: 10, seconds: QUARTER_HOUR },
    { name: 'sign-in-address', key: address, points: 100, seconds: QUARTER_HOUR },
  ];
}

/** For all browsers together that the account does not know, wherever they are. */
export function accountLimit(email: string): ThrottleRule {
  return { name: 'sign-in-account', key: email, points: 100, seconds: HOUR };
}

/** How often a browser may try that somebody has signed in to this account with before: counted apart from all others. */
export function deviceLimits(email: string, deviceToken: string): ThrottleRule[] {
  return [{ name: 'sign-in-device', key: `${email} ${deviceToken}`, points: 10, seconds: QUARTER_HOUR }];
}
