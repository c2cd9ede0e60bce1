import { FailureAlert } from '@lading/mfe-kit';
import { Button, PasswordField, Stack, VisuallyHidden } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import { type Control, useForm, useWatch } from 'react-hook-form';
import { showFieldErrors } from '../../shared/field-errors';
import { NewPasswordField } from '../../shared/new-password/NewPasswordField';
import { checkNewPassword, type PersonalWords } from '../../shared/new-password/password-rules';
import { PasswordRules } from '../../shared/new-password/PasswordRules';
import type { PasswordChange } from './use-change-password';

interface FormValues {
  currentPassword: string;
  newPassword: string;
}

interface NewPasswordFormProps {
  /** Proves by the mailed token; without one the current password is asked for. */
  token?: string;
  /** Null where the link does not say whose it is. */
  person: PersonalWords | null;
  change: UseMutationResult<void, Error, PasswordChange>;
}

/** Asks for a new password; what was typed stays when it is refused. */
export function NewPasswordForm({ token, person, change }: NewPasswordFormProps) {
  const { register, handleSubmit, control, setError, formState } = useForm<FormValues>({
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate(token === undefined ? { currentPassword, newPassword } : { token, newPassword }, {
      onError: (error) => {
        if (showFieldErrors(error, ['currentPassword', 'newPassword'], setError)) change.reset();
      },
    }),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {person && <PasswordManagerHint email={person.email} />}
        {token === undefined && (
          <PasswordField
            {...register('currentPassword', { required: t`Enter your current password` })}
            label={t`Current password`}
            autoComplete="current-password"
            error={errors.currentPassword?.message}
          />
        )}
        <NewPasswordField
          {...register('newPassword', { validate: (password) => checkNewPassword(password, person) })}
          label={t`New password`}
          rules={<LivePasswordRules control={control} person={person} />}
          error={errors.newPassword?.message}
        />
        {change.isError && <FailureAlert error={change.error} />}
        <Button type="submit" loading={change.isPending} fullWidth>
          <Trans>Set the new password</Trans>
        </Button>
      </Stack>
    </form>
  );
}

/** Tells password managers whose password it is; nobody else needs to see it. */
function PasswordManagerHint({ email }: { email: string }) {
  return (
    <VisuallyHidden>
      <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-label={t`E-mail`} />
    </VisuallyHidden>
  );
}

function LivePasswordRules({ control, person }: { control: Control<FormValues>; person: PersonalWords | null }) {
  return <PasswordRules password={useWatch({ control, name: 'newPassword' })} person={person} />;
}
