import { type FieldErrors, type FieldValues, get, type Path } from 'react-hook-form';

/** What is wrong with a field, if anything. */
export const messageOf = <V extends FieldValues>(errors: FieldErrors<V>, path: Path<V>): string | undefined =>
  (get(errors, path) as { message?: string } | undefined)?.message;
