import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { EgressTarget } from '../../../config/address-blocks.js';

/** Deprecated IPv4-compatible IPv6 addresses (RFC 4291, section 2.5.5.1), which ipaddr.js considers public. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/** Addresses that requests to user-entered URLs may connect to. */
export class EgressRules {
  constructor(private readonly allowed: readonly EgressTarget[]) {}

  /** True for public addresses, and for those that the operator allows. */
  permits(address: string, port: number): boolean {
    return isPublic(address) || this.named(address, port);
  }

  /** True for an address that the operator allows explicitly, which also permits plain http. */
  named(address: string, port: number): boolean {
    if (isIP(address) === 0) return false;
    const asked = ipaddr.process(address);
    return this.allowed.some(
      (target) =>
        (target.port ?? port) === port &&
        asked.kind() === target.family &&
        asked.match(ipaddr.parse(target.address), target.bits),
    );
  }

  /** Why an http or https URL cannot be called, as far as the URL shows; null if it can. Resolved addresses are checked at the call. */
  refusalOf(url: URL): 'not-public' | 'not-https' | null {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    if (isIP(host) !== 0 && !this.permits(host, port)) return 'not-public';
    return url.protocol !== 'https:' && !this.named(host, port) ? 'not-https' : null;
  }
}

/**
 * True for globally reachable addresses. ipaddr.js has a range for every block of IANA's special-purpose registries (RFC 6890), including all
 * IPv6 notations of IPv4 addresses, which could hide a private address, and for multicast and reserved blocks.
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.match(IPV4_COMPATIBLE)) return false;
  return parsed.range() === 'unicast';
}
