import { paths } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { Button, Group, IconShieldLock, StateBlock } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TitledPage } from '../../shared/TitledPage';
import { useAddressToken } from '../../shared/use-address-token';
import { ChangeByLink } from './ChangeByLink';
import { ChangeOwnPassword } from './ChangeOwnPassword';

/** Sets a new password: with an emailed token, or signed in with the current password. */
export function ChangePasswordPage() {
  const { host } = useRemote();
  const { user } = host.session;
  const link = useAddressToken('token');
  if (link.token !== null) return <ChangeByLink key={link.token} token={link.token} />;
  return user ? <ChangeOwnPassword user={user} /> : <NeitherLinkNorSession />;
}

function NeitherLinkNorSession() {
  const ways = (
    <Group justify="center">
      <Button component={Link} to={paths.resetPassword()}>
        <Trans>Request link</Trans>
      </Button>
      <Button component={Link} to={paths.login(paths.changePassword())} variant="default">
        <Trans>Sign in</Trans>
      </Button>
    </Group>
  );
  return (
    <TitledPage name="change-password" title={t`Change your password`}>
      <StateBlock
        icon={<IconShieldLock size={40} stroke={1.25} />}
        title={t`Change your password`}
        order={1}
        action={ways}
      >
        <Trans>Sign in first, or request a link by email. If you came from an email, open its link again.</Trans>
      </StateBlock>
    </TitledPage>
  );
}
