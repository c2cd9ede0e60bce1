import { FailureAlert } from '@lading/mfe-kit';
import { ConfirmDialog, Stack, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Webhook } from '../../shared/types';
import { useRemoveWebhook, useRotateSecret } from './use-webhooks';

/** Asks before a webhook gets a new secret. */
export function RotateSecretDialog({
  webhook,
  onSecret,
  onClose,
}: {
  webhook: Webhook;
  onSecret(secret: string): void;
  onClose(): void;
}) {
  const rotate = useRotateSecret();
  const confirm = () =>
    rotate.mutate(webhook, {
      onSuccess: ({ secret }) => {
        onClose();
        onSecret(secret);
      },
    });
  return (
    <ConfirmDialog
      opened
      title={t`Rotate the secret?`}
      confirmLabel={t`Rotate secret`}
      busy={rotate.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Stack>
        <Text>
          <Trans>
            For 24 hours, deliveries are signed with both secrets. Then the old secret stops working. Update your
            program before that.
          </Trans>
        </Text>
        {rotate.isError && <FailureAlert error={rotate.error} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** Asks before a webhook is deleted. */
export function RemoveWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose(): void }) {
  const remove = useRemoveWebhook();
  return (
    <ConfirmDialog
      opened
      title={t`Delete the webhook?`}
      confirmLabel={t`Delete webhook`}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate(webhook, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Stack>
        <Text>
          <Trans>
            {webhook.url} receives no more events, and pending retries are dropped. The delivery log is deleted too.
          </Trans>
        </Text>
        {remove.isError && <FailureAlert error={remove.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
