import { FailureAlert } from '@lading/mfe-kit';
import { Button, Group, Modal, Stack, Text, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../../shared/field-errors';
import { useDeleteCompany } from './use-delete-company';

/** Asks for the company's name before it is deleted. */
export function DeleteDialog({ name, onClose }: { name: string; onClose(): void }) {
  const remove = useDeleteCompany();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { name: '' } });
  const error = formState.errors.name?.message;
  const submit = handleSubmit((values) =>
    remove.mutate(values.name.trim(), { onError: (failure) => showFieldErrors(failure, ['name'], setError) }),
  );
  return (
    <Modal opened onClose={onClose} title={t`Delete ${name}?`} closeButtonProps={{ 'aria-label': t`Close` }}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <Text>
            <Trans>
              Everyone loses access immediately, including you. An owner can restore the company for 30 days under Your
              companies.
            </Trans>
          </Text>
          <TextInput
            {...register('name', { validate: (typed) => typed.trim() === name || t`Type the name exactly: ${name}` })}
            label={t`Legal name of the company`}
            autoComplete="off"
            spellCheck={false}
            error={error}
            data-autofocus
          />
          {remove.isError && !error && <FailureAlert error={remove.error} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" color="red" loading={remove.isPending}>
              <Trans>Delete company</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
