import { ApiProblem, type ProblemField } from '@lading/api-client';
import { type Control, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { failureMessage } from '../query/failure';
import { ConflictError } from './conflict-error';

/**
 * Shows why a save failed: messages about fields at these fields, the first one focused, and everything else in `errors.root.server`.
 * Conflicts are left to `ConflictAlert`.
 */
export function applyFieldErrors<V extends FieldValues, O>(error: unknown, form: UseFormReturn<V, unknown, O>): void {
  if (error instanceof ConflictError) return;
  const refused = error instanceof ApiProblem ? error.errors : [];
  const rest: string[] = [];
  let focused = false;
  for (const { pointer, message } of refused) {
    const name = fieldOf(pointer, form.control);
    if (name === null) rest.push(sentence(message));
    else {
      form.setError(name as Path<V>, { type: 'server', message: sentence(message) }, { shouldFocus: !focused });
      focused = true;
    }
  }
  if (refused.length === 0) form.setError('root.server', { message: failureMessage(error) });
  else if (rest.length > 0) form.setError('root.server', { message: rest.join(' ') });
}

/** Name of the field for an RFC 6901 pointer: `/people/0/phone` is `people.0.phone`, or the closest registered field around it. */
function fieldOf<V extends FieldValues, O>(
  pointer: ProblemField['pointer'],
  { _fields }: Control<V, unknown, O>,
): string | null {
  const path = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  for (let length = path.length; length > 0; length--) {
    const name = path.slice(0, length).join('.');
    if ((get(_fields, name) as { _f?: unknown } | undefined)?._f) return name;
  }
  return null;
}

/** Validation messages are the end of a sentence ("must be ..."). */
const sentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);
