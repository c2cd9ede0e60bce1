import { paths } from '@lading/mfe-contract';
import { Anchor, Button, Stack, Text, TextInput } from '@lading/ui';
import { Link } from '@lading/ui/router';
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

const text = (missing: string, longest: number): RegisterOptions<FormValues> => ({
  validate: (value) => value.trim() !== '' || missing,
  maxLength: { value: longest, message: `At most ${longest} characters` },
});
const EMAIL: RegisterOptions<FormValues> = { validate: checkEmail, maxLength: { value: 254, message: 'At most 254 characters' } };
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
        <TextInput {...register('fullName', text('Enter your name', 100))} label="Your name" autoComplete="name" error={errors.fullName?.message} />
        {!invited && (
          <TextInput
            {...register('companyName', text("Enter your company's legal name", 60))}
            label="Company's legal name"
            autoComplete="organization"
            error={errors.companyName?.message}
          />
        )}
        <TextInput
          {...register('email', EMAIL)}
          label="E-mail"
          description={invited ? 'The invitation is to this address.' : 'We send a link to this address that finishes the registration.'}
          readOnly={invited !== null}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.email?.message}
        />
        <NewPasswordField {...register('password', PASSWORD)} label="Password" rules={<LivePasswordRules control={control} />} error={errors.password?.message} />
        {request.isError && <FailureAlert error={request.error} />}
        <Button type="submit" loading={request.isPending} fullWidth>
          Create account
        </Button>
        <HaveAccount invited={invited} />
      </Stack>
    </form>
  );
}

/** Draws itself anew while somebody types, without the form around it. */
function LivePasswordRules({ control }: { control: Control<FormValues> }) {
  const [password, email, fullName, companyName] = useWatch({ control, name: ['password', 'email', 'fullName', 'companyName'] });
  return <PasswordRules password={password} person={{ email, fullName, companyName }} />;
}

/** Who has an account accepts the invitation where their companies stand. */
function HaveAccount({ invited }: { invited: Invited | null }) {
  const next = useNext();
  const after = invited ? paths.association(invited.token) : next;
  return (
    <Text size="sm">
      You have an account?{' '}
      <Anchor component={Link} to={keepNext(paths.login(), after)} underline="always">
        {invited ? 'Sign in to accept' : 'Sign in'}
      </Anchor>
    </Text>
  );
}
