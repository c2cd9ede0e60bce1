import {
  ActionMenu,
  type Column,
  DataTable,
  deleteView,
  type MenuAction,
  useNotices,
  useRemote,
} from '@lading/mfe-kit';
import { Anchor, Button, ConfirmDialog, Group, IconMail } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { REPORTS } from '../report-definitions';
import { mailingQueries, type SavedReport, shareReport } from './mailings';

const MailingDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "mailing-dialog" */ './MailingDialog')).MailingDialog,
}));

export const reportOf = (query: string) =>
  REPORTS.find(({ name }) => name === new URLSearchParams(query).get('report'));

/** Address of a saved report; its query leads to the report. */
export const savedPath = (query: string): string => `/reports/${reportOf(query)?.name ?? 'spend'}?${query}`;

/** Saved reports with what the user may do with each. */
export function SavedReportTable({ rows }: { rows: readonly SavedReport[] }) {
  const [mailed, setMailed] = useState<SavedReport | null>(null);
  const [removed, setRemoved] = useState<SavedReport | null>(null);
  const changes = useSavedReportChanges();
  const columns: Column<SavedReport>[] = [
    {
      id: 'name',
      header: msg`Name`,
      cell: ({ name, query }) => (
        <Anchor component={Link} to={savedPath(query)} size="sm">
          {name}
        </Anchor>
      ),
    },
    { id: 'report', header: msg`Report`, cell: ({ query }) => reportText(query) },
    { id: 'shared', header: msg`Seen by`, cell: (row) => sharingText(row) },
    {
      id: 'actions',
      header: msg`Actions`,
      phone: 'wide',
      cell: (row) => (
        <Group gap="xs" wrap="nowrap">
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconMail size={14} aria-hidden="true" />}
            aria-label={t`Mail “${row.name}”`}
            onClick={() => setMailed(row)}
          >
            <Trans>Mail</Trans>
          </Button>
          <ActionMenu label={t`Actions for “${row.name}”`} actions={actionsOf(row, changes.share, setRemoved)} />
        </Group>
      ),
    },
  ];
  return (
    <>
      <DataTable caption={t`Saved reports`} columns={columns} rows={[...rows]} rowId={({ id }) => id} />
      <Suspense>
        {mailed && <MailingDialog viewId={mailed.id} name={mailed.name} onClose={() => setMailed(null)} />}
      </Suspense>
      <ConfirmDialog
        opened={removed !== null}
        title={t`Delete “${removed?.name ?? ''}”?`}
        confirmLabel={t`Delete report`}
        cancelLabel={t`Keep report`}
        destructive
        onConfirm={() => {
          if (removed) changes.remove(removed);
          setRemoved(null);
        }}
        onClose={() => setRemoved(null)}
      >
        <Trans>Its schedules end too. The figures stay.</Trans>
      </ConfirmDialog>
    </>
  );
}

function useSavedReportChanges() {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  const notices = useNotices();
  const { queryKey } = mailingQueries.saved(api);
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey }),
      queryClient.invalidateQueries({ queryKey: mailingQueries.all }),
    ]);
  const share = useMutation({
    mutationFn: ({ id, isShared }: SavedReport) => shareReport(api, id, !isShared),
    onSuccess: refresh,
    onError: (error) => notices.error(t`The report was not changed.`, error),
  });
  const remove = useMutation({
    mutationFn: ({ id }: SavedReport) => deleteView(api, id),
    onSuccess: refresh,
    onError: (error) => notices.error(t`The report was not deleted.`, error),
  });
  return { share: share.mutate, remove: remove.mutate };
}

function actionsOf(
  row: SavedReport,
  onShare: (row: SavedReport) => void,
  onRemove: (row: SavedReport) => void,
): MenuAction[] {
  if (!row.canChange) return [];
  return [
    { label: row.isShared ? t`Stop sharing` : t`Share with company`, onSelect: () => onShare(row) },
    { label: t`Delete`, destructive: true, onSelect: () => onRemove(row) },
  ];
}

function reportText(query: string): string {
  const report = reportOf(query);
  return report ? i18n._(report.label) : '–';
}

function sharingText({ isShared, author }: SavedReport): string {
  if (author !== null) return t`Everyone, shared by ${author}`;
  return isShared ? t`Everyone in the company` : t`Only you`;
}
