import { FailureAlert, isProblem, UserFacingError } from '@lading/mfe-kit';
import { Button, CodeField, PasswordField, Stack } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useProof } from './use-proof';

interface TypedProofFormProps {
  method: 'password' | 'totp';
  onProved(): void;
}

/** Asks for the password or a code of the app; a refused one stays, selected. */
export function TypedProofForm({ method, onProved }: TypedProofFormProps) {
  const proof = useProof(onProved);
  const { register, handleSubmit, setFocus, formState } = useForm({ defaultValues: { secret: '' } });
  const error = formState.errors.secret?.message;
  // The dialog has opened before it is known what the user can prove with.
  useEffect(() => setFocus('secret'), [setFocus]);
  const submit = handleSubmit(({ secret }) =>
    proof.mutate(method === 'password' ? { method, password: secret } : { method, code: secret }, {
      onError: () => setFocus('secret', { shouldSelect: true }),
    }),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {method === 'password' ? (
          <PasswordField
            {...register('secret', { required: t`Enter your password` })}
            label={t`Password`}
            autoComplete="current-password"
            error={error}
          />
        ) : (
          <CodeField
            {...register('secret', {
              pattern: { value: /^\d{6}$/, message: t`Enter the six digits` },
              required: t`Enter the six digits`,
            })}
            label={t`Authenticator code`}
            error={error}
          />
        )}
        {proof.isError && (
          <FailureAlert
            error={
              isProblem(proof.error, 'INVALID_CREDENTIALS')
                ? new UserFacingError(t`The password is incorrect.`)
                : proof.error
            }
          />
        )}
        <Button type="submit" loading={proof.isPending}>
          <Trans>Confirm</Trans>
        </Button>
      </Stack>
    </form>
  );
}
