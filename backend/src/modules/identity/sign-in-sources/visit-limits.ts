import type { ThrottleRule } from '../../../platform/throttle/throttle.js';
import { addressBlock } from '../../../platform/throttle/address-block.js';

/** How often one address may set out to sources, or come back from them: each costs a call to another server. */
export function visitLimits(direction: 'out' | 'back', ipAddress = ''): ThrottleRule[] {
  return [{ name: `source-visit-${direction}`, key: addressBlock(ipAddress), points: 100, seconds: 15 * 60 }];
}
