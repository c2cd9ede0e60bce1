import { withoutMisplacedArrays } from '../../../kernel/misplaced-arrays.js';
import { storedDocument } from '../../../platform/database/stored-document.js';
import type { QuoteRequest } from '../../rating/index.js';
import type { QuoteResult } from './quote.entity.js';

/** Columns `quote.request` and `quote_import_item.request`. Version 1 could have arrays in place of objects. A new version needs an upcaster and a golden row in `golden/`. */
export const QUOTE_REQUEST = storedDocument<QuoteRequest>({ version: 2, upcasters: { 1: withoutMisplacedArrays } });

/** Column `quote.result`. */
export const QUOTE_RESULT = storedDocument<QuoteResult>({ version: 1 });
