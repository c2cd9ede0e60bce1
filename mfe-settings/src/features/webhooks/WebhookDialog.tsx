import type { components } from '@lading/api-client';
import { FailureAlert } from '@lading/mfe-kit';
import { Button, Group, Modal, Stack, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../shared/field-errors';
import { useKeptForm } from '../../shared/form/use-kept-form';
import type { Webhook } from '../../shared/types';
import type { Kind } from './kind-words';
import { KindChoices } from './KindChoices';
import { useAddWebhook, useChangeWebhook } from './use-webhooks';

interface Values {
  url: string;
  kinds: Kind[];
}
const EMPTY: Values = { url: '', kinds: [] };

/** Adds a webhook. */
export function AddWebhookDialog({
  onAdded,
  onClose,
}: {
  onAdded(made: components['schemas']['CreatedWebhookDto']): void;
  onClose(): void;
}) {
  const add = useAddWebhook();
  const form = useKeptForm('webhook-new', EMPTY);
  const save = (values: Values) =>
    add.mutate(values, {
      onSuccess: (made) => {
        form.saved(EMPTY);
        onAdded(made);
      },
      onError: (error) => showFieldErrors(error, ['url', 'kinds'], form.setError),
    });
  const discard = () => {
    form.saved(EMPTY);
    onClose();
  };
  return (
    <WebhookModal
      title={t`Add webhook`}
      act={t`Save webhook`}
      form={form}
      busy={add.isPending}
      error={add.error}
      onSave={save}
      onClose={discard}
    />
  );
}

/** Changes where a webhook is and what it is told of. */
export function ChangeWebhookDialog({ webhook, onClose }: { webhook: Webhook; onClose(): void }) {
  const stored = { url: webhook.url, kinds: webhook.kinds };
  const change = useChangeWebhook(webhook);
  const form = useKeptForm<Values>(webhook.id, stored);
  const done = () => {
    form.saved(stored);
    onClose();
  };
  const save = (values: Values) =>
    change.mutate(values, {
      onSuccess: done,
      onError: (error) => showFieldErrors(error, ['url', 'kinds'], form.setError),
    });
  return (
    <WebhookModal
      title={t`Edit webhook`}
      act={t`Save webhook`}
      form={form}
      busy={change.isPending}
      error={change.error}
      onSave={save}
      onClose={done}
    />
  );
}

interface WebhookModalProps {
  title: string;
  act: string;
  form: UseFormReturn<Values>;
  busy: boolean;
  error: unknown;
  onSave(values: Values): void;
  onClose(): void;
}

function WebhookModal({
  title,
  act,
  form: { control, register, handleSubmit, formState },
  busy,
  error,
  onSave,
  onClose,
}: WebhookModalProps) {
  const { errors } = formState;
  const submit = handleSubmit(({ url, kinds }) => onSave({ url: url.trim(), kinds }));
  return (
    <Modal
      opened
      size="xl"
      title={title}
      onClose={onClose}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextInput
            {...register('url', {
              validate: (url) =>
                /^https?:\/\/\S+$/i.test(url.trim()) || t`Enter a URL such as https://example.com/lading-events`,
            })}
            type="url"
            label={t`URL`}
            description={t`Receives events as HTTPS POST requests`}
            maxLength={500}
            autoComplete="off"
            error={errors.url?.message}
            data-autofocus
          />
          <Controller
            name="kinds"
            control={control}
            rules={{ validate: (kinds) => kinds.length > 0 || t`Choose at least one event` }}
            render={({ field: { value, onChange } }) => (
              <KindChoices value={value} onChange={onChange} error={errors.kinds?.message} />
            )}
          />
          {Boolean(error) && Object.keys(errors).length === 0 && <FailureAlert error={error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" loading={busy}>
              {act}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
