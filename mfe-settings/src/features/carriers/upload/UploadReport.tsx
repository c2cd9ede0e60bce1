import { ApiProblem } from '@lading/api-client';
import { Alert, formatNumber, IconAlertTriangle, IconCircleCheck, Stack, Text } from '@lading/ui';
import { failureText } from '../../shared/failure';
import { type Column, Records } from '../../shared/Records';
import type { TariffUpload, UploadMessage } from '../../shared/types';

/** Messages shown at once; a file with more has one cause for most of them. */
const SHOWN = 100;

const COLUMNS: Column<UploadMessage>[] = [
  { name: 'Where', cell: ({ row, column }) => (row === 0 ? `Terms ${column}` : `Rates, line ${row}${column === '' ? '' : `, ${column}`}`) },
  { name: 'What', cell: ({ message }) => message },
];

/** What the check or the upload found. */
export function UploadDone({ outcome }: { outcome: TariffUpload }) {
  const rows = `${formatNumber(outcome.rows)} ${outcome.rows === 1 ? 'rate' : 'rates'}`;
  return (
    <Stack gap="xs">
      <Alert color="green" variant="light" icon={<IconCircleCheck size={18} />}>
        {outcome.version === null
          ? `The check read ${rows} and found nothing wrong. Nothing is stored yet.`
          : `Stored as version ${outcome.version} with ${rows}. New quotes use it from its first day.`}
      </Alert>
      {outcome.warnings.length > 0 && <Messages caption="Notes" messages={outcome.warnings} />}
    </Stack>
  );
}

/** Why a file was refused, line by line when the API says so. */
export function UploadFailed({ error }: { error: unknown }) {
  const messages = error instanceof ApiProblem && error.code === 'TARIFF_INVALID' ? (error.errors as UploadMessage[]) : [];
  return (
    <Stack gap="xs">
      <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={18} />}>
        {failureText(error)}
      </Alert>
      {messages.length > 0 && <Messages caption="Errors" messages={messages} />}
    </Stack>
  );
}

function Messages({ caption, messages }: { caption: string; messages: UploadMessage[] }) {
  return (
    <>
      <Records caption={caption} columns={COLUMNS} rows={messages.slice(0, SHOWN)} keyOf={({ pointer, code }) => `${pointer} ${code}`} />
      {messages.length > SHOWN && <Text c="dimmed">And {formatNumber(messages.length - SHOWN)} more.</Text>}
    </>
  );
}
