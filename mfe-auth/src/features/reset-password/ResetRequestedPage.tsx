import { paths } from '@lading/mfe-contract';
import { FailureAlert } from '@lading/mfe-kit';
import { Anchor, Button, IconMail, StateBlock, Text } from '@lading/ui';
import { Link, useLocation } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailHelp } from '../../shared/MailHelp';
import { keepNext, useNext } from '../../shared/next';
import { TitledPage } from '../../shared/TitledPage';
import { typedAddress, useRequestReset } from './use-request-reset';

/** The link is on its way, if the address has an account. */
export function ResetRequestedPage() {
  const next = useNext();
  const email = typedAddress(useLocation().state);
  return (
    <TitledPage name="reset-password-success" title={t`Check your mail`}>
      <StateBlock icon={<IconMail size={40} stroke={1.25} />} title={t`Check your mail`} order={1}>
        {email === undefined ? (
          <Trans>If that address has an account, a link is on its way. It works once, within 30 minutes.</Trans>
        ) : (
          <Trans>
            If <strong>{email}</strong> has an account, a link is on its way. It works once, within 30 minutes.
          </Trans>
        )}
      </StateBlock>
      <MailHelp>
        {email !== undefined && <SendAgain email={email} />}
        <Button
          component={Link}
          to={keepNext(paths.resetPassword(), next)}
          state={{ email }}
          variant="subtle"
          fullWidth
        >
          <Trans>Use another address</Trans>
        </Button>
      </MailHelp>
      <Text size="sm" ta="center">
        <Anchor component={Link} to={keepNext(paths.login(), next)} underline="always">
          <Trans>Back to sign-in</Trans>
        </Anchor>
      </Text>
    </TitledPage>
  );
}

function SendAgain({ email }: { email: string }) {
  const again = useRequestReset();
  return (
    <>
      <Button variant="default" loading={again.isPending} onClick={() => again.mutate(email)} fullWidth>
        <Trans>Send the link again</Trans>
      </Button>
      <div role="status">
        {again.isSuccess && (
          <Text size="sm">
            <Trans>Asked for again. Of several mails, the newest is the one to use.</Trans>
          </Text>
        )}
      </div>
      {again.isError && <FailureAlert error={again.error} />}
    </>
  );
}
