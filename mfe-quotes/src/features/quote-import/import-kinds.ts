import type { ImportKind } from '../../shared/api/quote-imports';
import { ORDER_COLUMNS, QUOTE_COLUMNS } from './import-columns';

/** Columns of each kind of file, and the column whose value the rows of one quote share. */
export const KIND_COLUMNS = {
  quotes: { columns: QUOTE_COLUMNS, key: 'ref' },
  orders: { columns: ORDER_COLUMNS, key: 'order_number' },
} satisfies Record<ImportKind, object>;
