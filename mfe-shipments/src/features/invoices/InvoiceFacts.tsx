import { paths } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { Anchor, formatDate, formatInstant, KeyValue, Title } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { amountText } from '../../shared/amount';
import { type Invoice, invoiceFileAddress } from '../../shared/api/invoices';
import { lastPayment } from './payment/last-payment';
import classes from '../../shared/record.module.css';

const MATCHED_BY: Record<NonNullable<Invoice['matchedBy']>, MessageDescriptor> = {
  pro: msg`by PRO number`,
  bol: msg`by BOL number`,
  shipment: msg`by shipment number`,
  po: msg`by PO number, date, postal code and weight`,
  carrier: msg`named by the carrier`,
  member: msg`assigned by hand`,
};

/** What is on the invoice, its shipment and its original. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const { carrierName, scac, billedOn, dueOn, proNumber, bolNumber, currency, total, approvedTotal, createdAt } =
    invoice;
  const date = (day: string | null) => (day === null ? '—' : formatDate(day));
  return (
    <section className={classes.panel}>
      <Title order={2}>{t`Invoice`}</Title>
      <KeyValue
        items={[
          { label: t`Carrier`, value: [carrierName, scac].filter(Boolean).join(', ') || '—' },
          { label: t`Shipment`, value: <Shipment invoice={invoice} /> },
          { label: t`Date`, value: date(billedOn) },
          { label: t`Due`, value: date(dueOn) },
          { label: t`PRO number`, value: proNumber ?? '—' },
          { label: t`BOL number`, value: bolNumber ?? '—' },
          { label: t`Invoiced`, value: amountText(total, currency) },
          {
            label: t`To pay`,
            value: approvedTotal === null ? t`Not approved yet` : amountText(approvedTotal, currency),
          },
          ...(invoice.paidTotal > 0 ? [{ label: t`Paid`, value: paymentText(invoice) }] : []),
          ...(invoice.paidTotal > 0 && invoice.openBalance > 0
            ? [{ label: t`Open balance`, value: amountText(invoice.openBalance, currency) }]
            : []),
          { label: t`Recorded`, value: formatInstant(createdAt) },
          { label: t`Original`, value: <Original invoice={invoice} /> },
        ]}
      />
    </section>
  );
}

/** What is paid, with date and reference of the latest payment. */
function paymentText({ decisions, paidTotal, currency }: Invoice): string {
  const payment = lastPayment(decisions);
  const on = payment?.paidOn ? formatDate(payment.paidOn) : formatInstant(payment?.decidedAt ?? '');
  return [amountText(paidTotal, currency), on, payment?.reference].filter(Boolean).join(', ');
}

function Shipment({ invoice: { shipmentId, shipmentNumber, matchedBy } }: { invoice: Invoice }) {
  if (shipmentId === null) return t`None yet`;
  return (
    <>
      <Anchor component={Link} to={paths.shipmentTab(shipmentId, 'charges')} underline="always">
        {shipmentNumber}
      </Anchor>
      {matchedBy && `, ${i18n._(MATCHED_BY[matchedBy])}`}
    </>
  );
}

/** The carrier's message, or the file that the invoice was entered from. */
function Original({ invoice: { shipmentId, carrierBillId, file } }: { invoice: Invoice }) {
  const { baseUrl } = useRemote().host.api;
  if (file !== null)
    return (
      <Anchor href={invoiceFileAddress(baseUrl, file.id)} download underline="always">
        {file.fileName}
      </Anchor>
    );
  if (shipmentId === null || carrierBillId === null) return t`Entered by hand`;
  const address = `${baseUrl}/api/v1/shipments/${encodeURIComponent(shipmentId)}/charges/received/${encodeURIComponent(carrierBillId)}`;
  return (
    <Anchor href={address} download>
      <Trans>Download message</Trans>
    </Anchor>
  );
}
