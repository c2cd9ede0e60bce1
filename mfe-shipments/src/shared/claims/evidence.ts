import { groupDocuments } from '../document-words';
import type { ShipmentDocument } from '../types';

/** Types that prove nothing about loss or damage. */
const UNRELATED: readonly ShipmentDocument['kind'][] = ['LABELS', 'CARRIER_LABELS'];

/** The valid documents that can be evidence, by type. */
export const evidenceOf = (documents: readonly ShipmentDocument[]): ShipmentDocument[] =>
  groupDocuments(documents.filter(({ kind, withdrawnAt }) => withdrawnAt === null && !UNRELATED.includes(kind))).map(
    ({ newest }) => newest,
  );
