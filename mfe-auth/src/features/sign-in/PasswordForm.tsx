import { paths } from '@lading/mfe-contract';
import { FailureAlert } from '@lading/mfe-kit';
import { Anchor, Button, PasswordField, Stack, TextInput } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Control, type UseFormReturn, useWatch } from 'react-hook-form';
import { keepNext, useNext } from '../../shared/next';
import type { SignInResult } from '../../shared/use-entrance';
import { type Credentials, useSignIn } from './use-sign-in';

interface PasswordFormProps {
  form: UseFormReturn<Credentials>;
  onProved(result: SignInResult): Promise<void>;
}

/** E-mail and password. What was typed stays when it was not right. */
export function PasswordForm({
  form: { register, handleSubmit, setFocus, control, formState },
  onProved,
}: PasswordFormProps) {
  const signIn = useSignIn(onProved);
  const submit = handleSubmit((credentials) =>
    signIn.mutate(credentials, { onError: () => setFocus('password', { shouldSelect: true }) }),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TextInput
          {...register('email', { required: t`Enter your e-mail address` })}
          label={t`E-mail`}
          type="email"
          // The second word has the browser offer passkeys here.
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.email?.message}
        />
        <PasswordField
          {...register('password', { required: t`Enter your password` })}
          label={t`Password`}
          autoComplete="current-password"
          error={formState.errors.password?.message}
        />
        {signIn.isError && <FailureAlert error={signIn.error} />}
        <Button type="submit" loading={signIn.isPending} fullWidth>
          <Trans>Sign in</Trans>
        </Button>
        <ForgottenPassword control={control} />
      </Stack>
    </form>
  );
}

/** Takes the typed address along. */
function ForgottenPassword({ control }: { control: Control<Credentials> }) {
  const email = useWatch({ control, name: 'email' });
  const next = useNext();
  return (
    <Anchor component={Link} to={keepNext(paths.resetPassword(), next)} state={{ email }} size="sm" underline="always">
      <Trans>Forgot your password?</Trans>
    </Anchor>
  );
}
