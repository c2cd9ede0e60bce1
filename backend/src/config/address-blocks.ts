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
