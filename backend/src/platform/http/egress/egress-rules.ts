import { BlockList, isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/config.js';

/** Not reachable from everywhere, after the special-purpose address registries of IANA (RFC 6890); multicast and reserved blocks as well. */
const SPECIAL_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Among them every way to write an IPv4 address in IPv6, behind which a private one could hide. */
const SPECIAL_IPV6 = [
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

/** Which addresses a request may go to whose target somebody has typed in. */
@Injectable()
export class EgressRules {
  /** Apart, because a BlockList takes an IPv4 address for the IPv6 address that it can be written as. */
  private readonly special = { ipv4: new BlockList(), ipv6: new BlockList() };
  private readonly allowed: { blocks: BlockList; port: number | null }[];

  constructor(config: Config) {
    for (const block of SPECIAL_IPV4) this.special.ipv4.addSubnet(...parts(block), 'ipv4');
    for (const block of SPECIAL_IPV6) this.special.ipv6.addSubnet(...parts(block), 'ipv6');
    this.allowed = config.egressAllow.map(({ address, bits, family, port }) => {
      const blocks = new BlockList();
      blocks.addSubnet(address, bits, family);
      return { blocks, port };
    });
  }

  /** True for public addresses, and for those that the operator allows (EGRESS_ALLOW). */
  permits(address: string, port: number): boolean {
    return (
      isIP(address) !== 0 &&
      (!this.special[familyOf(address)].check(address, familyOf(address)) || this.named(address, port))
    );
  }

  /** True for an address that the operator allows by name, which also goes without TLS. */
  named(address: string, port: number): boolean {
    return (
      isIP(address) !== 0 &&
      this.allowed.some((entry) => (entry.port ?? port) === port && entry.blocks.check(address, familyOf(address)))
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

function parts(block: string): [address: string, bits: number] {
  const [address = '', bits] = block.split('/');
  return [address, Number(bits)];
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6';
}
