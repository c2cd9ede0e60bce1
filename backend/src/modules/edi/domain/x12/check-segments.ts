import { isPrintable, valueFault, type ElementFault } from './element-values.js';
import { MAX_SEGMENT_ERRORS, MAX_UNKNOWN_ELEMENT_LENGTH, MAX_UNKNOWN_ELEMENTS } from './limits.js';
import { definitionOf, type ElementDefinition, type Segment } from './segments.js';
import type { SetDefinition } from './transaction-sets.js';

/** Errors of a segment by their code in a 997 (data element 720). */
export type SegmentFault = 'unknown_id' | 'unexpected' | 'missing' | 'not_in_set' | 'elements';

export interface ElementError {
  /** From 1. */
  readonly position: number;
  /** Number in the data element dictionary, if Lading knows the segment. */
  readonly reference: string | null;
  readonly fault: ElementFault;
  readonly value: string;
}

export interface SegmentError {
  readonly id: string;
  /** In the transaction set; ST is 1. */
  readonly position: number;
  readonly fault: SegmentFault;
  readonly elements: readonly ElementError[];
}

/** The transaction is accepted with this error noted. */
export const isNote = (error: SegmentError): boolean => error.fault === 'not_in_set';

const SEGMENT_ID = /^[A-Z][A-Z0-9]{1,2}$/;
const NO_ELEMENTS: readonly ElementError[] = [];

function elementError(
  segment: Segment,
  position: number,
  definition: ElementDefinition | undefined,
  printable: boolean,
): ElementFault | null {
  const value = segment[position] ?? '';
  if (value === '') return definition?.mandatory ? 'mandatory' : null;
  if (!printable && !isPrintable(value)) return 'character';
  if (!definition) return value.length > MAX_UNKNOWN_ELEMENT_LENGTH ? 'too_long' : null;
  return valueFault(value, definition.type, definition.min, definition.max);
}

/** Errors of the elements of a segment. `printable`: the whole segment is known to have only printable characters. */
export function elementErrors(segment: Segment, printable: boolean): readonly ElementError[] {
  const definition = definitionOf(segment[0]!);
  const known = definition?.elements ?? [];
  const limit = definition && !definition.open ? known.length : Math.max(known.length, MAX_UNKNOWN_ELEMENTS);
  const last = Math.min(Math.max(segment.length - 1, known.length), limit);
  let errors: ElementError[] | undefined;
  for (let position = 1; position <= last; position++) {
    const fault = elementError(segment, position, known[position - 1], printable);
    if (fault)
      (errors ??= []).push({
        position,
        reference: known[position - 1]?.reference ?? null,
        fault,
        value: segment[position] ?? '',
      });
  }
  if (segment.length - 1 > limit)
    (errors ??= []).push({ position: limit + 1, reference: null, fault: 'too_many', value: segment[limit + 1]! });
  return errors ?? NO_ELEMENTS;
}

function segmentFault(id: string, set: SetDefinition, seen: ReadonlySet<string>): SegmentFault | null {
  if (!SEGMENT_ID.test(id)) return 'unknown_id';
  if (!set.segments.has(id)) return 'not_in_set';
  const opener = set.after[id];
  return opener !== undefined && !seen.has(opener) ? 'unexpected' : null;
}

/**
 * Errors of a transaction's segments, ST first, without SE: ids, elements, order and mandatory segments, at most
 * `MAX_SEGMENT_ERRORS`. `printable` has a flag for each segment.
 */
export function transactionErrors(
  segments: readonly Segment[],
  set: SetDefinition,
  printable: readonly boolean[],
): SegmentError[] {
  const errors: SegmentError[] = [];
  const seen = new Set<string>();
  for (let index = 1; index < segments.length && errors.length < MAX_SEGMENT_ERRORS; index++) {
    const segment = segments[index]!;
    const id = segment[0]!;
    const fault = index === 1 && id !== set.begin ? 'unexpected' : segmentFault(id, set, seen);
    const elements = elementErrors(segment, printable[index]!);
    if (elements.length > 0) errors.push({ id, position: index + 1, fault: fault ?? 'elements', elements });
    else if (fault) errors.push({ id, position: index + 1, fault, elements });
    seen.add(id);
  }
  for (const id of set.mandatory)
    if (!seen.has(id) && errors.length < MAX_SEGMENT_ERRORS)
      errors.push({ id, position: segments.length + 1, fault: 'missing', elements: NO_ELEMENTS });
  return errors;
}
