import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { EgressTarget } from '../../../config/address-blocks.js';

/** Written as IPv6 addresses, IPv4 addresses of old (RFC 4291, section 2.5.5.1); ipaddr.js takes them for public ones. */
const IPV4_COMPATIBLE = ipaddr.IPv6.parseCIDR('::/96');

/** Which addresses a request may go to whose target a user has entered. */
export class EgressRules {
  constructor(private readonly allowed: readonly EgressTarget[]) {}

  /** True for public addresses, and for those that the operator allows. */
  permits(address: string, port: number): boolean {
    return isPublic(address) || this.named(address, port);
  }

  /** True for an address that the operator allows by name, which also goes without TLS. */
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

  /** Why an http or https address cannot be called, as far as it tells by itself; null when it can. What a name resolves to is judged at the call. */
  refusalOf(url: URL): 'not-public' | 'not-https' | null {
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
    if (isIP(host) !== 0 && !this.permits(host, port)) return 'not-public';
    return url.protocol !== 'https:' && !this.named(host, port) ? 'not-https' : null;
  }
}

/**
 * True for an address that is reachable from everywhere. Every block of IANA's special-purpose registries (RFC 6890) has a range of its own
 * in ipaddr.js, among them all ways to write an IPv4 address in IPv6, behind which a private one could hide; multicast and reserved ones too.
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv6 && parsed.match(IPV4_COMPATIBLE)) return false;
  return parsed.range() === 'unicast';
}
