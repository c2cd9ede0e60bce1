import { FailureAlert } from '@lading/mfe-kit';
import { ConfirmDialog, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import type { Tariff } from '../../../shared/types';
import { useWithdrawTariff } from '../use-carriers';

/** Asks before a version is taken out of rating, or put back. */
export function WithdrawDialog({ tariff, onClose }: { tariff: Tariff; onClose(): void }) {
  const change = useWithdrawTariff();
  const withdrawn = tariff.status !== 'withdrawn';
  const { name, version } = tariff;
  return (
    <ConfirmDialog
      opened
      title={withdrawn ? t`Withdraw ${name}, version ${version}?` : t`Restore ${name}, version ${version}?`}
      confirmLabel={withdrawn ? t`Withdraw version ${version}` : t`Restore version ${version}`}
      destructive={withdrawn}
      busy={change.isPending}
      onConfirm={() => change.mutate({ tariff, withdrawn }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack>
        <Text>
          {withdrawn
            ? t`New quotes no longer use it; an earlier version of ${tariff.carrier.name} that covers the day takes its place. Quotes that exist keep their offers. It can be restored.`
            : t`New quotes for pickups within its dates use it again, unless a later version covers the day.`}
        </Text>
        {change.isError && <FailureAlert error={change.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
