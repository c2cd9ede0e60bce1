import { unwrap } from '@lading/api-client';
import { type Selection, SelectionBar, useNotices, useRemote } from '@lading/mfe-kit';
import { Button, formatInstant, IconChevronDown, Menu, userTimeZone } from '@lading/ui';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { memberQueries } from '../../../shared/api/members';
import { shipmentListQueries } from '../../../shared/api/shipment-lists';
import { shipmentQueries } from '../../../shared/api/shipments';
import { snoozeTimes } from '../../../shared/exceptions/snooze-times';
import type { ExceptionChange } from '../../../shared/types';

const BulkResolveDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "exception-dialogs" */ './BulkResolveDialog')).BulkResolveDialog,
}));

/** Actions on the selected exceptions. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { ids, clear } = selection;
  const { host } = useRemote();
  const [resolving, setResolving] = useState(false);
  const { run, send, isPending } = useBulkChange([...ids], clear);
  const me = host.session.user?.id;
  return (
    <SelectionBar label={t`Selected exceptions`} selection={selection}>
      <BulkMenu label={t`Assign`} loading={isPending}>
        {me && <Menu.Item onClick={() => run({ ownerId: me })}>{t`Assign to me`}</Menu.Item>}
        <Members onChoose={(ownerId) => run({ ownerId })} />
        <Menu.Item onClick={() => run({ ownerId: null })}>{t`Unassign`}</Menu.Item>
      </BulkMenu>
      <BulkMenu label={t`Snooze`} loading={isPending}>
        {snoozeTimes(new Date(), userTimeZone()).map(({ label, at }) => (
          <Menu.Item
            key={label}
            title={formatInstant(at.toISOString())}
            onClick={() => run({ snoozedUntil: at.toISOString() })}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => run({ snoozedUntil: null })}>{t`End snooze`}</Menu.Item>
      </BulkMenu>
      <Button variant="default" px="xs" disabled={isPending} onClick={() => setResolving(true)}>
        <Trans>Resolve</Trans>
      </Button>
      <Suspense>
        {resolving && <BulkResolveDialog count={ids.size} onResolve={send} onClose={() => setResolving(false)} />}
      </Suspense>
    </SelectionBar>
  );
}

interface BulkMenuProps {
  label: string;
  loading: boolean;
  children: ReactNode;
}

function BulkMenu({ label, loading, children }: BulkMenuProps) {
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button
          variant="default"
          px="xs"
          loading={loading}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

/** Other members are offered to users who may list them. */
function Members({ onChoose }: { onChoose(userId: string): void }) {
  const { host, api } = useRemote();
  const { data: members = [] } = useQuery({
    ...memberQueries.active(api),
    enabled: host.session.can('member.manage'),
  });
  return members
    .filter(({ userId }) => userId !== host.session.user?.id)
    .map(({ userId, fullName }) => (
      <Menu.Item key={userId} onClick={() => onChoose(userId)}>
        <Trans>Assign to {fullName}</Trans>
      </Menu.Item>
    ));
}

/** Changes all of these exceptions; the selection is cleared afterwards, and kept on failure. */
function useBulkChange(exceptionIds: string[], onDone: () => void) {
  const { api } = useRemote();
  const notices = useNotices();
  const queryClient = useQueryClient();
  const bulk = useMutation({
    mutationFn: (change: ExceptionChange) =>
      unwrap(api.POST('/api/v1/shipments/exceptions/changes', { body: { exceptionIds, ...change } })),
    onSuccess: ({ changed, closedIds }) => {
      const done = plural(changed.length, { one: '# exception changed.', other: '# exceptions changed.' });
      const closed = plural(closedIds.length, { one: '# was closed already.', other: '# were closed already.' });
      notices.success(closedIds.length === 0 ? done : `${done} ${closed}`);
      onDone();
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: shipmentListQueries.all }),
        queryClient.invalidateQueries({ queryKey: shipmentQueries.all }),
      ]),
  });
  return {
    isPending: bulk.isPending,
    /** For forms: the caller displays a failure. */
    send: bulk.mutateAsync,
    /** For menus: a failure is a notice. */
    run: (change: ExceptionChange) =>
      bulk.mutate(change, { onError: (error) => notices.error(t`The exceptions were not changed.`, error) }),
  };
}
