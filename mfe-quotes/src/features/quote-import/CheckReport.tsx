import { Alert, IconAlertTriangle, IconCircleCheck, Stack } from '@lading/ui';
import type { ImportCheck } from '../../shared/api/types';
import { countOf } from './count-of';
import { MessageTable } from './MessageTable';

/** What the check of a file found. */
export function CheckReport({ check, fileName }: { check: ImportCheck; fileName: string }) {
  const { rows, quotes, faulty, errorCount, errors } = check;
  if (errorCount === 0) {
    return (
      <Alert role="status" color="green" variant="light" icon={<IconCircleCheck size={18} />} title={`${fileName} can be quoted`}>
        {countOf(rows, 'row')} ask for {countOf(quotes, 'quote')}. Nothing is wrong.
      </Alert>
    );
  }
  return (
    <Stack gap="xs">
      <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={18} />} title={`${fileName} has ${countOf(errorCount, 'error')}`}>
        {countOf(rows, 'row')} ask for {countOf(quotes, 'quote')}; {countOf(faulty, 'quote')} cannot be made.
      </Alert>
      <MessageTable messages={errors} total={errorCount} />
    </Stack>
  );
}
