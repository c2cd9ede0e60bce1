import { FailureAlert } from '@lading/mfe-kit';
import { Button, Group, Stack, Text, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { showFieldErrors } from '../../shared/field-errors';
import type { Passkey } from '../../shared/types';
import { PasskeyRow } from './PasskeyRow';
import { useAddPasskey } from './use-factors';

interface PasskeysProps {
  passkeys: Passkey[];
  onCodes(codes: string[] | null): void;
}

/** The passkeys of the account, and how to make another one. */
export function Passkeys({ passkeys, onCodes }: PasskeysProps) {
  const add = useAddPasskey();
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: { name: '' } });
  const error = formState.errors.name?.message;
  const submit = handleSubmit(({ name }) =>
    add.mutate(name, {
      onSuccess: (codes) => {
        reset();
        onCodes(codes);
      },
      onError: (failure) => showFieldErrors(failure, ['name'], setError),
    }),
  );
  return (
    <Stack gap="sm">
      {passkeys.length === 0 && (
        <Text c="dimmed">
          <Trans>No passkeys.</Trans>
        </Text>
      )}
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <TextInput
            {...register('name', { validate: (name) => name.trim() !== '' || t`Enter a name` })}
            label={t`Name of the new passkey`}
            description={t`For example “Work laptop”`}
            autoComplete="off"
            error={error}
            maw="24rem"
          />
          {add.isError && !error && <FailureAlert error={add.error} />}
          <Group>
            <Button type="submit" variant="default" loading={add.isPending}>
              <Trans>Add passkey</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  );
}
