import { type Column, DataTable, failureMessage, useRemote } from '@lading/mfe-kit';
import { Anchor, Button, ConfirmDialog, formatInstant, Group } from '@lading/ui';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exportQueries } from '../../shared/api/accounting';
import { type AccountingPeriod, periodQueries, reopenPeriod } from '../../shared/api/accounting-periods';
import { accruedText, monthText } from './export-words';

/** Closed months with their stored accruals. */
export function ClosedMonths({ periods }: { periods: AccountingPeriod[] }) {
  return <DataTable caption={t`Closed months`} columns={COLUMNS} rows={periods} rowId={({ month }) => month} />;
}

const COLUMNS: Column<AccountingPeriod>[] = [
  { id: 'month', header: msg`Month`, cell: ({ month }) => <strong>{monthText(month)}</strong> },
  {
    id: 'accrued',
    header: msg`Accrued`,
    cell: ({ accruals: { totals } }) => (totals.length === 0 ? t`Nothing` : accruedText(totals)),
  },
  {
    id: 'closed',
    header: msg({ context: 'month', message: 'Closed' }),
    cell: ({ closedBy, closedAt }) => `${closedBy}, ${formatInstant(closedAt)}`,
  },
  { id: 'actions', header: msg`Actions`, phone: 'wide', cell: ({ month }) => <Actions month={month} /> },
];

function Actions({ month }: { month: string }) {
  const { api, host } = useRemote();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const name = monthText(month);
  const reopen = useMutation({
    mutationFn: () => reopenPeriod(api, month),
    onSuccess: () => host.notify({ kind: 'success', message: t`${name} is open again.` }),
    onError: (error) =>
      host.notify({ kind: 'error', message: t`${name} was not opened again. ${failureMessage(error)}` }),
    onSettled: () => {
      setAsked(false);
      void queryClient.invalidateQueries({ queryKey: exportQueries.all });
      return queryClient.invalidateQueries({ queryKey: periodQueries.all });
    },
  });
  return (
    <Group gap="sm">
      <Anchor
        href={`${host.api.baseUrl}/api/v1/accounting/periods/${month}/accruals`}
        download={`accruals-${month}.csv`}
        underline="always"
        aria-label={t`Download accruals of ${name}`}
      >
        <Trans>Download accruals</Trans>
      </Anchor>
      <Button size="compact-sm" variant="default" aria-label={t`Reopen ${name}`} onClick={() => setAsked(true)}>
        <Trans>Reopen</Trans>
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={t`Reopen ${name}?`}
        confirmLabel={t`Reopen month`}
        busy={reopen.isPending}
        onConfirm={() => reopen.mutate()}
        onClose={() => setAsked(false)}
      >
        <Trans>Its stored accruals are deleted. Download them first if you have booked them.</Trans>
      </ConfirmDialog>
    </Group>
  );
}
