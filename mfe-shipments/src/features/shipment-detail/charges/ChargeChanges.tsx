import { type Column, DataTable } from '@lading/mfe-kit';
import { BarChart, Text, Title } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { amountText, differenceText } from '../../../shared/amount';
import { type ChargeChange, chargeChanges, chargePath } from './charge-changes';
import classes from './charges.module.css';
import type { LedgerRow } from './ledger-rows';

type Part = 'preliminary' | 'invoiced' | 'settled';

const PARTS: { id: Part; label: MessageDescriptor; tone: 'primary' | 'neutral' | 'attention' }[] = [
  { id: 'preliminary', label: msg`Preliminary`, tone: 'neutral' },
  { id: 'invoiced', label: msg`Invoiced`, tone: 'primary' },
  { id: 'settled', label: msg`Not paid or credited`, tone: 'attention' },
];

const STEPS: Record<ReturnType<typeof chargePath>[number]['stage'], MessageDescriptor> = {
  QUOTED: msg`Quoted`,
  BOOKED: msg({ context: 'amount', message: 'Booked' }),
  PRELIMINARY: msg`Preliminary`,
  INVOICED: msg`Invoiced`,
  ADJUSTED: msg`Adjusted`,
  CREDITED: msg`Credited`,
  TO_PAY: msg`To pay`,
  PAID: msg({ context: 'amount', message: 'Paid' }),
};

/** What changed since the booking, by charge, as bars and as a table. */
export function ChargeChanges({ rows, total }: { rows: readonly LedgerRow[]; total: LedgerRow }) {
  const { currency } = total;
  const changes = chargeChanges(rows, currency);
  const parts = PARTS.filter(({ id }) => changes.some((change) => change[id] !== null));
  const steps = chargePath(total).map(({ stage, amount }) => `${i18n._(STEPS[stage])} ${amountText(amount, currency)}`);
  return (
    <section className={classes.ledger}>
      <Title order={2}>{t`Changes since the booking`}</Title>
      <Text>{steps.join(' → ')}</Text>
      {changes.length === 0 ? (
        <Text c="dimmed">{t`Every charge is as booked.`}</Text>
      ) : (
        <div className={classes.changes}>
          <BarChart
            label={t`Chart: changes since the booking`}
            series={parts.map(({ id, label, tone }) => ({ id, label: i18n._(label), tone }))}
            rows={changes.map((change) => ({
              label: change.description,
              values: Object.fromEntries(parts.map(({ id }) => [id, change[id]])),
            }))}
            format={(value) => differenceText(value, currency)}
          />
          <DataTable
            caption={t`Changes since the booking`}
            columns={columnsOf(parts, currency)}
            rows={changes}
            rowId={({ id }) => id}
          />
        </div>
      )}
    </section>
  );
}

const columnsOf = (parts: typeof PARTS, currency: string): Column<ChargeChange>[] => [
  { id: 'charge', header: msg`Charge`, width: 160, cell: ({ description }) => description },
  ...parts.map(({ id, label }): Column<ChargeChange> => ({
    id,
    header: label,
    width: 110,
    align: 'right',
    cell: (change) => (change[id] === null ? '—' : differenceText(change[id], currency)),
  })),
];
