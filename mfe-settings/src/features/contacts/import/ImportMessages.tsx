import { type Column, DataTable } from '@lading/mfe-kit';
import { formatNumber, Stack, Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ImportMessage } from '../../../shared/types';

const COLUMNS: Column<ImportMessage>[] = [
  { id: 'row', header: msg`Row`, cell: ({ row }) => formatNumber(row) },
  { id: 'column', header: msg`Column`, cell: ({ column }) => column || t`Whole row` },
  { id: 'contact', header: msg`Contact`, cell: ({ ref }) => ref },
  { id: 'problem', header: msg`Problem`, cell: ({ message }) => message },
];

/** Errors of a file by row and column; `total` if the server counted more than it lists. */
export function ImportMessages({
  messages,
  total = messages.length,
}: {
  messages: readonly ImportMessage[];
  total?: number;
}) {
  return (
    <Stack gap="xs">
      <DataTable
        caption={t`Errors`}
        columns={COLUMNS}
        rows={messages}
        rowId={({ row, column, code }) => `${row} ${column} ${code}`}
      />
      {total > messages.length && (
        <Text c="dimmed">
          <Trans>
            The first {formatNumber(messages.length)} of {formatNumber(total)} errors.
          </Trans>
        </Text>
      )}
    </Stack>
  );
}
