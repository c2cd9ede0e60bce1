import { paths } from '@lading/mfe-contract';
import { Anchor, Button, Page, PageHeader, PasswordField, Stack, Text, TextInput } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { type Control, type RegisterOptions, useForm, useWatch } from 'react-hook-form';
import { showFieldErrors } from '../../shared/failure';
import { FailureAlert } from '../../shared/FailureAlert';
import { containsPersonalWord, hasAllowedLength } from './password-rules';
import { PasswordRules } from './PasswordRules';
import { type Application, useRegister } from './use-register';

const FIELDS: (keyof Application)[] = ['fullName', 'companyName', 'email', 'password'];

const text = (missing: string, longest: number): RegisterOptions<Application> => ({
  validate: (value) => value.trim() !== '' || missing,
  maxLength: { value: longest, message: `At most ${longest} characters` },
});

const EMAIL: RegisterOptions<Application> = {
  validate: (value) => /^[^\s@"]+@[^\s@"]+\.[^\s@"]+$/.test(value.trim()) || 'Enter an e-mail address like name@company.com',
  maxLength: { value: 254, message: 'At most 254 characters' },
};

const PASSWORD: RegisterOptions<Application> = {
  validate: (value, person) => {
    if (!hasAllowedLength(value)) return 'Use 12 to 128 characters';
    return !containsPersonalWord(value, person) || 'Leave your name, e-mail and company out of the password';
  },
};

interface RegisterFormProps {
  /** What was typed before, if anything. */
  initial: Application;
  onSent(application: Application): void;
}

/** Asks for an account; what was typed stays when the request fails. */
export function RegisterForm({ initial, onSent }: RegisterFormProps) {
  const request = useRegister();
  const { register, handleSubmit, control, setError, formState } = useForm<Application>({ defaultValues: initial });
  const { errors } = formState;

  const submit = handleSubmit((application) =>
    request.mutate(application, {
      onSuccess: () => onSent(application),
      onError: (error) => {
        if (showFieldErrors(error, FIELDS, setError)) request.reset();
      },
    }),
  );

  return (
    <Page name="register">
      <PageHeader title="Create an account" description="For you and your company. You will be its owner." />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextInput {...register('fullName', text('Enter your name', 100))} label="Your name" autoComplete="name" error={errors.fullName?.message} />
          <TextInput
            {...register('companyName', text("Enter your company's legal name", 60))}
            label="Company's legal name"
            autoComplete="organization"
            error={errors.companyName?.message}
          />
          <TextInput
            {...register('email', EMAIL)}
            label="E-mail"
            description="We send a link to this address that finishes the registration."
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.email?.message}
          />
          <PasswordField
            {...register('password', PASSWORD)}
            label="Password"
            autoComplete="new-password"
            description={<LivePasswordRules control={control} />}
            error={errors.password?.message}
          />
          {request.isError && <FailureAlert error={request.error} />}
          <Button type="submit" loading={request.isPending} fullWidth>
            Create account
          </Button>
          <Text size="sm">
            You have an account?{' '}
            <Anchor component={Link} to={paths.login()} underline="always">
              Sign in
            </Anchor>
          </Text>
        </Stack>
      </form>
    </Page>
  );
}

/** Draws itself anew while somebody types, without the form around it. */
function LivePasswordRules({ control }: { control: Control<Application> }) {
  const [password, email, fullName, companyName] = useWatch({ control, name: ['password', 'email', 'fullName', 'companyName'] });
  return <PasswordRules password={password} person={{ email, fullName, companyName }} />;
}
