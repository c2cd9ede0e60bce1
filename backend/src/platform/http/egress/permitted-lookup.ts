import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { OutboundCallFailed } from './bounded-fetch.js';
import type { EgressRules } from './egress-rules.js';

type LookupCallback = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

export const forbiddenAddress = (): OutboundCallFailed => new OutboundCallFailed('forbidden-address');

/**
 * Resolves host names to the addresses that the rules permit, for the connection itself, so DNS rebinding has no effect. `found` receives them.
 * Sockets do not look up IP addresses: check those with `isForbiddenAddress`.
 */
export function permittedLookup(
  rules: EgressRules,
  port: number,
  found: (host: string, addresses: readonly string[]) => void = () => undefined,
): LookupFunction {
  return (host: string, options: LookupOptions, given) => {
    const callback = given as LookupCallback;
    resolve(host, { ...options, all: true }, (error, resolved) => {
      if (error) return callback(error, []);
      const [first, ...others] = resolved.filter(({ address }) => rules.permits(address, port));
      if (first === undefined) return callback(forbiddenAddress(), []);
      found(
        host,
        [first, ...others].map(({ address }) => address),
      );
      if (options.all === true) return callback(null, [first, ...others]);
      return callback(null, first.address, first.family);
    });
  };
}

/** True for an IP address that the rules do not permit; false for host names, which are checked when they are resolved. */
export const isForbiddenAddress = (rules: EgressRules, host: string, port: number): boolean =>
  isIP(host) !== 0 && !rules.permits(host, port);
