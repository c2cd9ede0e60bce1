import { ActionMenu, type Column, DataTable, type MenuAction, useNotices, useRemote } from '@lading/mfe-kit';
import { Anchor, formatInstant, StatusBadge, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { msg, t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { lastMailText, recipientsText, scheduleText } from './mailing-words';
import { changeMailing, type Mailing, mailingQueries, removeMailing, sendMailing, stopMailing } from './mailings';
import { savedPath } from './SavedReportTable';

const MailingDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "mailing-dialog" */ './MailingDialog')).MailingDialog,
}));

/** Schedules of mailed reports. */
export function MailingTable({ rows }: { rows: readonly Mailing[] }) {
  const [changed, setChanged] = useState<Mailing | null>(null);
  const act = useMailingActions();
  const columns: Column<Mailing>[] = [
    {
      id: 'name',
      header: msg`Report`,
      cell: ({ name, query }) => (
        <Anchor component={Link} to={savedPath(query)} size="sm">
          {name}
        </Anchor>
      ),
    },
    { id: 'schedule', header: msg`Schedule`, cell: (row) => scheduleText(row) },
    {
      id: 'next',
      header: msg`Next mail`,
      cell: ({ dueAt, timeZone }) =>
        dueAt === null ? (
          <StatusBadge tone="neutral">{t`Paused`}</StatusBadge>
        ) : (
          <span>{formatInstant(dueAt, timeZone)}</span>
        ),
    },
    { id: 'recipients', header: msg`Recipients`, cell: (row) => recipientsText(row) },
    {
      id: 'last',
      header: msg`Last mail`,
      cell: (row) => (
        <Text span size="sm" c="dimmed">
          {lastMailText(row) ?? '–'}
        </Text>
      ),
    },
    {
      id: 'actions',
      header: msg`Actions`,
      phone: 'corner',
      cell: (row) => (
        <ActionMenu label={t`Actions for the mails of “${row.name}”`} actions={actionsOf(row, act, setChanged)} />
      ),
    },
  ];
  return (
    <>
      <DataTable caption={t`Mailed reports`} columns={columns} rows={[...rows]} rowId={({ id }) => id} />
      <Suspense>
        {changed && (
          <MailingDialog
            viewId={changed.viewId}
            name={changed.name}
            mailing={changed}
            onClose={() => setChanged(null)}
          />
        )}
      </Suspense>
    </>
  );
}

type Act = (action: { run: () => Promise<unknown>; done: string }) => void;

function useMailingActions(): { api: ReturnType<typeof useRemote>['api']; run: Act } {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  const notices = useNotices();
  const { mutate } = useMutation({
    mutationFn: async ({ run }: Parameters<Act>[0]) => run(),
    onSuccess: async (_, { done }) => {
      notices.success(done);
      await queryClient.invalidateQueries({ queryKey: mailingQueries.all });
    },
    onError: (error) => notices.error(t`Nothing was changed.`, error),
  });
  return { api, run: mutate };
}

function actionsOf(
  row: Mailing,
  { api, run }: ReturnType<typeof useMailingActions>,
  onChange: (row: Mailing) => void,
): MenuAction[] {
  const { id, isPaused, canChange, isRecipient, name } = row;
  const pause = () => changeMailing(api, id, { isPaused: !isPaused });
  const own: MenuAction[] = [
    { label: t`Change schedule`, onSelect: () => onChange(row) },
    {
      label: isPaused ? t`Resume` : t`Pause`,
      onSelect: () => run({ run: pause, done: isPaused ? t`${name} is mailed again.` : t`${name} is paused.` }),
    },
    {
      label: t`Send now`,
      onSelect: () => run({ run: () => sendMailing(api, id), done: t`${name} is on its way.` }),
    },
    {
      label: t`Delete schedule`,
      destructive: true,
      onSelect: () => run({ run: () => removeMailing(api, id), done: t`${name} is not mailed any more.` }),
    },
  ];
  const stop: MenuAction = {
    label: t`Stop mails to me`,
    onSelect: () => run({ run: () => stopMailing(api, id), done: t`${name} is not mailed to you any more.` }),
  };
  return [...(isRecipient ? [stop] : []), ...(canChange ? own : [])];
}
