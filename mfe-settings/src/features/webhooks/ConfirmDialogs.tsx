import { ConfirmDialog, Stack, Text } from '@lading/ui';
import { FailureAlert } from '../../shared/FailureAlert';
import type { Webhook } from '../../shared/types';
import { useRemoveWebhook, useRotateSecret } from './use-webhooks';

/** Asks once before a webhook gets a new secret. */
export function RotateSecretDialog({ webhook, onSecret, onClose }: { webhook: Webhook; onSecret(secret: string): void; onClose(): void }) {
  const rotate = useRotateSecret();
  const confirm = () =>
    rotate.mutate(webhook, {
      onSuccess: ({ secret }) => {
        onClose();
        onSecret(secret);
      },
    });
  return (
    <ConfirmDialog opened title="Make a new secret?" confirmLabel="Make a new secret" busy={rotate.isPending} onConfirm={confirm} onClose={onClose}>
      <Stack>
        <Text>For 24 hours deliveries carry the signatures of both secrets; then the one before is void. Put the new one into your program within that time.</Text>
        {rotate.isError && <FailureAlert error={rotate.error} />}
      </Stack>
    </ConfirmDialog>
  );
}

/** Asks once before a webhook is removed. */
export function RemoveWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose(): void }) {
  const remove = useRemoveWebhook();
  return (
    <ConfirmDialog opened title="Remove the webhook?" confirmLabel="Remove the webhook" destructive busy={remove.isPending} onConfirm={() => remove.mutate(webhook, { onSuccess: onClose })} onClose={onClose}>
      <Stack>
        <Text>{webhook.url} is told of nothing more, also not of what waits to be tried again. Its delivery log is removed too.</Text>
        {remove.isError && <FailureAlert error={remove.error} />}
      </Stack>
    </ConfirmDialog>
  );
}
