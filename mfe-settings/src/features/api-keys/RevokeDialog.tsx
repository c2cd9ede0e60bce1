import { FailureAlert } from '@lading/mfe-kit';
import { ConfirmDialog, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ApiKey } from '../../shared/types';
import { useRevokeKey } from './use-api-keys';

/** Asks before a key is revoked. */
export function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose(): void }) {
  const revoke = useRevokeKey();
  return (
    <ConfirmDialog
      opened
      title={t`Revoke ${apiKey.name}?`}
      confirmLabel={t`Revoke key`}
      destructive
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate(apiKey, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack>
        <Text>
          <Trans>Requests with this key are rejected immediately. This cannot be undone.</Trans>
        </Text>
        {revoke.isError && <FailureAlert error={revoke.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
