import { FailureAlert, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Anchor, Button, ConfirmDialog, Group, Stack, Text, TextInput, Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exportQueries } from '../../shared/api/accounting';
import { type Accruals, closePeriod, periodQueries } from '../../shared/api/accounting-periods';
import { ClosedMonths } from './ClosedMonths';
import { accruedText, monthText, shipmentsText } from './export-words';

/** Accruals of a month, and closing it. */
export function MonthEnd() {
  const { api } = useRemote();
  const [month, setMonth] = useState(lastMonth);
  const periods = useQuery(periodQueries.list(api));
  return (
    <Stack gap="sm" component="section" aria-labelledby="month-end">
      <Title order={2} id="month-end">
        <Trans>Month end</Trans>
      </Title>
      <Text c="dimmed">
        <Trans>
          Accruals are the booked cost of shipments that were picked up by the end of the month and have no approved
          invoice by then. Reverse them on the first day of the next month.
        </Trans>
      </Text>
      <QueryBoundary query={periods} loading={t`Loading months`} failed={t`The closed months could not be loaded`}>
        {({ items }) => (
          <>
            <Group align="flex-end">
              <TextInput
                type="month"
                label={t`Month to close`}
                value={month}
                onChange={(event) => setMonth(event.currentTarget.value)}
              />
              {month !== '' && <CloseMonth key={month} month={month} isClosed={isAmong(items, month)} />}
            </Group>
            {month !== '' && !isAmong(items, month) && <OpenMonth month={month} />}
            {items.length > 0 && <ClosedMonths periods={items} />}
          </>
        )}
      </QueryBoundary>
    </Stack>
  );
}

const isAmong = (items: readonly { month: string }[], month: string): boolean =>
  items.some((one) => one.month === month);

/** The month before this one, on the clock of the user. */
function lastMonth(): string {
  const now = new Date();
  const last = new Date(now.getFullYear(), now.getMonth() - 1, 1);
  return `${last.getFullYear()}-${String(last.getMonth() + 1).padStart(2, '0')}`;
}

function OpenMonth({ month }: { month: string }) {
  const { api, host } = useRemote();
  const accruals = useQuery(periodQueries.accruals(api, month));
  return (
    <QueryBoundary query={accruals} loading={t`Adding up shipments`} failed={t`The accruals could not be loaded`}>
      {(loaded) => (
        <Group gap="sm">
          <Text role="status">{accrualsText(loaded)}</Text>
          {loaded.totals.length > 0 && (
            <Anchor
              href={`${host.api.baseUrl}/api/v1/accounting/accruals/export?month=${month}`}
              download={`accruals-${month}.csv`}
              underline="always"
            >
              <Trans>Download accruals</Trans>
            </Anchor>
          )}
        </Group>
      )}
    </QueryBoundary>
  );
}

function accrualsText({ totals, uncoded }: Accruals): string {
  if (totals.length === 0) return t`Nothing is to be accrued for this month.`;
  const amounts = accruedText(totals);
  if (uncoded === 0) return t`To accrue: ${amounts}`;
  return t`To accrue: ${amounts}. Without a coding rule: ${shipmentsText(uncoded)}; the account is empty in the file.`;
}

function CloseMonth({ month, isClosed }: { month: string; isClosed: boolean }) {
  const { api, host } = useRemote();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const pending = useQuery({ ...exportQueries.pending(api, month), enabled: isAsked });
  const name = monthText(month);
  const close = useMutation({
    mutationFn: () => closePeriod(api, month),
    onSuccess: () => host.notify({ kind: 'success', message: t`${name} is closed.` }),
    onSettled: () => {
      setAsked(false);
      void queryClient.invalidateQueries({ queryKey: exportQueries.all });
      return queryClient.invalidateQueries({ queryKey: periodQueries.all });
    },
  });
  return (
    <>
      <Button variant="default" disabled={isClosed} onClick={() => setAsked(true)}>
        {isClosed ? t`${name} is closed` : t`Close ${name}`}
      </Button>
      {close.isError && <FailureAlert error={close.error} />}
      <ConfirmDialog
        opened={isAsked}
        title={t`Close ${name}?`}
        confirmLabel={t`Close month`}
        busy={close.isPending}
        onConfirm={() => close.mutate()}
        onClose={() => setAsked(false)}
      >
        <Trans>The accruals are stored and do not change any more, and the month has no further exports.</Trans>
        {pending.data !== undefined && pending.data.invoices + pending.data.uncoded.length > 0 && (
          <Text mt="sm">
            <Trans>Approved invoices that are not exported yet will be in the export of the next open month.</Trans>
          </Text>
        )}
      </ConfirmDialog>
    </>
  );
}
