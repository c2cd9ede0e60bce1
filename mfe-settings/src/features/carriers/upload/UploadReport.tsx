import { ApiProblem } from '@lading/api-client';
import { failureMessage } from '@lading/mfe-kit';
import {
  Alert,
  Button,
  formatNumber,
  Group,
  IconAlertTriangle,
  IconCircleCheck,
  IconDownload,
  Stack,
  Text,
} from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { type Column, Records } from '../../../shared/Records';
import type { TariffUpload, UploadMessage } from '../../../shared/types';
import { messagesCsv } from './messages-csv';
import { saveText } from './save-text';

/** Messages shown at once; a file with more has one cause for most of them, and the download has them all. */
const SHOWN = 100;

interface ReportProps {
  /** What the file calls a column. */
  nameOf(column: string): string;
}

/** What the check found in a tariff that can be stored. */
export function UploadChecked({ outcome, nameOf }: ReportProps & { outcome: TariffUpload }) {
  return (
    <Stack gap="xs">
      <Alert color="green" variant="light" icon={<IconCircleCheck size={18} />}>
        <Trans>
          The check read <Plural value={outcome.rows} one="# rate" other="# rates" /> and found nothing wrong. Nothing
          is stored yet.
        </Trans>
      </Alert>
      {outcome.warnings.length > 0 && <Messages caption={t`Notes`} messages={outcome.warnings} nameOf={nameOf} />}
    </Stack>
  );
}

/** Why a tariff was refused, line by line when the API says so. */
export function UploadFailed({ error, nameOf }: ReportProps & { error: unknown }) {
  const messages = uploadMessages(error);
  return (
    <Stack gap="xs">
      <Alert role="alert" color="red" variant="light" icon={<IconAlertTriangle size={18} />}>
        {failureMessage(error)}
      </Alert>
      {messages.length > 0 && <Messages caption={t`Errors`} messages={messages} nameOf={nameOf} />}
    </Stack>
  );
}

/** What is wrong with a tariff, cell by cell; empty for other failures. */
export function uploadMessages(error: unknown): UploadMessage[] {
  return error instanceof ApiProblem && error.code === 'TARIFF_INVALID' ? (error.errors as UploadMessage[]) : [];
}

function Messages({ caption, messages, nameOf }: ReportProps & { caption: string; messages: UploadMessage[] }) {
  const columns: Column<UploadMessage>[] = [
    { name: msg`Line`, cell: ({ row }) => (row === 0 ? t`Terms` : formatNumber(row)) },
    { name: msg`Column`, cell: ({ row, column }) => (row === 0 ? column : nameOf(column)) || t`All` },
    { name: msg`What`, cell: ({ message }) => message },
  ];
  return (
    <>
      <Records
        caption={caption}
        columns={columns}
        rows={messages.slice(0, SHOWN)}
        keyOf={({ pointer, code }) => `${pointer} ${code}`}
      />
      <Group>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconDownload size={16} />}
          onClick={() => saveText('tariff-messages.csv', 'text/csv', messagesCsv(messages))}
        >
          <Trans>Download all {formatNumber(messages.length)} as CSV</Trans>
        </Button>
        {messages.length > SHOWN && (
          <Text c="dimmed">
            <Trans>The first {SHOWN} are shown.</Trans>
          </Text>
        )}
      </Group>
    </>
  );
}
