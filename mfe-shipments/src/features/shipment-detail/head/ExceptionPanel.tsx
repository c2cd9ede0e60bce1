import { useRemote, useNow } from '@lading/mfe-kit';
import { Button, DateTimeInZone, StatusBadge, Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { EXCEPTION_NAMES, isOpen, isSnoozed, SEVERITIES } from '../../../shared/exceptions/exception-names';
import { ExceptionActions } from '../../../shared/exceptions/ExceptionActions';
import { useExceptionChange } from '../../../shared/exceptions/use-exception-change';
import type { Shipment, ShipmentException } from '../../../shared/types';
import { mayTender } from '../actions/may-tender';
import classes from './head.module.css';

const TenderDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "shipment-dialogs" */ '../actions/TenderDialog')).TenderDialog,
}));

interface ExceptionPanelProps {
  shipment: Shipment;
  exceptions: ShipmentException[];
}

/** Exceptions that another carrier of the quote can end. */
const NEXT_OFFER: readonly ShipmentException['kind'][] = ['tender_rejected', 'tender_unanswered'];

/** Open exceptions of a shipment with their owners and actions. */
export function ExceptionPanel({ shipment, exceptions }: ExceptionPanelProps) {
  const { host } = useRemote();
  const changes = useExceptionChange();
  const now = useNow();
  const [choosing, setChoosing] = useState(false);
  const open = exceptions.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <section aria-label={t`Exceptions`} className={classes.exceptions}>
      {open.map((exception) => (
        <article
          key={exception.id}
          className={classes.exception}
          data-severity={exception.severity}
          data-quiet={isSnoozed(exception, now) || undefined}
        >
          <Description exception={exception} isSnoozed={isSnoozed(exception, now)} />
          {NEXT_OFFER.includes(exception.kind) && mayTender(shipment, host.session) && (
            <Button onClick={() => setChoosing(true)}>{t`Tender to next offer`}</Button>
          )}
          {host.session.can('shipment.edit') && (
            <div className={classes.handling}>
              <ExceptionActions exception={exception} shipment={shipment} changes={changes} />
            </div>
          )}
        </article>
      ))}
      <Suspense>{choosing && <TenderDialog shipment={shipment} onClose={() => setChoosing(false)} />}</Suspense>
    </section>
  );
}

function Description({ exception, isSnoozed }: { exception: ShipmentException; isSnoozed: boolean }) {
  const { severity, kind, text, reason, openedAt, ownerName, snoozedUntil } = exception;
  return (
    <div className={classes.what}>
      <StatusBadge tone={SEVERITIES[severity].tone}>{i18n._(EXCEPTION_NAMES[kind])}</StatusBadge>
      <Text component="p">{text}</Text>
      {reason && <Text component="p">{t`Reason: ${reason}`}</Text>}
      <Text size="xs" c="dimmed">
        <Trans>
          Since <DateTimeInZone instant={openedAt} />
        </Trans>
        {' · '}
        {ownerName ? t`Owner: ${ownerName}` : t`Unassigned`}
        {isSnoozed && snoozedUntil && (
          <>
            {' · '}
            <Trans>
              Snoozed until <DateTimeInZone instant={snoozedUntil} />
            </Trans>
          </>
        )}
      </Text>
    </div>
  );
}
