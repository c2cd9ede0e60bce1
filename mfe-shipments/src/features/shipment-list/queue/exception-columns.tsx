import { paths } from '@lading/mfe-contract';
import { type Column, RowLink, useNow } from '@lading/mfe-kit';
import { formatInstant, formatRelative, StatusBadge, Text } from '@lading/ui';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { QueuedException } from '../../../shared/api/shipment-lists';
import { EXCEPTION_NAMES, isOverdue, isSnoozed, SEVERITIES } from '../../../shared/exceptions/exception-names';

export const EXCEPTION_COLUMNS: Column<QueuedException>[] = [
  {
    id: 'exception',
    header: msg`Exception`,
    phone: 'wide',
    cell: ({ kind, text, reason }) => (
      <>
        <strong>{i18n._(EXCEPTION_NAMES[kind])}</strong>
        <Detail>{text}</Detail>
        {reason && <Detail>{t`Reason: ${reason}`}</Detail>}
      </>
    ),
  },
  {
    id: 'severity',
    header: msg`Severity`,
    phone: 'corner',
    cell: ({ severity }) => (
      <StatusBadge tone={SEVERITIES[severity].tone}>{i18n._(SEVERITIES[severity].label)}</StatusBadge>
    ),
  },
  {
    id: 'shipment',
    header: msg`Shipment`,
    cell: ({ shipmentId, shipmentNumber, lane, carrierName }) => (
      <>
        <RowLink to={paths.shipment(shipmentId)}>{shipmentNumber}</RowLink>
        <Detail>
          {lane}, {carrierName}
        </Detail>
      </>
    ),
  },
  { id: 'due', header: msg`Due`, nowrap: true, cell: (exception) => <Due exception={exception} /> },
  { id: 'since', header: msg`Since`, nowrap: true, from: 'wide', cell: (exception) => <Since exception={exception} /> },
  { id: 'owner', header: msg`Owner`, cell: ({ ownerName }) => ownerName ?? <Detail>{t`Unassigned`}</Detail> },
];

/** Clock of the exception: when it should be resolved, or until when it is snoozed. */
function Due({ exception }: { exception: QueuedException }) {
  const now = useNow();
  const overdue = isOverdue(exception, now);
  const { dueAt, snoozedUntil } = exception;
  return (
    <>
      {overdue ? (
        <StatusBadge tone="attention">{t`Overdue`}</StatusBadge>
      ) : (
        <time dateTime={dueAt}>{formatRelative(dueAt, now)}</time>
      )}
      <Detail>
        {isSnoozed(exception, now) ? t`Snoozed until ${formatInstant(snoozedUntil!)}` : formatInstant(dueAt)}
      </Detail>
    </>
  );
}

function Since({ exception: { openedAt } }: { exception: QueuedException }) {
  const now = useNow();
  return (
    <>
      <time dateTime={openedAt}>{formatInstant(openedAt)}</time>
      <Detail>{formatRelative(openedAt, now)}</Detail>
    </>
  );
}

function Detail({ children }: { children: ReactNode }) {
  return (
    <Text c="dimmed" size="xs" component="div">
      {children}
    </Text>
  );
}
