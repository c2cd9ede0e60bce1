import { unwrap } from '@lading/api-client';
import { failureMessage, useRemote } from '@lading/mfe-kit';
import { Button, DateTimeInZone, Menu, NativeSelect, StatusBadge, Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { EXCEPTION_NAMES, isOpen, isSnoozed, SEVERITIES } from '../../../shared/exceptions';
import { ResolveDialog } from '../../../shared/ResolveDialog';
import type { ExceptionChange, ShipmentException } from '../../../shared/types';
import { useNow } from '../../../shared/use-now';
import type { Timeline } from '../types';
import { useAct } from '../use-act';
import classes from './head.module.css';
import { useMembers } from './use-members';

interface ExceptionsBannerProps {
  shipmentId: string;
  exceptions: Timeline['exceptions'];
}

/** What somebody has to see to, who does, and what can be done about it. */
export function ExceptionsBanner({ shipmentId, exceptions }: ExceptionsBannerProps) {
  const open = exceptions.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <section aria-label={t`Exceptions`} className={classes.exceptions}>
      {open.map((exception) => (
        <Exception key={exception.id} shipmentId={shipmentId} exception={exception} />
      ))}
    </section>
  );
}

function Exception({ shipmentId, exception }: { shipmentId: string; exception: ShipmentException }) {
  const { host } = useRemote();
  const snoozed = isSnoozed(exception, useNow());
  return (
    <article className={classes.exception} data-severity={exception.severity} data-quiet={snoozed || undefined}>
      <div className={classes.what}>
        <StatusBadge tone={SEVERITIES[exception.severity].tone}>{i18n._(EXCEPTION_NAMES[exception.kind])}</StatusBadge>
        <Text component="p">{exception.text}</Text>
        <Text size="xs" c="dimmed">
          <Trans>
            Since <DateTimeInZone instant={exception.openedAt} />
          </Trans>
          ; {exception.ownerName ? t`${exception.ownerName} sees to it` : t`nobody sees to it yet`}
          {snoozed && exception.snoozedUntil && (
            <>
              {'; '}
              <Trans>
                put off until <DateTimeInZone instant={exception.snoozedUntil} />
              </Trans>
            </>
          )}
        </Text>
      </div>
      {host.session.can('shipment.edit') && (
        <Handling shipmentId={shipmentId} exception={exception} snoozed={snoozed} />
      )}
    </article>
  );
}

const SNOOZES = [
  { label: msg`For 2 hours`, hours: 2 },
  { label: msg`For a day`, hours: 24 },
  { label: msg`For 3 days`, hours: 72 },
];
const HOUR = 3_600_000;

function Handling({
  shipmentId,
  exception,
  snoozed,
}: {
  shipmentId: string;
  exception: ShipmentException;
  snoozed: boolean;
}) {
  const { api, host } = useRemote();
  const members = useMembers(exception);
  const [resolving, setResolving] = useState(false);
  const path = { id: shipmentId, exceptionId: exception.id };
  const change = useAct(shipmentId, (body: ExceptionChange) =>
    unwrap(api.PATCH('/api/v1/shipments/{id}/exceptions/{exceptionId}', { params: { path }, body })),
  );
  const send = (body: ExceptionChange) =>
    change.mutate(body, {
      onError: (error) => host.notify({ kind: 'error', message: t`Nothing was changed. ${failureMessage(error)}` }),
    });
  const name = i18n._(EXCEPTION_NAMES[exception.kind]);
  const resolve = async (resolution: string) => {
    await change.mutateAsync({ resolution });
    host.notify({ kind: 'success', message: t`${name}: resolved.` });
  };
  return (
    <div className={classes.handling}>
      <NativeSelect
        aria-label={t`Who sees to it: ${name}`}
        data={members}
        value={exception.ownerId ?? ''}
        disabled={change.isPending}
        onChange={(event) => send({ ownerId: event.currentTarget.value || null })}
      />
      {snoozed ? (
        <Button variant="default" loading={change.isPending} onClick={() => send({ snoozedUntil: null })}>
          <Trans>Bring back now</Trans>
        </Button>
      ) : (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" loading={change.isPending} aria-label={t`Put off: ${name}`}>
              <Trans>Put off</Trans>
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {SNOOZES.map(({ label, hours }) => (
              <Menu.Item
                key={hours}
                onClick={() => send({ snoozedUntil: new Date(Date.now() + hours * HOUR).toISOString() })}
              >
                {i18n._(label)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Button variant="default" aria-label={t`Resolve: ${name}`} onClick={() => setResolving(true)}>
        <Trans>Resolve</Trans>
      </Button>
      {resolving && (
        <ResolveDialog
          title={t`Resolve: ${name}`}
          text={exception.text}
          onResolve={resolve}
          onClose={() => setResolving(false)}
        />
      )}
    </div>
  );
}
