import { isIP } from 'node:net';

/** True for comma-separated addresses and blocks in Express's format: `10.0.0.5,10.0.0.0/8,fd00::/8`; also for an empty text. */
export function areAddressBlocks(text: string): boolean {
  return text === '' || text.split(',').every(isAddressBlock);
}

function isAddressBlock(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  const width = bits === undefined ? 1 : Number(bits);
  return family !== 0 && width >= 1 && width <= (family === 4 ? 32 : 128);
}

/** A private address or block that requests may connect to. */
export interface EgressTarget {
  address: string;
  family: 'ipv4' | 'ipv6';
  /** Prefix length of the block; the full length for a single address. */
  bits: number;
  /** Null for every port. */
  port: number | null;
}

/** True for comma-separated targets: `10.20.0.0/16,127.0.0.1:4100,[::1]:4100`; also for an empty text. */
export function areEgressTargets(text: string): boolean {
  return text === '' || text.split(',').every((part) => egressTarget(part) !== null);
}

/** Parses comma-separated targets. */
export function egressTargets(text: string): EgressTarget[] {
  return text.split(',').flatMap((part) => egressTarget(part) ?? []);
}

/** Parses one target; null if it is invalid. */
function egressTarget(text: string): EgressTarget | null {
  const [, six, block, port] = /^(?:\[([^\]]+)\]|([^:]+|[^[\]]*::[^[\]]*))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const target = six ?? block ?? '';
  if (!isAddressBlock(target)) return null;
  const [address = '', bits] = target.split('/');
  const family = isIP(address) === 4 ? 'ipv4' : 'ipv6';
  return {
    address,
    family,
    bits: Number(bits ?? (family === 'ipv4' ? 32 : 128)),
    port: port === undefined ? null : Number(port),
  };
}
