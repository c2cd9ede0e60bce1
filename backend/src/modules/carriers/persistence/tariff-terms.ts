import { storedDocument } from '../../../platform/database/stored-document.js';
import type { TariffTerms } from '../../rating/index.js';

/** Column `tariff.terms`. A new schema version needs an upcaster from the last one and its golden row in `golden/`. */
export const TARIFF_TERMS = storedDocument<TariffTerms>({ version: 1 });
