import { paths } from '@lading/mfe-contract';
import { Anchor, Button, IconMail, StateBlock, Text } from '@lading/ui';
import { Link, useLocation } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MailHelp } from '../../shared/MailHelp';
import { keepNext, useNext } from '../../shared/next';
import { SendAgain } from '../../shared/SendAgain';
import { TitledPage } from '../../shared/TitledPage';
import { typedAddress, useRequestReset } from './use-request-reset';

/** A link was sent if the address has an account. */
export function ResetRequestedPage() {
  const next = useNext();
  const request = useRequestReset();
  const email = typedAddress(useLocation().state);
  return (
    <TitledPage name="reset-password-success" title={t`Check your email`}>
      <StateBlock icon={<IconMail size={40} stroke={1.25} />} title={t`Check your email`} order={1}>
        {email === undefined ? (
          <Trans>If that address has an account, we sent a link. It works once, within 30 minutes.</Trans>
        ) : (
          <Trans>
            If <strong>{email}</strong> has an account, we sent a link. It works once, within 30 minutes.
          </Trans>
        )}
      </StateBlock>
      <MailHelp>
        {email !== undefined && <SendAgain send={() => request(email)} />}
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
