import { StatusBadge } from '@lading/ui';
import { i18n } from '@lingui/core';
import type { InvoiceStatus, InvoiceVerdict } from '../../shared/api/invoices';
import { INVOICE_STATUS, INVOICE_VERDICT } from '../../shared/invoice-words';

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  const { label, tone } = INVOICE_STATUS[status];
  return <StatusBadge tone={tone}>{i18n._(label)}</StatusBadge>;
}

/** Result of the comparison. */
export function VerdictBadge({ verdict }: { verdict: InvoiceVerdict }) {
  const { label, tone } = INVOICE_VERDICT[verdict];
  return <StatusBadge tone={tone}>{i18n._(label)}</StatusBadge>;
}
