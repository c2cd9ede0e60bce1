import { storedDocument } from '../../../platform/database/stored-document.js';
import type { Offer } from '../../rating/index.js';

/** Column `offer.body`. A new version needs an upcaster and a golden row in `golden/`. */
export const OFFER_BODY = storedDocument<Offer>({ version: 1 });
