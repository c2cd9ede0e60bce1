import { paths } from '@lading/mfe-contract';
import { FailureAlert } from '@lading/mfe-kit';
import { Anchor, Button, PageHeader, Stack, Text, TextInput } from '@lading/ui';
import { Link, useLocation, useNavigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { checkEmail } from '../../shared/check-email';
import { showFieldErrors } from '../../shared/field-errors';
import { keepNext, useNext } from '../../shared/next';
import { TitledPage } from '../../shared/TitledPage';
import { type TypedAddress, typedAddress, useRequestReset } from './use-request-reset';

/** Asks for a link that lets somebody set a new password. */
export function ResetPasswordPage() {
  const next = useNext();
  const navigate = useNavigate();
  const request = useRequestReset();
  const { register, handleSubmit, setError, formState } = useForm<TypedAddress>({
    defaultValues: { email: typedAddress(useLocation().state) ?? '' },
  });

  const submit = handleSubmit(({ email }) =>
    request.mutate(email.trim(), {
      onSuccess: () =>
        void navigate(keepNext(paths.resetPasswordSuccess(), next), {
          state: { email: email.trim() } satisfies TypedAddress,
        }),
      onError: (error) => {
        if (showFieldErrors(error, ['email'], setError)) request.reset();
      },
    }),
  );

  return (
    <TitledPage name="reset-password" title={t`Reset your password`}>
      <PageHeader title={t`Reset your password`} description={t`We mail you a link that lets you set a new one.`} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextInput
            {...register('email', { validate: checkEmail })}
            label={t`E-mail`}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            error={formState.errors.email?.message}
          />
          {request.isError && <FailureAlert error={request.error} />}
          <Button type="submit" loading={request.isPending} fullWidth>
            <Trans>Send the link</Trans>
          </Button>
          <Text size="sm">
            <Trans>
              You remember it?{' '}
              <Anchor component={Link} to={keepNext(paths.login(), next)} underline="always">
                Sign in
              </Anchor>
            </Trans>
          </Text>
        </Stack>
      </form>
    </TitledPage>
  );
}
