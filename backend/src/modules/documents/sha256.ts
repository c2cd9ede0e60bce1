import { createHash } from 'node:crypto';

/** SHA-256 in hex. */
export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Short form of the SHA-256 of a document's content, printed to distinguish documents: `1a2b-3c4d-5e6f`. */
export function documentCode(content: object): string {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return `${digest.slice(0, 4)}-${digest.slice(4, 8)}-${digest.slice(8, 12)}`;
}
