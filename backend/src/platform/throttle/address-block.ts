const IPV6_GROUPS = 8;
/** What a provider gives one customer at least (RFC 6177), so that its addresses cannot be told apart as people. */
const CUSTOMER_GROUPS = 4;

/** Whom an address is counted as: itself for IPv4, its /64 for IPv6. */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!address.includes(':')) return address;
  const [start = [], end = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array.from({ length: IPV6_GROUPS - start.length - end.length }, () => '0');
  const groups = [...start, ...zeros, ...end].slice(0, CUSTOMER_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
