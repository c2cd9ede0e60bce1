import { type Column, DataTable, FailureAlert, QueryBoundary, useRemote } from '@lading/mfe-kit';
import {
  Button,
  DateTimeInZone,
  formatNumber,
  Group,
  IconDownload,
  Stack,
  StatusBadge,
  type StatusTone,
  Text,
} from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Section } from '../../shared/Section';
import type { CompanyExport } from '../../shared/types';
import { isInProgress, useExports, useRequestExport } from './use-exports';

const STATUS: Record<CompanyExport['status'], { tone: StatusTone; word: MessageDescriptor }> = {
  waiting: { tone: 'active', word: msg`Queued` },
  running: { tone: 'active', word: msg`In progress` },
  done: { tone: 'done', word: msg`Ready` },
  failed: { tone: 'failed', word: msg`Failed, try again` },
  expired: { tone: 'neutral', word: msg`Expired` },
};

const COLUMNS: Column<CompanyExport>[] = [
  { id: 'requested', header: msg`Requested`, cell: ({ createdAt }) => <DateTimeInZone instant={createdAt} /> },
  { id: 'status', header: msg`Status`, cell: (row) => <State {...row} /> },
  {
    id: 'size',
    header: msg`Size`,
    align: 'right',
    cell: ({ byteSize }) => (byteSize === null ? null : sizeOf(byteSize)),
  },
  { id: 'file', header: msg`File`, cell: (row) => row.status === 'done' && <DownloadButton id={row.id} /> },
];

/** Exports of all company data as a file. */
export function DataExportSection() {
  const exports = useExports();
  const request = useRequestExport();
  const waits = exports.data?.items.some(isInProgress) ?? false;
  return (
    <Section
      title={t`Data export`}
      description={t`A ZIP file with all company data as JSON and CSV, and all documents. Kept for one week.`}
    >
      {request.isError && <FailureAlert error={request.error} />}
      <Group>
        <Button variant="default" loading={request.isPending} disabled={waits} onClick={() => request.mutate()}>
          <Trans>Create export</Trans>
        </Button>
      </Group>
      <QueryBoundary query={exports} loading={t`Loading exports`} failed={t`The exports could not be loaded`}>
        {({ items }) =>
          items.length === 0 ? (
            <Text c="dimmed">
              <Trans>No exports.</Trans>
            </Text>
          ) : (
            <DataTable caption={t`Exports`} columns={COLUMNS} rows={items} rowId={({ id }) => id} />
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function State({ status, done, total }: CompanyExport) {
  const { tone, word } = STATUS[status];
  return (
    <Stack gap="xs" role={status === 'running' ? 'status' : undefined}>
      <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
      {status === 'running' && total > 0 && (
        <>
          <progress value={done} max={total} aria-label={t`Export progress`} />
          <Text size="sm" c="dimmed">
            <Trans>
              {done} of {total} data types
            </Trans>
          </Text>
        </>
      )}
    </Stack>
  );
}

function DownloadButton({ id }: { id: string }) {
  const { host } = useRemote();
  return (
    <Button
      component="a"
      href={`${host.api.baseUrl}/api/v1/company/exports/${id}/file`}
      download
      size="compact-sm"
      variant="default"
      leftSection={<IconDownload size={16} />}
    >
      <Trans>Download</Trans>
    </Button>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${formatNumber(Math.ceil(bytes / 1000))} kB` : `${formatNumber(bytes / 1_000_000, 1)} MB`;
}
