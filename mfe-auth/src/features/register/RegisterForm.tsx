import { paths } from '@lading/mfe-contract';
import { FailureAlert } from '@lading/mfe-kit';
import { Anchor, Button, Stack, Text, TextInput } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { checkEmail } from '../../shared/check-email';
import { showFieldErrors } from '../../shared/field-errors';
import { keepNext, useNext } from '../../shared/next';
import { type Application, useRegister } from './use-register';

const EMAIL_MAX_LENGTH = 254;

interface RegisterFormProps {
  /** The address: typed before, or that of the invitation. */
  email: string;
  /** Token of the invitation, which fixes the address. */
  invitation?: string;
  onSent(application: Application): void;
}

/** Asks for an account; what was typed stays when the request fails. */
export function RegisterForm({ email, invitation, onSent }: RegisterFormProps) {
  const request = useRegister();
  const { register, handleSubmit, setError, formState } = useForm<{ email: string }>({ defaultValues: { email } });
  const invited = invitation !== undefined;

  const submit = handleSubmit((typed) => {
    const application = { email: typed.email.trim(), invitationToken: invitation };
    request.mutate(application, {
      onSuccess: () => onSent(application),
      onError: (error) => {
        if (showFieldErrors(error, ['email'], setError)) request.reset();
      },
    });
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        <TextInput
          {...register('email', {
            validate: checkEmail,
            maxLength: { value: EMAIL_MAX_LENGTH, message: t`At most ${EMAIL_MAX_LENGTH} characters` },
          })}
          label={t`E-mail`}
          description={invited ? t`The invitation is for this address.` : t`We send a link to this address.`}
          readOnly={invited}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={formState.errors.email?.message}
        />
        {request.isError && <FailureAlert error={request.error} />}
        <Button type="submit" loading={request.isPending} fullWidth>
          <Trans>Send link</Trans>
        </Button>
        <HaveAccount invitation={invitation} />
      </Stack>
    </form>
  );
}

/** A user with an account accepts an invitation on the page of their companies. */
function HaveAccount({ invitation }: Pick<RegisterFormProps, 'invitation'>) {
  const next = useNext();
  const after = invitation === undefined ? next : paths.association(invitation);
  return (
    <Text size="sm">
      {t`You have an account?`}{' '}
      <Anchor component={Link} to={keepNext(paths.login(), after)} underline="always">
        {invitation === undefined ? t`Sign in` : t`Sign in to accept`}
      </Anchor>
    </Text>
  );
}
