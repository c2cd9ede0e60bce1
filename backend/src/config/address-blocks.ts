import { isIP } from 'node:net';

/** True for addresses and blocks as Express takes them, separated by commas: `10.0.0.5,10.0.0.0/8,fd00::/8`; also for an empty text. */
export function areAddressBlocks(text: string): boolean {
  return text === '' || text.split(',').every(isAddressBlock);
}

function isAddressBlock(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  const width = bits === undefined ? 1 : Number(bits);
  return family !== 0 && width >= 1 && width <= (family === 4 ? 32 : 128);
}

/** An address or block that requests may go to although it is private. */
export interface EgressTarget {
  address: string;
  family: 'ipv4' | 'ipv6';
  /** Bits of the block; all of them for one address. */
  bits: number;
  /** Null for every port. */
  port: number | null;
}

/** True for targets separated by commas: `10.20.0.0/16,127.0.0.1:4100,[::1]:4100`; also for an empty text. */
export function areEgressTargets(text: string): boolean {
  return text === '' || text.split(',').every((part) => egressTarget(part) !== null);
}

/** Reads targets separated by commas. */
export function egressTargets(text: string): EgressTarget[] {
  return text.split(',').flatMap((part) => egressTarget(part) ?? []);
}

/** Reads one target; null for anything else. */
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
