import { ApiProblem } from '@lading/api-client';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/**
 * Shows refused fields at their fields, the first one focused; `/phone/number` belongs to the field `phone.number`. Returns false
 * when the failure is not about any field of the form.
 */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  fields: Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  const refused = error instanceof ApiProblem ? error.errors : [];
  const known = fields.flatMap((field) =>
    refused.filter(({ pointer }) => pointer === pointerOf(field)).map(({ message }) => ({ field, message })),
  );
  known.forEach(({ field, message }, index) =>
    setError(field, { type: 'server', message: sentence(message) }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}

const pointerOf = (field: string) => `/${field.replaceAll('.', '/')}`;

/** Validation messages are the end of a sentence ("must be ..."). */
const sentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1);
