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
    <Section title={t`E-mail address`} description={t`You sign in with it, and our mails go there.`}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <Text>
            <Trans>
              Now: <strong>{email}</strong>
            </Trans>
          </Text>
          <TextInput
            {...register('email', { validate: checkEmail })}
            type="email"
            label={t`New address`}
            autoComplete="email"
            maw="24rem"
            error={error}
          />
          {change.isError && !error && <FailureAlert error={change.error} />}
          <div role="status">
            {change.isSuccess && (
              <Alert color="green" title={t`A link is on its way`}>
                <Trans>
                  Open it in the mail to {change.variables} to make that your address. Until then {email} stays. Did it
                  not come? Look in the spam folder, then ask again.
                </Trans>
              </Alert>
            )}
          </div>
          <Group>
            <Button type="submit" variant="default" loading={change.isPending}>
              <Trans>Send the link</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
