import { paths } from '@lading/mfe-contract';
import { Anchor, Button, PageHeader, Stack, Text, TextInput } from '@lading/ui';
import { Link, useLocation, useNavigate } from '@lading/ui/router';
import { useForm } from 'react-hook-form';
import { checkEmail } from '../../shared/check-email';
import { showFieldErrors } from '../../shared/failure';
import { FailureAlert } from '../../shared/FailureAlert';
import { keepNext, useNext } from '../../shared/next';
import { TitledPage } from '../../shared/TitledPage';
import { type TypedAddress, typedAddress, useRequestReset } from './use-request-reset';

/** Asks for a link that lets somebody set a new password. */
export function ResetPasswordPage() {
  const next = useNext();
  const navigate = useNavigate();
  const request = useRequestReset();
  const { register, handleSubmit, setError, formState } = useForm<TypedAddress>({ defaultValues: { email: typedAddress(useLocation().state) ?? '' } });

  const submit = handleSubmit(({ email }) =>
    request.mutate(email.trim(), {
      onSuccess: () => void navigate(keepNext(paths.resetPasswordSuccess(), next), { state: { email: email.trim() } satisfies TypedAddress }),
      onError: (error) => {
        if (showFieldErrors(error, ['email'], setError)) request.reset();
      },
    }),
  );

  return (
    <TitledPage name="reset-password" title="Reset your password">
      <PageHeader title="Reset your password" description="We mail you a link that lets you set a new one." />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextInput
            {...register('email', { validate: checkEmail })}
            label="E-mail"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={formState.errors.email?.message}
          />
          {request.isError && <FailureAlert error={request.error} />}
          <Button type="submit" loading={request.isPending} fullWidth>
            Send the link
          </Button>
          <Text size="sm">
            You remember it?{' '}
            <Anchor component={Link} to={keepNext(paths.login(), next)} underline="always">
              Sign in
            </Anchor>
          </Text>
        </Stack>
      </form>
    </TitledPage>
  );
}
