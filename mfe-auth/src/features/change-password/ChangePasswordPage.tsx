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

/** Sets a new password: with the token of a mail, or signed in with the current password. */
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
        <Trans>Get a link by mail</Trans>
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
        <Trans>
          For this you need the link of a mail, or to be signed in. If you came from a mail, open its link once more.
        </Trans>
      </StateBlock>
    </TitledPage>
  );
}
