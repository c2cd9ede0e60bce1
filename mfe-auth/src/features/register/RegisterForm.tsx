import { paths } from '@lading/mfe-contract';
import { Form, useZodForm } from '@lading/mfe-kit';
import { Anchor, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { EmailField } from '../../shared/form/EmailField';
import { email as emailSchema } from '../../shared/form/schemas';
import { keepNext, useNext } from '../../shared/next';
import { type Application, useRegister } from './use-register';

const SCHEMA = z.object({ email: emailSchema() });

interface RegisterFormProps {
  /** Entered before, or the address of the invitation. */
  email: string;
  /** Token of the invitation, which fixes the address. */
  invitation?: string;
  onSent(application: Application): void;
}

/** Requests a registration link. */
export function RegisterForm({ email, invitation, onSent }: RegisterFormProps) {
  const register = useRegister();
  const form = useZodForm({ schema: SCHEMA, defaults: { email } });
  const invited = invitation !== undefined;
  const submit = async (typed: { email: string }) => {
    const application = { email: typed.email, invitationToken: invitation };
    await register(application);
    onSent(application);
  };
  return (
    <>
      <Form form={form} transient submitLabel={t`Send link`} fullWidth onSubmit={submit}>
        <EmailField
          description={invited ? t`The invitation is for this address.` : t`We send a link to this address.`}
          readOnly={invited}
        />
      </Form>
      <HaveAccount invitation={invitation} />
    </>
  );
}

/** Users with an account accept invitations on the page of their companies. */
function HaveAccount({ invitation }: Pick<RegisterFormProps, 'invitation'>) {
  const next = useNext();
  const after = invitation === undefined ? next : paths.association(invitation);
  return (
    <Text size="sm">
      {t`Already have an account?`}{' '}
      <Anchor component={Link} to={keepNext(paths.login(), after)} underline="always">
        {invitation === undefined ? t`Sign in` : t`Sign in to accept`}
      </Anchor>
    </Text>
  );
}
