import { Button, formatNumber, Stack, Text } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Column, Records } from '../../../shared/Records';
import type { ImportMessage } from '../../../shared/types';

const SHOWN_FIRST = 100;

const COLUMNS: Column<ImportMessage>[] = [
  { name: msg`Row`, cell: ({ row }) => formatNumber(row) },
  { name: msg`Column`, cell: ({ column }) => column || t`whole row` },
  { name: msg`Contact`, cell: ({ ref }) => ref },
  { name: msg`What is wrong`, cell: ({ message }) => message },
];

/** What is wrong in a file, by row and column; `total` when the server counted more than it lists. */
export function ImportMessages({
  messages,
  total = messages.length,
}: {
  messages: readonly ImportMessage[];
  total?: number;
}) {
  const [all, setAll] = useState(false);
  const shown = all ? messages : messages.slice(0, SHOWN_FIRST);
  return (
    <Stack gap="xs">
      <Records
        caption={t`Errors`}
        columns={COLUMNS}
        rows={shown}
        keyOf={({ row, column, code }) => `${row} ${column} ${code}`}
      />
      {shown.length < messages.length && (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => setAll(true)}>
            <Trans>Show {formatNumber(messages.length - shown.length)} more</Trans>
          </Button>
        </div>
      )}
      {total > messages.length && (
        <Text c="dimmed">
          <Trans>
            The first {formatNumber(messages.length)} of {formatNumber(total)} are listed.
          </Trans>
        </Text>
      )}
    </Stack>
  );
}
