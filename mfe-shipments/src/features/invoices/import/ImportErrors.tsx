import { type Column, DataTable } from '@lading/mfe-kit';
import { formatNumber } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import type { InvoiceImportError } from '../../../shared/api/invoice-imports';

const COLUMNS: Column<InvoiceImportError>[] = [
  { id: 'row', header: msg`Row`, width: 70, align: 'right', cell: ({ row }) => formatNumber(row) },
  { id: 'column', header: msg`Column`, width: 150, cell: ({ column }) => column || t`Whole row` },
  { id: 'invoice', header: msg`Invoice`, width: 130, cell: ({ ref }) => ref || '—' },
  { id: 'error', header: msg`Error`, phone: 'wide', cell: ({ message }) => message },
];

/** Every error with its row and column. */
export function ImportErrors({ errors }: { errors: readonly InvoiceImportError[] }) {
  return (
    <DataTable
      caption={t`Errors in the file`}
      columns={COLUMNS}
      rows={errors}
      rowId={({ row, column, code }) => [row, column, code].join(' ')}
    />
  );
}
