import { paths } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { Anchor, formatInstant, formatRelative, StatusBadge, Table } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { EXCEPTION_NAMES, isSnoozed, SEVERITIES } from '../../../shared/exceptions';
import { useNow } from '../../../shared/use-now';
import type { QueuedException } from '../api';
import { ExceptionMenu } from './ExceptionMenu';
import classes from './exception-table.module.css';
import type { ExceptionActs } from './use-exception-acts';

export interface ExceptionTableProps {
  exceptions: readonly QueuedException[];
  acts: ExceptionActs;
  /** Shown while the next answer is on its way. */
  stale: boolean;
}

/** Exceptions as a table; on a phone each row stands as a card. */
export function ExceptionTable({ exceptions, acts, stale }: ExceptionTableProps) {
  const { host } = useRemote();
  const now = useNow();
  const mayAct = host.session.can('shipment.edit');
  return (
    <div className={classes.frame} data-stale={stale || undefined}>
      <Table className={classes.table}>
        <Table.Thead>
          <Table.Tr>
            {[t`Exception`, t`Severity`, t`Shipment`, t`Since`, t`Owner`, ...(mayAct ? [t`Act`] : [])].map((name) => (
              <Table.Th key={name}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {exceptions.map((exception) => (
            <Row key={exception.id} exception={exception} now={now} acts={mayAct ? acts : null} />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Row({ exception, now, acts }: { exception: QueuedException; now: Date; acts: ExceptionActs | null }) {
  const { kind, severity, text, shipmentId, shipmentNumber, carrierName, lane, openedAt, ownerName, snoozedUntil } =
    exception;
  return (
    <Table.Tr className={classes.row}>
      <Table.Td className={classes.what}>
        <div className={classes.kind}>{i18n._(EXCEPTION_NAMES[kind])}</div>
        <div className={classes.detail}>{text}</div>
      </Table.Td>
      <Table.Td>
        <StatusBadge tone={SEVERITIES[severity].tone}>{i18n._(SEVERITIES[severity].label)}</StatusBadge>
      </Table.Td>
      <Table.Td>
        <Anchor component={Link} to={paths.shipment(shipmentId)} fw={600}>
          {shipmentNumber}
        </Anchor>
        <div className={classes.detail}>
          {lane}, {carrierName}
        </div>
      </Table.Td>
      <Table.Td data-label={t`Since`}>
        <time dateTime={openedAt}>{formatInstant(openedAt)}</time>
        <div className={classes.detail}>
          {isSnoozed(exception, now) ? t`put off until ${formatInstant(snoozedUntil!)}` : formatRelative(openedAt, now)}
        </div>
      </Table.Td>
      <Table.Td data-label={t`Owner`}>{ownerName ?? <span className={classes.detail}>{t`nobody`}</span>}</Table.Td>
      {acts && (
        <Table.Td className={classes.act}>
          <ExceptionMenu exception={exception} acts={acts} now={now} />
        </Table.Td>
      )}
    </Table.Tr>
  );
}
