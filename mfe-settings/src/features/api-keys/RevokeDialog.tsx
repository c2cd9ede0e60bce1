import { FailureAlert } from '@lading/mfe-kit';
import { ConfirmDialog, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ApiKey } from '../../shared/types';
import { useRevokeKey } from './use-api-keys';

/** Asks once before a key is revoked. */
export function RevokeDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose(): void }) {
  const revoke = useRevokeKey();
  return (
    <ConfirmDialog
      opened
      title={t`Revoke ${apiKey.name}?`}
      confirmLabel={t`Revoke the key`}
      destructive
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate(apiKey, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack>
        <Text>
          <Trans>Its next request is refused, for good. A program that still uses it needs another key.</Trans>
        </Text>
        {revoke.isError && <FailureAlert error={revoke.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
