import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { UploadValues } from './upload-form';
import { uploadMessages } from './UploadReport';

/** Puts what was refused in the terms at its fields: the pointer `/terms/fuel/index` is the field `terms.fuel.index`. */
export function markRefused(error: unknown, { setError, getValues }: UseFormReturn<UploadValues>): void {
  if (getValues('entry') === 'json') return;
  uploadMessages(error)
    .filter(({ row }) => row === 0)
    .forEach(({ pointer, message }) =>
      setError(pointer.slice(1).replaceAll('/', '.') as FieldPath<UploadValues>, { type: 'server', message }),
    );
}
