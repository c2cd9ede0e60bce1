import { type Column, DataTable, useRemote } from '@lading/mfe-kit';
import { Alert, Button, Text, Title } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { lazy, Suspense, useState } from 'react';
import { amountText, differenceText } from '../../shared/amount';
import type { ComparedLine, Invoice } from '../../shared/api/invoices';
import { VerdictBadge } from './InvoiceBadges';
import { RerateNote } from '../../shared/RerateNote';
import classes from '../../shared/record.module.css';

const RememberCodeDialog = lazy(async () => ({ default: (await import('./RememberCodeDialog')).RememberCodeDialog }));

/** Every charge as agreed and as invoiced, with the explanation of each difference. */
export function Comparison({ invoice }: { invoice: Invoice }) {
  const { audit, rerating, currency, total, status, scac } = invoice;
  const { host } = useRemote();
  const [asked, setAsked] = useState<string | null>(null);
  const canRemember = scac !== null && isOpenStatus(status) && host.session.can('invoice.manage');
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
        columns={columnsOf(currency, canRemember ? setAsked : null)}
        rows={[...lines, totalLine(agreedTotal, total)]}
        rowId={(line) => `${line.code} ${line.description}`}
      />
      <Suspense>
        {asked !== null && scac !== null && (
          <RememberCodeDialog scac={scac} carrierCode={asked} onClose={() => setAsked(null)} />
        )}
      </Suspense>
    </section>
  );
}

const totalLine = (agreed: number | null, invoiced: number): ComparedLine => ({
  code: 'TOTAL',
  carrierCode: null,
  description: t`Total`,
  agreed,
  invoiced,
  difference: invoiced - (agreed ?? 0),
  finding: null,
});

/** States in which remembered codes apply. */
const isOpenStatus = (status: Invoice['status']): boolean =>
  ['unmatched', 'review', 'held', 'disputed'].includes(status);

const columnsOf = (currency: string, onRemember: ((carrierCode: string) => void) | null): Column<ComparedLine>[] => {
  const cell = (amount: number | null) => (amount === null ? '—' : amountText(amount, currency));
  return [
    {
      id: 'charge',
      header: msg`Charge`,
      width: 160,
      cell: ({ code, description }) =>
        code === 'TOTAL' ? <strong>{description}</strong> : <span className={classes.reason}>{description}</span>,
    },
    { id: 'agreed', header: msg`Agreed`, width: 128, align: 'right', cell: ({ agreed }) => cell(agreed) },
    { id: 'invoiced', header: msg`Invoiced`, width: 128, align: 'right', cell: ({ invoiced }) => cell(invoiced) },
    {
      id: 'difference',
      header: msg`Difference`,
      width: 128,
      align: 'right',
      cell: ({ difference, agreed, code }) =>
        code === 'TOTAL' && agreed === null ? '—' : differenceText(difference, currency),
    },
    {
      id: 'reason',
      header: msg`Reason`,
      width: 168,
      phone: 'wide',
      cell: (line) => <Reason line={line} onRemember={onRemember} />,
    },
  ];
};

/** The explanation of the difference. An unknown code of the carrier can be remembered; a charge without a code of its own has none. */
function Reason({ line, onRemember }: { line: ComparedLine; onRemember: ((carrierCode: string) => void) | null }) {
  const { code, carrierCode, finding } = line;
  const isRemembered = onRemember === null || carrierCode === null || carrierCode === code;
  if (!finding && isRemembered) return null;
  return (
    <span className={classes.reason}>
      {finding?.message}{' '}
      {!isRemembered && (
        <Button size="compact-sm" variant="default" onClick={() => onRemember(carrierCode)}>
          {t`Remember code ${carrierCode}`}
        </Button>
      )}
    </span>
  );
}
