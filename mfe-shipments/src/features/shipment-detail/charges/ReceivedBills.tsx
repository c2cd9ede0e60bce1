import { type Column, DataTable, useRemote } from '@lading/mfe-kit';
import { Button, formatDate, formatInstant, IconDownload, Text, Title } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { amountText } from '../../../shared/amount';
import type { ReceivedBill } from '../types';
import classes from './charges.module.css';

const KINDS: Record<ReceivedBill['kind'], MessageDescriptor> = {
  preliminary: msg`Preliminary charges`,
  invoice: msg`Invoice`,
};

/** Preliminary charges and invoices as the carrier sent them. */
export function ReceivedBills({ shipmentId, bills }: { shipmentId: string; bills: readonly ReceivedBill[] }) {
  const { baseUrl } = useRemote().host.api;
  const addressOf = (id: string) =>
    `${baseUrl}/api/v1/shipments/${encodeURIComponent(shipmentId)}/charges/received/${encodeURIComponent(id)}`;
  return (
    <section className={classes.received}>
      <Title order={2}>{t`Received from the carrier`}</Title>
      {bills.length === 0 ? (
        <Text c="dimmed">
          <Trans>No preliminary charges or invoices yet.</Trans>
        </Text>
      ) : (
        <DataTable
          caption={t`Received from the carrier`}
          columns={[...COLUMNS, originalColumn(addressOf)]}
          rows={bills}
          rowId={({ id }) => id}
        />
      )}
    </section>
  );
}

const COLUMNS: readonly Column<ReceivedBill>[] = [
  { id: 'kind', header: msg`Document`, cell: (bill) => nameOf(bill) },
  { id: 'date', header: msg`Date`, cell: ({ billedOn }) => (billedOn === null ? '—' : formatDate(billedOn)) },
  { id: 'total', header: msg`Total`, align: 'right', cell: ({ total, currency }) => amountText(total, currency) },
  { id: 'received', header: msg`Received`, cell: ({ receivedAt }) => formatInstant(receivedAt) },
];

const originalColumn = (addressOf: (id: string) => string): Column<ReceivedBill> => ({
  id: 'original',
  header: msg`Original`,
  cell: (bill) => {
    const name = nameOf(bill);
    return (
      <Button
        component="a"
        href={addressOf(bill.id)}
        download
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        aria-label={t`Download ${name}`}
      >
        <Trans>Download</Trans>
      </Button>
    );
  },
});

function nameOf({ kind, number, version, withdrawn }: ReceivedBill): string {
  const name = i18n._(KINDS[kind]);
  if (withdrawn) return t`${name} ${number}, withdrawn`;
  return version === 1 ? `${name} ${number}` : t`${name} ${number}, version ${version}`;
}
