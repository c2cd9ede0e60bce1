import type { AccessorialCode } from '../codes.js';

/** Services at pickup and at delivery. The other codes concern the whole shipment. */
const CODES_BY_SIDE = {
  pickup: ['APTP', 'IPU', 'LFTP', 'LTDAP', 'REP'],
  delivery: ['APTD', 'COD', 'IDL', 'LFTD', 'LTDAD', 'MNC', 'RES', 'SRT'],
} as const satisfies Readonly<Record<string, readonly AccessorialCode[]>>;

/** Whether the service can be needed at this end of a shipment. */
export function isServiceAt(code: AccessorialCode, side: keyof typeof CODES_BY_SIDE): boolean {
  const other: readonly AccessorialCode[] = CODES_BY_SIDE[side === 'pickup' ? 'delivery' : 'pickup'];
  return !other.includes(code);
}
