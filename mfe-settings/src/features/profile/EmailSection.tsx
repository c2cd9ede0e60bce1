import { Form, FormTextInput, useDraftForm } from '@lading/mfe-kit';
import { email as emailAddress, requiredText, z } from '@lading/trade/schemas';
import { Alert, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Section } from '../../shared/Section';
import { useChangeEmail } from './use-profile-changes';

const schema = z.object({ email: requiredText(emailAddress()) });

/** Requests a new email address, which an emailed link confirms. */
export function EmailSection({ email }: { email: string }) {
  const change = useChangeEmail();
  const form = useDraftForm({ name: 'email-change', schema, defaults: { email: '' } });
  return (
    <Section title={t`Email address`} description={t`Used to sign in and for email notifications.`}>
      <Text>
        <Trans>
          Current: <strong>{email}</strong>
        </Trans>
      </Text>
      <Form
        form={form}
        submitLabel={t`Send link`}
        onSubmit={async (values) => {
          await change.mutateAsync(values.email);
          form.reset();
        }}
      >
        <FormTextInput name="email" type="email" label={t`New email address`} autoComplete="email" maw="24rem" />
      </Form>
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
    </Section>
  );
}
