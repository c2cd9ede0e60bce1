import { FailureAlert } from '@lading/mfe-kit';
import { Button, Group, Modal, Stack, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Controller } from 'react-hook-form';
import { showFieldErrors } from '../../shared/field-errors';
import { useKeptForm } from '../../shared/form/use-kept-form';
import type { KeyPermission } from './key-permissions';
import { PermissionChoices } from './PermissionChoices';
import { type CreatedKey, useCreateKey } from './use-api-keys';

interface Values {
  name: string;
  permissions: KeyPermission[];
  /** Empty: until the key is revoked. */
  expiresOn: string;
}

const EMPTY: Values = { name: '', permissions: [], expiresOn: '' };

interface CreateKeyDialogProps {
  onCreated(key: CreatedKey): void;
  onClose(): void;
}

/** Makes a key. */
export function CreateKeyDialog({ onCreated, onClose }: CreateKeyDialogProps) {
  const create = useCreateKey();
  const { control, register, handleSubmit, setError, saved, formState } = useKeptForm('api-key', EMPTY);
  const { errors } = formState;
  const submit = handleSubmit(({ name, permissions, expiresOn }) =>
    create.mutate(
      { name: name.trim(), permissions, expiresOn: expiresOn || null },
      {
        onSuccess: (key) => {
          saved(EMPTY);
          onCreated(key);
        },
        onError: (error) => showFieldErrors(error, ['name', 'permissions', 'expiresOn'], setError),
      },
    ),
  );
  const discard = () => {
    saved(EMPTY);
    onClose();
  };
  return (
    <Modal
      opened
      size="lg"
      title={t`Create API key`}
      onClose={discard}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextInput
            {...register('name', { validate: (name) => name.trim() !== '' || t`Enter a name` })}
            label={t`Name`}
            description={t`The program that uses the key. Shown in the activity log.`}
            maxLength={60}
            autoComplete="off"
            error={errors.name?.message}
            data-autofocus
          />
          <Controller
            name="permissions"
            control={control}
            rules={{ validate: (permissions) => permissions.length > 0 || t`Choose at least one permission` }}
            render={({ field: { value, onChange } }) => (
              <PermissionChoices value={value} onChange={onChange} error={errors.permissions?.message} />
            )}
          />
          <TextInput
            {...register('expiresOn')}
            type="date"
            label={t`Expiration date`}
            description={t`In UTC. Leave empty for a key that does not expire.`}
            maw="16rem"
            error={errors.expiresOn?.message}
          />
          {create.isError && Object.keys(errors).length === 0 && <FailureAlert error={create.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={discard}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" loading={create.isPending}>
              <Trans>Create key</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
