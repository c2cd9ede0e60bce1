import { paths } from '@lading/mfe-contract';
import { Form, FormPasswordInput, FormTextInput } from '@lading/mfe-kit';
import { Anchor } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { requiredText, secret } from '../../shared/form/schemas';
import { keepNext, useNext } from '../../shared/next';
import type { SignInResult } from '../../shared/use-sign-in-flow';
import { type Credentials, useSignIn } from './use-sign-in';

export const CREDENTIALS = z.object({
  email: requiredText(() => t`Enter your email address`, 254),
  password: secret(() => t`Enter your password`),
});

interface PasswordFormProps {
  form: UseFormReturn<Credentials>;
  onProved(result: SignInResult): Promise<void>;
}

/** Email and password. Refused credentials are kept, and the password is selected. */
export function PasswordForm({ form, onProved }: PasswordFormProps) {
  const signIn = useSignIn(onProved);
  const submit = async (credentials: Credentials) => {
    try {
      await signIn(credentials);
    } catch (error) {
      form.setFocus('password', { shouldSelect: true });
      throw error;
    }
  };
  return (
    <Form
      form={form}
      transient
      submitLabel={t`Sign in`}
      fullWidth
      onSubmit={submit}
      actions={<ForgottenPassword form={form} />}
    >
      <FormTextInput
        name="email"
        label={t`Email`}
        type="email"
        // With the second token the browser suggests passkeys here.
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormPasswordInput name="password" label={t`Password`} autoComplete="current-password" />
    </Form>
  );
}

/** Passes the entered address on. */
function ForgottenPassword({ form: { control } }: Pick<PasswordFormProps, 'form'>) {
  const email = useWatch({ control, name: 'email' });
  const next = useNext();
  return (
    <Anchor component={Link} to={keepNext(paths.resetPassword(), next)} state={{ email }} size="sm" underline="always">
      <Trans>Forgot your password?</Trans>
    </Anchor>
  );
}
