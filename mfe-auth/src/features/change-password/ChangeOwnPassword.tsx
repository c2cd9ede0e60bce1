import { paths, type UserSummary } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { Anchor, Button, IconCircleCheck, IconShieldLock, PageHeader, StateBlock, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TitledPage } from '../../shared/TitledPage';
import { useEntrance } from '../../shared/use-entrance';
import { NewPasswordForm } from './NewPasswordForm';
import { useChangePassword, useOwnPassword } from './use-change-password';

/** Changes the password of who is signed in, out of their own will or because they have to. */
export function ChangeOwnPassword({ user }: { user: UserSummary }) {
  const { host } = useRemote();
  const { enter } = useEntrance();
  const { forced, exists } = useOwnPassword();
  const change = useChangePassword(enter);
  if (change.isSuccess) return <Changed />;
  if (exists === false) return <NoPassword email={user.email} />;
  return (
    <TitledPage name="change-password" title={t`Change your password`}>
      <PageHeader
        title={t`Change your password`}
        description={
          forced ? t`A new password is needed before you can go on.` : t`You are then signed out everywhere else.`
        }
      />
      <NewPasswordForm
        person={{ email: user.email, fullName: user.fullName, companyName: host.session.company?.name ?? '' }}
        change={change}
      />
      {forced === false && (
        <Text size="sm">
          <Anchor component={Link} to={paths.security()} underline="always">
            <Trans>Keep the password you have</Trans>
          </Anchor>
        </Text>
      )}
    </TitledPage>
  );
}

/** Who comes in another way gets the first password by mail, which proves that the account is theirs. */
function NoPassword({ email }: { email: string }) {
  const getLink = (
    <Button component={Link} to={paths.resetPassword()} state={{ email }}>
      <Trans>Get a link by mail</Trans>
    </Button>
  );
  return (
    <TitledPage name="change-password" title={t`Your account has no password`}>
      <StateBlock
        icon={<IconShieldLock size={40} stroke={1.25} />}
        title={t`Your account has no password`}
        order={1}
        action={getLink}
      >
        <Trans>You sign in another way. To have a password as well, set one with a link that we mail to {email}.</Trans>
      </StateBlock>
    </TitledPage>
  );
}

function Changed() {
  const goOn = (
    <Button component={Link} to={paths.home()}>
      <Trans>Continue</Trans>
    </Button>
  );
  return (
    <TitledPage name="change-password-done" title={t`Your new password is set`}>
      <div role="status">
        <StateBlock
          icon={<IconCircleCheck size={40} stroke={1.25} />}
          title={t`Your new password is set`}
          order={1}
          action={goOn}
        >
          <Trans>You are signed out everywhere else.</Trans>
        </StateBlock>
      </div>
    </TitledPage>
  );
}
