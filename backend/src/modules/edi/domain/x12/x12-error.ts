/** Why an interchange as a whole is unreadable or unwritable. Faults of a group or a transaction are reported in its 997. */
export type X12Fault =
  | 'empty'
  | 'too_large'
  | 'header'
  | 'delimiters'
  | 'version'
  | 'unexpected_segment'
  | 'too_many_segments'
  | 'trailer_missing'
  | 'control_number'
  | 'count'
  | 'duplicate_group'
  | 'trailing_data'
  | 'invalid_segment';

/** An interchange that is rejected as a whole. `segment` counts from 1, which is ISA; `element` counts from 1. */
export class X12Error extends Error {
  constructor(
    readonly fault: X12Fault,
    message: string,
    readonly segment: number,
    readonly element: number | null = null,
  ) {
    super(message);
    this.name = 'X12Error';
  }
}
