import { formatNumber } from '@lading/ui';

/** A number with its word: `1 row`, `1,200 rows`. */
export const countOf = (count: number, word: string): string => `${formatNumber(count)} ${word}${count === 1 ? '' : 's'}`;
