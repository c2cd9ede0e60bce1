import { DomainError } from '../http/problems/domain-error.js';
import { type ImportMessage, MESSAGES_MAX } from './import-messages.js';

/** A file with errors is refused as a whole: IMPORT_INVALID (422) with every message. */
export function importInvalid(errors: readonly ImportMessage[]): DomainError {
  const detail = `The file has ${errors.length} error${errors.length === 1 ? '' : 's'}. Nothing was stored.`;
  const listed = errors.slice(0, MESSAGES_MAX);
  const fields = listed.map(({ row, column, code, message }) => ({
    pointer: column === '' ? `/file/${row}` : `/file/${row}/${column}`,
    code,
    message,
  }));
  return new DomainError('IMPORT_INVALID', 422, detail, undefined, fields, { messages: listed });
}
