import { formatNumber } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { amountText } from '../../shared/amount';
import type { ExportFormat, ExportTotals } from '../../shared/api/accounting';
import type { Accruals } from '../../shared/api/accounting-periods';

export const FORMATS: Readonly<Record<ExportFormat, MessageDescriptor>> = {
  csv: msg`CSV`,
  quickbooks: msg`QuickBooks Online`,
  iif: msg`QuickBooks Desktop (IIF)`,
  netsuite: msg`NetSuite`,
};

export const formatOptions = () => Object.entries(FORMATS).map(([value, label]) => ({ value, label: i18n._(label) }));

export const PARTS: Readonly<Record<'all' | 'bills' | 'credits', MessageDescriptor>> = {
  all: msg`Download`,
  bills: msg`Download bills`,
  credits: msg`Download credits`,
};

/** "3 invoices". */
export const invoicesText = (count: number): string =>
  plural(count, { one: '# invoice', other: `${formatNumber(count)} invoices` });

/** "3 shipments". */
export const shipmentsText = (count: number): string =>
  plural(count, { one: '# shipment', other: `${formatNumber(count)} shipments` });

/** "3 shipments, $1,200.00". */
export const accruedText = (totals: Accruals['totals']): string =>
  totals
    .map(({ currency, shipments, amount }) => `${shipmentsText(shipments)}, ${amountText(amount, currency)}`)
    .join('; ');

/** "$1,200.00, credits -$30.00". */
export function totalsText(totals: readonly ExportTotals[]): string {
  return totals
    .map(({ currency, bills, credits }) => {
      const billed = amountText(bills, currency);
      const credited = amountText(credits, currency);
      return credits === 0 ? billed : t`${billed}, credits ${credited}`;
    })
    .join('; ');
}

/** "November 2026". */
export const monthText = (month: string): string =>
  i18n.date(new Date(`${month}-15T12:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
