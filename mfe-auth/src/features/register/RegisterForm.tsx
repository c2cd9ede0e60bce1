import { paths } from '@lading/mfe-contract';
import { Anchor, Button, Stack, Text, TextInput } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Control, type RegisterOptions, useForm, useWatch } from 'react-hook-form';
import { checkEmail } from '../../shared/check-email';
import { showFieldErrors } from '../../shared/failure';
import { FailureAlert } from '../../shared/FailureAlert';
import { NewPasswordField } from '../../shared/new-password/NewPasswordField';
import { checkNewPassword } from '../../shared/new-password/password-rules';
import { PasswordRules } from '../../shared/new-password/PasswordRules';
import { keepNext, useNext } from '../../shared/next';
import { applicationOf, type FormValues, type Invited } from './form-values';
import { useRegister } from './use-register';

const FIELDS: (keyof FormValues)[] = ['fullName', 'companyName', 'email', 'password'];

const atMost = (longest: number) => ({ value: longest, message: t`At most ${longest} characters` });
const text = (missing: string, longest: number): RegisterOptions<FormValues> => ({
  validate: (value) => value.trim() !== '' || missing,
  maxLength: atMost(longest),
});
const PASSWORD: RegisterOptions<FormValues> = { validate: checkNewPassword };

interface RegisterFormProps {
  /** What was typed before, if anything. */
  initial: FormValues;
  /** The invitation that fixes address and company; null for a new company. */
  invited: Invited | null;
  onSent(values: FormValues): void;
}

/** Asks for an account; what was typed stays when the request fails. */
export function RegisterForm({ initial, invited, onSent }: RegisterFormProps) {
  const request = useRegister();
  const { register, handleSubmit, control, setError, formState } = useForm<FormValues>({ defaultValues: initial });
  const { errors } = formState;

  const submit = handleSubmit((values) =>
    request.mutate(applicationOf(values, invited), {
      onSuccess: () => onSent(values),
      onError: (error) => {
        if (showFieldErrors(error, FIELDS, setError)) request.reset();
      },
    }),
  );

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TextInput
          {...register('fullName', text(t`Enter your name`, 100))}
          label={t`Your name`}
          autoComplete="name"
          error={errors.fullName?.message}
        />
        {!invited && (
          <TextInput
            {...register('companyName', text(t`Enter your company's legal name`, 60))}
            label={t`Company's legal name`}
            autoComplete="organization"
            error={errors.companyName?.message}
          />
        )}
        <TextInput
          {...register('email', { validate: checkEmail, maxLength: atMost(254) })}
          label={t`E-mail`}
          description={
            invited
              ? t`The invitation is to this address.`
              : t`We send a link to this address that finishes the registration.`
          }
          readOnly={invited !== null}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
        />
        <NewPasswordField
          {...register('password', PASSWORD)}
          label={t`Password`}
          rules={<LivePasswordRules control={control} />}
          error={errors.password?.message}
        />
        {request.isError && <FailureAlert error={request.error} />}
        <Button type="submit" loading={request.isPending} fullWidth>
          <Trans>Create account</Trans>
        </Button>
        <HaveAccount invited={invited} />
      </Stack>
    </form>
  );
}

/** Draws itself anew while somebody types, without the form around it. */
function LivePasswordRules({ control }: { control: Control<FormValues> }) {
  const [password, email, fullName, companyName] = useWatch({
    control,
    name: ['password', 'email', 'fullName', 'companyName'],
  });
  return <PasswordRules password={password} person={{ email, fullName, companyName }} />;
}

/** Who has an account accepts the invitation where their companies stand. */
function HaveAccount({ invited }: { invited: Invited | null }) {
  const next = useNext();
  const after = invited ? paths.association(invited.token) : next;
  return (
    <Text size="sm">
      {t`You have an account?`}{' '}
      <Anchor component={Link} to={keepNext(paths.login(), after)} underline="always">
        {invited ? t`Sign in to accept` : t`Sign in`}
      </Anchor>
    </Text>
  );
}
