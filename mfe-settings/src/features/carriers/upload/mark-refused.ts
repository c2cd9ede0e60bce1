import type { Path } from 'react-hook-form';
import type { UploadForm, UploadValues } from './upload-form';
import { uploadMessages } from './UploadReport';

/** Shows refused terms at their fields: the pointer `/terms/fuel/index` is the field `terms.fuel.index`. */
export function markRefused(error: unknown, { setError, getValues }: UploadForm): void {
  if (getValues('entry') === 'json') return;
  for (const { row, pointer, message } of uploadMessages(error))
    if (row === 0) setError(pointer.slice(1).replaceAll('/', '.') as Path<UploadValues>, { type: 'server', message });
}
