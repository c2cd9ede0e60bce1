import { ApiProblem } from '@lading/api-client';
import { type Column, DataTable, FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, formatNumber, Group, IconCircleCheck, IconDownload, saveFile, Stack, Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { TariffUpload, UploadMessage } from '../../../shared/types';
import { messagesCsv } from './messages-csv';
import { termName } from './term-name';

/** A file with more messages has one cause for most of them, and the download has all. */
const FIRST_ROWS = 100;

interface ReportProps {
  /** Name of a column in the file. */
  nameOf(column: string): string;
}

/** Result of a check without errors. */
export function UploadChecked({ outcome, nameOf }: ReportProps & { outcome: TariffUpload }) {
  return (
    <Stack gap="xs">
      <Alert color="green" variant="light" icon={<IconCircleCheck size={18} />}>
        <Trans>
          <Plural value={outcome.rows} one="# rate was checked" other="# rates were checked" />. No errors were found.
          Nothing is saved yet.
        </Trans>
      </Alert>
      {outcome.warnings.length > 0 && <Messages caption={t`Warnings`} messages={outcome.warnings} nameOf={nameOf} />}
    </Stack>
  );
}

/** Why a tariff was refused, by line and column. */
export function UploadFailed({ error, nameOf }: ReportProps & { error: unknown }) {
  const messages = uploadMessages(error);
  return (
    <Stack gap="xs">
      <FailureAlert error={error} />
      {messages.length > 0 && <Messages caption={t`Errors`} messages={messages} nameOf={nameOf} />}
    </Stack>
  );
}

/** Errors of a refused tariff; empty for other failures. */
export function uploadMessages(error: unknown): UploadMessage[] {
  return error instanceof ApiProblem && error.code === 'TARIFF_INVALID' ? (error.errors as UploadMessage[]) : [];
}

interface MessagesProps extends ReportProps {
  caption: string;
  messages: UploadMessage[];
}

function Messages({ caption, messages, nameOf }: MessagesProps) {
  const columns: Column<UploadMessage>[] = [
    { id: 'line', header: msg`Line`, cell: ({ row }) => (row === 0 ? t`Terms` : formatNumber(row)) },
    {
      id: 'column',
      header: msg`Column`,
      cell: ({ row, column }) => (row === 0 ? termName(column) : nameOf(column)) || t`All`,
    },
    { id: 'problem', header: msg`Problem`, cell: ({ message }) => message },
  ];
  const download = () =>
    saveFile('tariff-messages.csv', new Blob([messagesCsv(messages)], { type: 'text/csv;charset=utf-8' }));
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={messages.slice(0, FIRST_ROWS)}
        rowId={({ pointer, code }) => `${pointer} ${code}`}
      />
      <Group>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={download}
        >
          <Trans>Download all {formatNumber(messages.length)} as CSV</Trans>
        </Button>
        {messages.length > FIRST_ROWS && (
          <Text c="dimmed">
            <Trans>The first {FIRST_ROWS} are shown.</Trans>
          </Text>
        )}
      </Group>
    </>
  );
}
