/** Someone else has changed the record since the form was opened. */
export class ConflictError<T> extends Error {
  constructor(
    /** The record as it is stored now. */
    readonly latest: T,
  ) {
    super('STALE_REVISION');
  }
}
