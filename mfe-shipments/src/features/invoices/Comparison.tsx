import { type Column, DataTable } from '@lading/mfe-kit';
import { Alert, Text, Title } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { amountText, differenceText } from '../../shared/amount';
import type { ComparedLine, Invoice } from '../../shared/api/invoices';
import { VerdictBadge } from './InvoiceBadges';
import { RerateNote } from '../../shared/RerateNote';
import classes from '../../shared/record.module.css';

/** Every charge as agreed and as invoiced, with the explanation of each difference. */
export function Comparison({ invoice: { audit, rerating, currency, total, status } }: { invoice: Invoice }) {
  const { verdict, difference, tolerance, agreedTotal, lines, findings } = audit;
  return (
    <section className={classes.panel}>
      <div className={classes.head}>
        <Title order={2}>{t`Agreed and invoiced`}</Title>
        <VerdictBadge verdict={verdict} />
      </div>
      {difference !== null && tolerance !== null && (
        <Text c="dimmed">
          {t`Difference ${differenceText(difference, currency)}, tolerance ${amountText(tolerance, currency)}.`}
        </Text>
      )}
      {verdict === 'unmatched' && status !== 'withdrawn' && (
        <Text c="dimmed">{t`Nothing was compared yet, because the invoice has no shipment.`}</Text>
      )}
      {findings.map(({ message }) => (
        <Alert key={message} color="yellow" variant="light">
          {message}
        </Alert>
      ))}
      {rerating && <RerateNote rerating={rerating} />}
      <DataTable
        caption={t`Agreed and invoiced`}
        columns={columnsOf(currency)}
        rows={[...lines, totalLine(agreedTotal, total)]}
        rowId={(line) => `${line.code} ${line.description}`}
      />
    </section>
  );
}

const totalLine = (agreed: number | null, invoiced: number): ComparedLine => ({
  code: 'TOTAL',
  description: t`Total`,
  agreed,
  invoiced,
  difference: invoiced - (agreed ?? 0),
  finding: null,
});

const columnsOf = (currency: string): Column<ComparedLine>[] => {
  const cell = (amount: number | null) => (amount === null ? '—' : amountText(amount, currency));
  return [
    {
      id: 'charge',
      header: msg`Charge`,
      width: 180,
      cell: ({ code, description }) => (code === 'TOTAL' ? <strong>{description}</strong> : description),
    },
    { id: 'agreed', header: msg`Agreed`, width: 104, align: 'right', cell: ({ agreed }) => cell(agreed) },
    { id: 'invoiced', header: msg`Invoiced`, width: 104, align: 'right', cell: ({ invoiced }) => cell(invoiced) },
    {
      id: 'difference',
      header: msg`Difference`,
      width: 104,
      align: 'right',
      cell: ({ difference, agreed, code }) =>
        code === 'TOTAL' && agreed === null ? '—' : differenceText(difference, currency),
    },
    {
      id: 'reason',
      header: msg`Reason`,
      width: 180,
      phone: 'wide',
      cell: ({ finding }) => finding && <span className={classes.reason}>{finding.message}</span>,
    },
  ];
};
