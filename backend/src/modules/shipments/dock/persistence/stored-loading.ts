import { storedDocument } from '../../../../platform/database/stored-document.js';
import type { LoadingBody } from '../loading.js';

/** Column `shipment_loading.body`. */
export const LOADING_BODY = storedDocument<LoadingBody>({ version: 1 });
