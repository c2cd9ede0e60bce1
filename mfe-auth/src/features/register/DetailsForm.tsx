import { FailureAlert } from '@lading/mfe-kit';
import { Button, Stack, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import { type Control, type RegisterOptions, useForm, useWatch } from 'react-hook-form';
import { showFieldErrors } from '../../shared/field-errors';
import { NewPasswordField } from '../../shared/new-password/NewPasswordField';
import { checkNewPassword } from '../../shared/new-password/password-rules';
import { PasswordRules } from '../../shared/new-password/PasswordRules';
import type { Registration, RegistrationDetails } from './use-register';

interface FormValues {
  fullName: string;
  companyName: string;
  password: string;
}

const FIELDS: (keyof FormValues)[] = ['fullName', 'companyName', 'password'];

const text = (missing: string, longest: number): RegisterOptions<FormValues> => ({
  validate: (value) => value.trim() !== '' || missing,
  maxLength: { value: longest, message: t`At most ${longest} characters` },
});

interface DetailsFormProps {
  token: string;
  registration: Registration;
  finish: UseMutationResult<void, Error, RegistrationDetails>;
}

/** Name, company and password of the new user; what was typed stays when it is refused. */
export function DetailsForm({ token, registration: { email, companyName: joins }, finish }: DetailsFormProps) {
  const { register, handleSubmit, control, setError, formState } = useForm<FormValues>({
    defaultValues: { fullName: '', companyName: '', password: '' },
  });
  const { errors } = formState;
  const submit = handleSubmit(({ fullName, companyName, password }) =>
    finish.mutate(
      {
        token,
        fullName: fullName.trim(),
        companyName: joins === null ? companyName.trim() : undefined,
        password,
      },
      {
        onError: (error) => {
          if (showFieldErrors(error, FIELDS, setError)) finish.reset();
        },
      },
    ),
  );
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TextInput value={email} readOnly variant="filled" label={t`E-mail`} type="email" autoComplete="username" />
        <TextInput
          {...register('fullName', text(t`Enter your name`, 100))}
          label={t`Your name`}
          autoComplete="name"
          error={errors.fullName?.message}
        />
        {joins === null && (
          <TextInput
            {...register('companyName', text(t`Enter your company's legal name`, 60))}
            label={t`Company's legal name`}
            autoComplete="organization"
            error={errors.companyName?.message}
          />
        )}
        <NewPasswordField
          {...register('password', {
            validate: (password, { fullName, companyName }) =>
              checkNewPassword(password, { email, fullName, companyName: joins ?? companyName }),
          })}
          label={t`Password`}
          rules={<LivePasswordRules control={control} email={email} joins={joins} />}
          error={errors.password?.message}
        />
        {finish.isError && <FailureAlert error={finish.error} />}
        <Button type="submit" loading={finish.isPending} fullWidth>
          {joins === null ? <Trans>Create account</Trans> : <Trans>Join {joins}</Trans>}
        </Button>
      </Stack>
    </form>
  );
}

interface LivePasswordRulesProps {
  control: Control<FormValues>;
  email: string;
  joins: string | null;
}

/** Renders while the user types, without the form around it. */
function LivePasswordRules({ control, email, joins }: LivePasswordRulesProps) {
  const [password, fullName, companyName] = useWatch({ control, name: ['password', 'fullName', 'companyName'] });
  return <PasswordRules password={password} person={{ email, fullName, companyName: joins ?? companyName }} />;
}
