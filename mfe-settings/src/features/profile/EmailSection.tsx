import { FailureAlert } from '@lading/mfe-kit';
import { Alert, Button, Group, Stack, Text, TextInput } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { checkEmail } from '../../shared/check-email';
import { showFieldErrors } from '../../shared/field-errors';
import { useKeptForm } from '../../shared/form/use-kept-form';
import { Section } from '../../shared/Section';
import { useChangeEmail } from './use-profile-changes';

const EMPTY = { email: '' };

/** Changes the address of the account; a link to the new one confirms it. */
export function EmailSection({ email }: { email: string }) {
  const change = useChangeEmail();
  const { register, handleSubmit, setError, saved, formState } = useKeptForm('email-change', EMPTY);
  const error = formState.errors.email?.message;
  const submit = handleSubmit((values) =>
    change.mutate(values.email.trim(), {
      onSuccess: () => saved(EMPTY),
      onError: (failure) => showFieldErrors(failure, ['email'], setError),
    }),
  );
  return (
    <Section title={t`Email address`} description={t`Used to sign in and for email notifications.`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <Text>
            <Trans>
              Current: <strong>{email}</strong>
            </Trans>
          </Text>
          <TextInput
            {...register('email', { validate: checkEmail })}
            type="email"
            label={t`New email address`}
            autoComplete="email"
            maw="24rem"
            error={error}
          />
          {change.isError && !error && <FailureAlert error={change.error} />}
          <div role="status">
            {change.isSuccess && (
              <Alert color="green" title={t`Confirmation link sent`}>
                <Trans>
                  Open the link in the email to {change.variables} to confirm the change. Until then, {email} stays your
                  address. Check your spam folder if it does not arrive.
                </Trans>
              </Alert>
            )}
          </div>
          <Group>
            <Button type="submit" variant="default" loading={change.isPending}>
              <Trans>Send link</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
