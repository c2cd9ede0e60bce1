import { useRemote } from '@lading/mfe-kit';
import { Button, DateTimeInZone, formatInstant, formatRelative, StatusBadge } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { EXCEPTION_NAMES, isOverdue, isSnoozed, SEVERITIES } from '../../../shared/exceptions/exception-names';
import { exceptionText } from '../../../shared/exceptions/exception-texts';
import { ExceptionActions } from '../../../shared/exceptions/ExceptionActions';
import type { ExceptionChanges } from '../../../shared/exceptions/use-exception-change';
import type { ClaimKind } from '../../../shared/api/claims';
import type { Shipment, ShipmentException } from '../../../shared/types';
import { ActionDialog } from '../actions/ActionDialog';
import { mayTender } from '../actions/may-tender';
import classes from './head.module.css';

/** Exceptions that another carrier of the quote can end. */
const NEXT_OFFER: readonly ShipmentException['kind'][] = ['tender_rejected', 'tender_unanswered'];

/** Exceptions after which a claim is the next step, with its type. */
const CLAIM_KINDS: Partial<Record<ShipmentException['kind'], ClaimKind>> = {
  damage: 'damage',
  shortage: 'shortage',
  lost: 'loss',
};

interface ExceptionRowProps {
  shipment: Shipment;
  exception: ShipmentException;
  changes: ExceptionChanges;
  now: Date;
  /** At the end of the row. */
  children?: ReactNode;
}

/** One open exception: what happened, its owner, and what can be done about it. */
export function ExceptionRow({ shipment, exception, changes, now, children }: ExceptionRowProps) {
  const { session } = useRemote().host;
  const [dialog, setDialog] = useState<'tender' | 'claim' | null>(null);
  const { severity, kind, reason } = exception;
  const snoozed = isSnoozed(exception, now);
  const claimKind = CLAIM_KINDS[kind];
  return (
    <article className={classes.exception} data-severity={severity} data-quiet={snoozed || undefined}>
      <div className={classes.what}>
        <div className={classes.line}>
          <StatusBadge tone={SEVERITIES[severity].tone}>{i18n._(EXCEPTION_NAMES[kind])}</StatusBadge>
          <Facts exception={exception} isSnoozed={snoozed} now={now} />
        </div>
        <div className={classes.text}>
          {exceptionText(exception)} {reason && <span>{t`Reason: ${reason}`}</span>}
        </div>
      </div>
      <div className={classes.handling}>
        {NEXT_OFFER.includes(kind) && mayTender(shipment, session) && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => setDialog('tender')}
          >{t`Tender to next offer`}</Button>
        )}
        {claimKind && session.can('claim.manage') && (
          <Button size="compact-sm" variant="default" onClick={() => setDialog('claim')}>{t`File claim`}</Button>
        )}
        {session.can('shipment.edit') && (
          <ExceptionActions exception={exception} shipment={shipment} changes={changes} />
        )}
      </div>
      {children}
      <ActionDialog open={dialog} kind={claimKind} shipment={shipment} onClose={() => setDialog(null)} />
    </article>
  );
}

function Facts({ exception, isSnoozed, now }: { exception: ShipmentException; isSnoozed: boolean; now: Date }) {
  const { openedAt, dueAt, ownerName, snoozedUntil } = exception;
  const due = formatRelative(dueAt, now);
  return (
    <span className={classes.facts}>
      <span className={classes.due} data-overdue={isOverdue(exception, now) || undefined} title={formatInstant(dueAt)}>
        {isOverdue(exception, now) ? t`Overdue, was due ${due}` : t`Due ${due}`}
      </span>
      <span>{ownerName ? t`Owner: ${ownerName}` : t`Unassigned`}</span>
      <span className={classes.since}>
        <Trans>
          Since <DateTimeInZone instant={openedAt} />
        </Trans>
      </span>
      {isSnoozed && snoozedUntil && (
        <span>
          <Trans>
            Snoozed until <DateTimeInZone instant={snoozedUntil} />
          </Trans>
        </span>
      )}
    </span>
  );
}
