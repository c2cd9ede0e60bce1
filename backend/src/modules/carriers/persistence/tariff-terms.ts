import { storedDocument } from '../../../platform/database/stored-document.js';
import type { TariffTerms } from '../../rating/index.js';

/** Column `tariff.terms`. A new schema version requires an upcaster from the previous one and a golden row in `golden/`. */
export const TARIFF_TERMS = storedDocument<TariffTerms>({ version: 1 });
