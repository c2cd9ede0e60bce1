import { paths } from '@lading/mfe-contract';
import { Form, useZodForm } from '@lading/mfe-kit';
import { Anchor, PageHeader, Text } from '@lading/ui';
import { Link, useLocation, useNavigate } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { EmailField } from '../../shared/form/EmailField';
import { email } from '../../shared/form/schemas';
import { keepNext, useNext } from '../../shared/next';
import { TitledPage } from '../../shared/TitledPage';
import { type TypedAddress, typedAddress, useRequestReset } from './use-request-reset';

const SCHEMA = z.object({ email: email() });

/** Requests a link for a new password. */
export function ResetPasswordPage() {
  const next = useNext();
  const navigate = useNavigate();
  const request = useRequestReset();
  const form = useZodForm({ schema: SCHEMA, defaults: { email: typedAddress(useLocation().state) ?? '' } });
  const submit = async (typed: TypedAddress) => {
    await request(typed.email);
    await navigate(keepNext(paths.resetPasswordSuccess(), next), { state: typed });
  };
  return (
    <TitledPage name="reset-password" title={t`Reset your password`}>
      <PageHeader title={t`Reset your password`} description={t`We email you a link to set a new one.`} />
      <Form form={form} transient submitLabel={t`Send reset link`} fullWidth onSubmit={submit}>
        <EmailField />
      </Form>
      <Text size="sm">
        <Trans>
          Remember your password?{' '}
          <Anchor component={Link} to={keepNext(paths.login(), next)} underline="always">
            Sign in
          </Anchor>
        </Trans>
      </Text>
    </TitledPage>
  );
}
