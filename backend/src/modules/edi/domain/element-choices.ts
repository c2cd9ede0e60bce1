/** References of a 204 or 211 by their qualifier (data element 128): shipment, BOL, PRO, quote, purchase order, sales order, customer's, other. */
export const REFERENCE_QUALIFIERS = ['SI', 'BM', 'CN', 'Q1', 'PO', 'VN', 'CR', 'ZZ'] as const;
export type ReferenceQualifier = (typeof REFERENCE_QUALIFIERS)[number];

/** Segments that not every guide has: remarks of a 211 (K1) and of a 204 (NTE), the deadline of the answer (G62 64), and the carrier's role (MS3). */
export const OPTIONAL_SEGMENTS = ['K1', 'NTE', 'G62', 'MS3'] as const;
export type OptionalSegment = (typeof OPTIONAL_SEGMENTS)[number];

/** What the guide of a partner asks for in messages to it. */
export interface ElementChoices {
  /** Qualifiers of the references that are written. */
  readonly references: readonly ReferenceQualifier[];
  /** Segments that are not written. */
  readonly omittedSegments: readonly OptionalSegment[];
}

export const USUAL_ELEMENTS: ElementChoices = { references: REFERENCE_QUALIFIERS, omittedSegments: [] };
