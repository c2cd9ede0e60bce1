import type { Actor } from '../../../platform/auth/actor.js';
import type { DocumentKind } from '../../documents/index.js';

/** Documents that can show freight prices. Files of kind `OTHER` can contain anything. */
const WITH_PRICES: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  'RATE_CONFIRMATION',
  'WEIGHT_INSPECTION',
  'OTHER',
]);

/** Whether the user may read or upload documents of this kind. */
export function mayReadDocument(actor: Actor, kind: DocumentKind): boolean {
  return !WITH_PRICES.has(kind) || actor.permissions.has('price.read');
}
