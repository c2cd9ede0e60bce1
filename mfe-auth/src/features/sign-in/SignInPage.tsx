import { paths, usePageTitle } from '@lading/mfe-contract';
import { Anchor, Button, Page, PageHeader, PasswordField, Stack, Text, TextInput } from '@lading/ui';
import { Link, useSearchParams } from '@lading/ui/router';
import { useForm } from 'react-hook-form';
import { useArea } from '../../shared/area';
import { FailureAlert } from '../../shared/FailureAlert';
import { useDemonstration } from '../../shared/use-demonstration';
import { DEMONSTRATION, DemonstrationSignIn } from './DemonstrationSignIn';
import { type Credentials, useSignIn } from './use-sign-in';

/** E-mail and password. After signing in the shell leads to where the person wanted to go. */
export function SignInPage() {
  const { host } = useArea();
  usePageTitle(host, 'Sign in');
  const [search] = useSearchParams();
  const demonstration = useDemonstration();
  const signIn = useSignIn();
  const { register, handleSubmit, setValue, setFocus, clearErrors, formState } = useForm<Credentials>({ defaultValues: { email: '', password: '' } });

  const submit = handleSubmit((credentials) => signIn.mutate(credentials, { onError: () => setFocus('password', { shouldSelect: true }) }));
  const fill = () => {
    setValue('email', DEMONSTRATION.email);
    setValue('password', DEMONSTRATION.password);
    clearErrors();
    setFocus('password');
  };

  return (
    <Page name="login">
      <PageHeader title="Sign in" description={search.has('next') ? 'Then you continue where you left off.' : undefined} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextInput
            {...register('email', { required: 'Enter your e-mail address' })}
            label="E-mail"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={formState.errors.email?.message}
          />
          <PasswordField
            {...register('password', { required: 'Enter your password' })}
            label="Password"
            autoComplete="current-password"
            error={formState.errors.password?.message}
          />
          {signIn.isError && <FailureAlert error={signIn.error} />}
          <Button type="submit" loading={signIn.isPending} fullWidth>
            Sign in
          </Button>
          <Text size="sm">
            New to Lading?{' '}
            <Anchor component={Link} to={paths.register()} underline="always">
              Create an account
            </Anchor>
          </Text>
        </Stack>
      </form>
      {demonstration && <DemonstrationSignIn onFill={fill} />}
    </Page>
  );
}
