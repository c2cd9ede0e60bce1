import { formatNumber } from '@lading/ui';

/** The server counts no more than this. */
export const MAX_COUNTED = 10_000;

/** A count of the server: "317", or "10,000+" for all that it does not count. */
export const countText = (count: number): string =>
  count > MAX_COUNTED ? `${formatNumber(MAX_COUNTED)}+` : formatNumber(count);
