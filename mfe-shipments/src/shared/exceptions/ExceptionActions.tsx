import { useRemote, useNow } from '@lading/mfe-kit';
import { Button, formatInstant, Group, IconChevronDown, Menu, userTimeZone } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { memberQueries } from '../api/members';
import type { ExceptionChange } from '../types';
import { ContactMenu } from './ContactMenu';
import classes from './exception-actions.module.css';
import { isSnoozed } from './exception-names';
import { snoozeTimes } from './snooze-times';
import { type ExceptionChanges, exceptionLabel, type ExceptionOfShipment } from './use-exception-change';

const ResolveDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "exception-dialogs" */ './ResolveDialog')).ResolveDialog,
}));
const SnoozeDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "exception-dialogs" */ './SnoozeDialog')).SnoozeDialog,
}));

interface ExceptionActionsProps extends ExceptionOfShipment {
  changes: ExceptionChanges;
}

/** Contact, assign, snooze and resolve, in the exception queue and on the shipment. */
export function ExceptionActions({ changes, ...of }: ExceptionActionsProps) {
  const [dialog, setDialog] = useState<'resolve' | 'snooze' | null>(null);
  const label = exceptionLabel(of);
  const run = (change: ExceptionChange, message: string) =>
    changes.run({ ...of, change, message }, t`${label} was not changed.`);
  const props = { ...of, changes, onClose: () => setDialog(null) };
  return (
    <Group className={classes.actions}>
      <ContactMenu {...of} />
      <ActionMenu label={t`Assign`} name={t`Assign: ${label}`}>
        <OwnerItems {...of} onRun={run} />
      </ActionMenu>
      <ActionMenu label={t`Snooze`} name={t`Snooze: ${label}`}>
        <SnoozeItems {...of} onRun={run} onChoose={() => setDialog('snooze')} />
      </ActionMenu>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t`Resolve: ${label}`}
        onClick={() => setDialog('resolve')}
      >
        <Trans>Resolve</Trans>
      </Button>
      <Suspense>
        {dialog === 'resolve' && <ResolveDialog {...props} />}
        {dialog === 'snooze' && <SnoozeDialog {...props} />}
      </Suspense>
    </Group>
  );
}

function ActionMenu({ label, name, children }: { label: string; name: string; children: ReactNode }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
          aria-label={name}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

interface ItemsProps extends ExceptionOfShipment {
  onRun(change: ExceptionChange, message: string): void;
}

/** Other members are offered to users who may list them. */
function OwnerItems({ onRun, ...of }: ItemsProps) {
  const { host, api } = useRemote();
  const { data: members = [] } = useQuery({
    ...memberQueries.active(api),
    enabled: host.session.can('member.manage'),
  });
  const { ownerId } = of.exception;
  const me = host.session.user?.id;
  const label = exceptionLabel(of);
  return (
    <>
      {me && ownerId !== me && (
        <Menu.Item onClick={() => onRun({ ownerId: me }, t`${label}: assigned to you.`)}>{t`Assign to me`}</Menu.Item>
      )}
      {members
        .filter(({ userId }) => userId !== me && userId !== ownerId)
        .map(({ userId, fullName }) => (
          <Menu.Item key={userId} onClick={() => onRun({ ownerId: userId }, t`${label}: assigned to ${fullName}.`)}>
            <Trans>Assign to {fullName}</Trans>
          </Menu.Item>
        ))}
      {ownerId && (
        <Menu.Item onClick={() => onRun({ ownerId: null }, t`${label}: unassigned.`)}>{t`Unassign`}</Menu.Item>
      )}
    </>
  );
}

function SnoozeItems({ onRun, onChoose, ...of }: ItemsProps & { onChoose(): void }) {
  const now = useNow();
  const label = exceptionLabel(of);
  return (
    <>
      {snoozeTimes(now, userTimeZone()).map(({ label: time, at }) => {
        const until = at.toISOString();
        return (
          <Menu.Item
            key={time}
            onClick={() => onRun({ snoozedUntil: until }, t`${label}: snoozed until ${formatInstant(until)}.`)}
          >
            {time}
          </Menu.Item>
        );
      })}
      <Menu.Item onClick={onChoose}>{t`Choose a time…`}</Menu.Item>
      {isSnoozed(of.exception, now) && (
        <Menu.Item onClick={() => onRun({ snoozedUntil: null }, t`${label}: snooze ended.`)}>{t`End snooze`}</Menu.Item>
      )}
    </>
  );
}
