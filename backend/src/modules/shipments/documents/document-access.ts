import type { Actor } from '../../../platform/auth/actor.js';
import { DOCUMENT_RULES, type DocumentKind, UPLOAD_KINDS, type UploadKind } from '../../documents/index.js';

/** Whether the user may read documents of this kind. */
export function mayReadDocument(actor: Actor, kind: DocumentKind): boolean {
  return !DOCUMENT_RULES[kind].prices || actor.permissions.has('price.read');
}

/** Kinds that the user may upload: only those that they may read. */
export function uploadKindsOf(actor: Actor): UploadKind[] {
  if (!actor.permissions.has('document.upload')) return [];
  return UPLOAD_KINDS.filter((kind) => mayReadDocument(actor, kind));
}
