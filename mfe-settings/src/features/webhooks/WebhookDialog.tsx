import type { components } from '@lading/api-client';
import { FormDialog, FormTextInput, useDraftForm } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import type { Webhook } from '../../shared/types';
import { KindChoices } from './KindChoices';
import { useAddWebhook, useChangeWebhook } from './use-webhooks';
import { NEW_WEBHOOK, webhookSchema, webhookValues } from './webhook-form';

interface AddWebhookDialogProps {
  onAdded(webhook: components['schemas']['CreatedWebhookDto']): void;
  onClose(): void;
}

export function AddWebhookDialog({ onAdded, onClose }: AddWebhookDialogProps) {
  const add = useAddWebhook();
  const form = useDraftForm({ name: 'webhook.new', schema: webhookSchema, defaults: NEW_WEBHOOK });
  return (
    <FormDialog
      title={t`Add webhook`}
      submitLabel={t`Save webhook`}
      size="xl"
      form={form}
      onSubmit={async (webhook) => onAdded(await add.mutateAsync(webhook))}
      onClose={onClose}
    >
      <WebhookFields />
    </FormDialog>
  );
}

export function EditWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose(): void }) {
  const change = useChangeWebhook(webhook);
  const form = useDraftForm({
    name: `webhook.${webhook.id}`,
    schema: webhookSchema,
    defaults: webhookValues(webhook),
  });
  return (
    <FormDialog
      title={t`Edit webhook`}
      submitLabel={t`Save webhook`}
      size="xl"
      form={form}
      onSubmit={change.mutateAsync}
      onClose={onClose}
    >
      <WebhookFields />
    </FormDialog>
  );
}

function WebhookFields() {
  return (
    <>
      <FormTextInput
        name="url"
        type="url"
        label={t`URL`}
        description={t`Receives events as HTTPS POST requests`}
        maxLength={500}
        data-autofocus
      />
      <KindChoices />
    </>
  );
}
