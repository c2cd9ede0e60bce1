import { paths } from '@lading/mfe-contract';
import { FailureAlert, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Alert, Anchor, Button, Group, NativeSelect, Stack, Text, TextInput } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createExport, type ExportFormat, exportQueries, type PendingExport } from '../../shared/api/accounting';
import { periodQueries } from '../../shared/api/accounting-periods';
import { invoiceQueries } from '../../shared/api/invoices';
import { formatOptions, invoicesText, monthText, totalsText } from './export-words';

const MONTH_LENGTH = 7;
const thisMonth = () => new Date().toISOString().slice(0, MONTH_LENGTH);
const NAMED_MAX = 5;

/** Month and format of a new export, and what it would have. */
export function NewExport() {
  const { api, host } = useRemote();
  const queryClient = useQueryClient();
  const [month, setMonth] = useState(thisMonth);
  const [format, setFormat] = useState<ExportFormat>('csv');
  const pending = useQuery({ ...exportQueries.pending(api, month), enabled: month !== '' });
  const periods = useQuery(periodQueries.list(api));
  const isClosed = periods.data?.items.some((one) => one.month === month) ?? false;
  const create = useMutation({
    mutationFn: () => createExport(api, { month, format }),
    onSuccess: ({ number }) => host.notify({ kind: 'success', message: t`Export ${number} was created.` }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: invoiceQueries.all });
      return queryClient.invalidateQueries({ queryKey: exportQueries.all });
    },
  });
  return (
    <Stack gap="sm">
      <Group align="flex-end">
        <TextInput
          type="month"
          label={t`Month of approval`}
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
        />
        <NativeSelect
          label={t`Format`}
          data={formatOptions()}
          value={format}
          onChange={(event) => setFormat(event.currentTarget.value as ExportFormat)}
        />
        <Button disabled={!canExport(pending.data)} loading={create.isPending} onClick={() => create.mutate()}>
          <Trans>Create export</Trans>
        </Button>
      </Group>
      {create.isError && <FailureAlert error={create.error} />}
      {month !== '' && (
        <QueryBoundary query={pending} loading={t`Loading invoices`} failed={t`The invoices could not be loaded`}>
          {(loaded) => (isClosed ? <Closed month={month} /> : <Pending pending={loaded} />)}
        </QueryBoundary>
      )}
    </Stack>
  );
}

const canExport = (pending: PendingExport | undefined): boolean =>
  pending !== undefined && pending.invoices > 0 && pending.uncoded.length === 0;

function Closed({ month }: { month: string }) {
  const name = monthText(month);
  return (
    <Text c="dimmed">
      {t`${name} is closed. Its invoices that are not exported yet will be in the export of the next open month.`}
    </Text>
  );
}

function Pending({ pending: { invoices, remaining, totals, uncoded } }: { pending: PendingExport }) {
  if (uncoded.length > 0)
    return (
      <Alert color="yellow" variant="light" title={t`${invoicesText(uncoded.length)} without coding`}>
        <Text>
          <Trans>
            <Anchor component={Link} to={`${paths.company()}/coding-rules`} underline="always">
              Add a default coding rule in the settings
            </Anchor>
            , or code them by hand:
          </Trans>
        </Text>
        <Group gap="sm">
          {uncoded.slice(0, NAMED_MAX).map(({ id, number }) => (
            <Anchor key={id} component={Link} to={paths.invoice(id)} underline="always">
              {number}
            </Anchor>
          ))}
        </Group>
      </Alert>
    );
  if (invoices === 0) return <Text c="dimmed">{t`Nothing is left to export for this month.`}</Text>;
  return (
    <div role="status">
      <Text>{t`To export: ${invoicesText(invoices)}, ${totalsText(totals)}`}</Text>
      {remaining > 0 && (
        <Text>{t`Left for the next export: ${invoicesText(remaining)}. An export has at most 2,000 invoices.`}</Text>
      )}
    </div>
  );
}
