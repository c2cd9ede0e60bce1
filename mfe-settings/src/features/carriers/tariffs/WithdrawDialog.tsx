import { unwrap } from '@lading/api-client';
import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { ConfirmDialog, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Tariff } from '../../../shared/types';
import { tariffQueries } from '../carrier-queries';

/** Asks before a version is withdrawn from rating, or restored. */
export function WithdrawDialog({ tariff, onClose }: { tariff: Tariff; onClose(): void }) {
  const { api } = useRemote();
  const queryClient = useQueryClient();
  const { id, name, version } = tariff;
  const withdrawn = tariff.status !== 'withdrawn';
  const change = useMutation({
    mutationFn: () =>
      unwrap(api.PATCH('/api/v1/company/tariffs/{id}', { params: { path: { id } }, body: { withdrawn } })),
    onSuccess: onClose,
    onSettled: () => queryClient.invalidateQueries({ queryKey: tariffQueries.list(api).queryKey }),
  });
  return (
    <ConfirmDialog
      opened
      title={withdrawn ? t`Withdraw ${name}, version ${version}?` : t`Restore ${name}, version ${version}?`}
      confirmLabel={withdrawn ? t`Withdraw version ${version}` : t`Restore version ${version}`}
      destructive={withdrawn}
      busy={change.isPending}
      onConfirm={() => change.mutate()}
      onClose={onClose}
    >
      <Stack>
        <Text>
          {withdrawn
            ? t`New quotes use an earlier version of ${tariff.carrier.name} that covers the pickup date. Existing quotes do not change.`
            : t`New quotes with pickups within its dates use it again, unless a later version covers the date.`}
        </Text>
        {change.isError && <FailureAlert error={change.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
