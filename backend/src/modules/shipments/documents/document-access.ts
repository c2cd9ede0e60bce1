import type { Actor } from '../../../platform/auth/actor.js';
import type { DocumentKind } from '../../documents/index.js';

/** Documents that may show what freight costs, files of others included: nobody knows what stands in them. */
const WITH_PRICES: ReadonlySet<DocumentKind> = new Set<DocumentKind>([
  'RATE_CONFIRMATION',
  'WEIGHT_INSPECTION',
  'OTHER',
]);

/** Whether the person may read, or add, documents of this kind. */
export function mayReadDocument(actor: Actor, kind: DocumentKind): boolean {
  return !WITH_PRICES.has(kind) || actor.permissions.has('price.read');
}
