import { paths } from '@lading/mfe-contract';
import { type Column, DataTable, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Anchor, Modal } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { amountText } from '../../shared/amount';
import { type AccountingExport, type ExportLine, exportQueries } from '../../shared/api/accounting';

interface ExportLinesDialogProps {
  export: Pick<AccountingExport, 'id' | 'number'>;
  onClose(): void;
}

/** What is in an export. */
export function ExportLinesDialog({ export: { id, number }, onClose }: ExportLinesDialogProps) {
  const detail = useQuery(exportQueries.detail(useRemote().api, id));
  return (
    <Modal opened onClose={onClose} title={t`Export ${number}`} size="xl" closeButtonProps={{ 'aria-label': t`Close` }}>
      <QueryBoundary query={detail} loading={t`Loading export`} failed={t`The export could not be loaded`}>
        {({ lines }) => (
          <DataTable
            caption={t`Lines of export ${number}`}
            columns={COLUMNS}
            rows={lines}
            rowId={({ invoiceId, glAccount, costCenter }) => `${invoiceId} ${glAccount} ${costCenter}`}
          />
        )}
      </QueryBoundary>
    </Modal>
  );
}

const COLUMNS: Column<ExportLine>[] = [
  {
    id: 'invoice',
    header: msg`Invoice`,
    cell: ({ invoiceId, invoiceNumber }) => (
      <Anchor component={Link} to={paths.invoice(invoiceId)} underline="always">
        {invoiceNumber}
      </Anchor>
    ),
  },
  { id: 'carrier', header: msg`Carrier`, cell: ({ carrierName }) => carrierName },
  { id: 'account', header: msg`GL account`, cell: ({ glAccount }) => glAccount },
  { id: 'costCenter', header: msg`Cost center`, cell: ({ costCenter }) => costCenter },
  { id: 'amount', header: msg`Amount`, align: 'right', cell: ({ amount, currency }) => amountText(amount, currency) },
];
