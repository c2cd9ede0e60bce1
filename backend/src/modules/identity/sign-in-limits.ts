import { addressBlock } from '../../platform/throttle/address-block.js';
import type { ThrottleRule } from '../../platform/throttle/throttle.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/**
 * How often a browser that the account does not know may try: ten times a quarter of an hour at one account, a hundred times at all
 * accounts, and a hundred times an hour together with everybody else who tries this one. In this order, so that whoever has no try
 * left here uses up nobody else's.
 */
export function strangerLimits(email: string, ipAddress: string): ThrottleRule[] {
  const address = addressBlock(ipAddress);
  return [
    { name: 'sign-in-account-address', key: `${email} ${address}`, points: 10, seconds: QUARTER_HOUR },
    { name: 'sign-in-address', key: address, points: 100, seconds: QUARTER_HOUR },
    { name: 'sign-in-account', key: email, points: 100, seconds: HOUR },
  ];
}

/** How often a browser may try that somebody has signed in to this account with before: counted apart from all others. */
export function deviceLimits(email: string, deviceToken: string): ThrottleRule[] {
  return [{ name: 'sign-in-device', key: `${email} ${deviceToken}`, points: 10, seconds: QUARTER_HOUR }];
}
