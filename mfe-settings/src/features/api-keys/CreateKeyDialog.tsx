import { FormDialog, FormTextInput, useDraftForm } from '@lading/mfe-kit';
import { t } from '@lingui/core/macro';
import { keySchema, NEW_KEY } from './key-form';
import { PermissionChoices } from './PermissionChoices';
import { type CreatedKey, useCreateKey } from './use-api-keys';

interface CreateKeyDialogProps {
  onCreated(key: CreatedKey): void;
  onClose(): void;
}

export function CreateKeyDialog({ onCreated, onClose }: CreateKeyDialogProps) {
  const create = useCreateKey();
  const form = useDraftForm({ name: 'api-key', schema: keySchema, defaults: NEW_KEY });
  return (
    <FormDialog
      title={t`Create API key`}
      submitLabel={t`Create key`}
      size="lg"
      form={form}
      onSubmit={async (key) => onCreated(await create.mutateAsync(key))}
      onClose={onClose}
    >
      <FormTextInput
        name="name"
        label={t`Name`}
        description={t`The program that uses the key. Shown in the activity log.`}
        maxLength={60}
        data-autofocus
      />
      <PermissionChoices />
      <FormTextInput
        name="expiresOn"
        type="date"
        label={t`Expiration date`}
        description={t`In UTC. Leave empty for a key that does not expire.`}
        maw="16rem"
      />
    </FormDialog>
  );
}
