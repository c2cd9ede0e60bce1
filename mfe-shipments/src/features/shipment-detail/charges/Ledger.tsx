import { paths } from '@lading/mfe-contract';
import { type Column, DataTable, useRemote } from '@lading/mfe-kit';
import { Anchor, Text, Title } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { amountText, differenceText } from '../../../shared/amount';
import { invoiceFileAddress, type InvoiceStatus } from '../../../shared/api/invoices';
import { INVOICE_STATUS, INVOICE_VERDICT } from '../../../shared/invoice-words';
import { RerateNote } from '../../../shared/RerateNote';
import type { Shipment } from '../../../shared/types';
import type { ChargeLedger, ShipmentInvoice } from '../types';
import { ChargeChanges } from './ChargeChanges';
import { ChargeDocuments } from './ChargeDocuments';
import classes from './charges.module.css';
import { type LedgerRow, ledgerRows, preliminaryReports, type Stage, STAGES } from './ledger-rows';

const HEADERS: Record<Stage, MessageDescriptor> = {
  QUOTED: msg`Quoted`,
  BOOKED: msg({ context: 'amount', message: 'Booked' }),
  PRELIMINARY: msg`Preliminary`,
  INVOICED: msg`Invoiced`,
  ADJUSTED: msg`Adjusted`,
  CREDITED: msg`Credited`,
  PAID: msg({ context: 'amount', message: 'Paid' }),
};

/** Every charge with a column for each stage, and what the invoices change in words. */
export function Ledger({ ledger, shipment }: { ledger: ChargeLedger; shipment: Shipment }) {
  const { rows, totals } = ledgerRows(ledger);
  const reports = preliminaryReports(ledger);
  const stages = STAGES.filter((stage) => totals.some(({ amounts }) => amounts[stage] !== undefined));
  const sums = totals.map((total) => ({ ...total, id: `total ${total.id}`, description: t`Total` }));
  const currency = ledger.stages[0]?.total.currency;
  const booked = totals.find((total) => total.currency === currency);
  return (
    <>
      {booked && <ChargeChanges rows={rows} total={booked} />}
      <section className={classes.ledger}>
        <Title order={2}>{t`Charges by stage`}</Title>
        <DataTable
          caption={t`Charges by stage`}
          columns={columnsOf(stages)}
          rows={[...rows, ...sums]}
          rowId={({ id }) => id}
        />
        {reports > 1 && (
          <Text size="sm" c="dimmed">
            {t`The carrier reported preliminary charges ${reports} times. The newest are shown; the others are listed below.`}
          </Text>
        )}
        {ledger.invoices.length > 0 && (
          <ul className={classes.invoices} aria-label={t`Invoices`}>
            {ledger.invoices.map((invoice) => (
              <InvoiceItem key={invoice.id} invoice={invoice} />
            ))}
          </ul>
        )}
      </section>
      <ChargeDocuments shipment={shipment} />
    </>
  );
}

const columnsOf = (stages: readonly Stage[]): Column<LedgerRow>[] => [
  {
    id: 'charge',
    header: msg`Charge`,
    width: 180,
    cell: ({ id, description }) => (id.startsWith('total ') ? <strong>{description}</strong> : description),
  },
  ...stages.map((stage): Column<LedgerRow> => ({
    id: stage,
    header: HEADERS[stage],
    width: 110,
    align: 'right',
    cell: ({ amounts, currency }) => {
      const amount = amounts[stage];
      return amount === undefined ? '—' : amountText(amount, currency);
    },
  })),
];

/** States of invoices whose differences no longer matter. */
const NOT_OWED: readonly InvoiceStatus[] = ['rejected', 'replaced', 'withdrawn'];

function InvoiceItem({ invoice }: { invoice: ShipmentInvoice }) {
  const { id, number, status, verdict, difference, differences, currency, rerating, file } = invoice;
  const { baseUrl } = useRemote().host.api;
  const words = [i18n._(INVOICE_STATUS[status].label), i18n._(INVOICE_VERDICT[verdict].label)];
  if (difference !== null && difference !== 0) words.push(differenceText(difference, currency));
  return (
    <li>
      <Anchor component={Link} to={paths.invoice(id)} underline="always">
        {t`Invoice ${number}`}
      </Anchor>
      : {words.join(', ')}
      {file && (
        <>
          {', '}
          <Anchor href={`${invoiceFileAddress(baseUrl, file.id)}?inline=true`} target="_blank" underline="always">
            {t`Original: ${file.fileName}`}
          </Anchor>
        </>
      )}
      {!NOT_OWED.includes(status) &&
        differences.map((text) => (
          <Text key={text} size="sm" c="dimmed">
            {text}
          </Text>
        ))}
      {!NOT_OWED.includes(status) && rerating && <RerateNote rerating={rerating} />}
    </li>
  );
}
