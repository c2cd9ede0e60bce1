import ipaddr from 'ipaddr.js';

/** 16-bit groups in the smallest block that a provider assigns to one customer, a /64 (RFC 6177). */
const CUSTOMER_PARTS = 4;

/** The key for counting an IP address: an IPv4 address itself, also if mapped into IPv6; the /64 of an IPv6 address. */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = [...parsed.parts.slice(0, CUSTOMER_PARTS), 0, 0, 0, 0];
  return `${new ipaddr.IPv6(network).toString()}/64`;
}
