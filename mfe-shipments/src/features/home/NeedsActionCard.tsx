import { paths } from '@lading/mfe-contract';
import { useNow } from '@lading/mfe-kit';
import { Anchor, formatRelative, StatusBadge, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { QueuedException } from '../../shared/api/shipment-lists';
import { EXCEPTION_NAMES, isOverdue, SEVERITIES } from '../../shared/exceptions/exception-names';
import { Figure, HomeCard } from './HomeCard';
import type { Home } from './HomeOverview';
import { countOf } from './home-text';
import classes from './home.module.css';

/** Work that waits, by what it is about, with the most urgent exceptions. */
export function NeedsActionCard({ home: { needsAction, exceptions } }: { home: Home }) {
  const { shipments, approvals, expiringQuotes, invoices, disputes } = needsAction;
  const work = [
    { count: shipments, label: t`Shipments`, to: `${paths.shipments()}?view=needs_action` },
    { count: approvals, label: t`Approvals`, to: paths.approvals() },
    { count: expiringQuotes, label: t`Expiring quotes`, to: `${paths.quotes()}?expiring=true` },
    { count: invoices, label: t`Invoices to review`, to: `${paths.invoices()}?view=review` },
    { count: disputes, label: t`Disputes`, to: `${paths.invoices()}?view=disputed` },
  ];
  return (
    <HomeCard title={t`Needs action`}>
      <div className={classes.figures}>
        {work.map(
          ({ count, label, to }) =>
            count !== null && <Figure key={label} value={countOf(count)} label={label} to={to} isDue={count > 0} />,
        )}
      </div>
      {exceptions.items.length === 0 ? (
        <Text c="dimmed" size="sm">{t`No open exceptions.`}</Text>
      ) : (
        <ul className={classes.rows} aria-label={t`Most urgent exceptions`}>
          {exceptions.items.map((exception) => (
            <Exception key={exception.id} exception={exception} />
          ))}
        </ul>
      )}
      {exceptions.more && (
        <Anchor component={Link} to={`${paths.shipments()}?view=needs_action`} size="sm">
          <Trans>Show all exceptions</Trans>
        </Anchor>
      )}
    </HomeCard>
  );
}

function Exception({ exception }: { exception: QueuedException }) {
  const now = useNow();
  const { kind, severity, shipmentId, shipmentNumber, lane, dueAt } = exception;
  const due = formatRelative(dueAt, now);
  const when = isOverdue(exception, now) ? t`Overdue, was due ${due}` : t`Due ${due}`;
  return (
    <li className={classes.exception}>
      <StatusBadge tone={SEVERITIES[severity].tone}>{i18n._(EXCEPTION_NAMES[kind])}</StatusBadge>
      <Anchor component={Link} to={paths.shipment(shipmentId)} size="sm">
        {shipmentNumber}
      </Anchor>
      <span className={classes.lane} title={lane}>
        {lane}
      </span>
      <span className={classes.note}>{when}</span>
    </li>
  );
}
