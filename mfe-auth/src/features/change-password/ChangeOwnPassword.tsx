import { paths, type UserSummary } from '@lading/mfe-contract';
import { useRemote } from '@lading/mfe-kit';
import { Anchor, Button, IconCircleCheck, IconShieldLock, PageHeader, StateBlock, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TitledPage } from '../../shared/TitledPage';
import { useSignInFlow } from '../../shared/use-sign-in-flow';
import { NewPasswordForm } from './NewPasswordForm';
import { useChangePassword, useOwnPassword } from './use-change-password';

/** Changes the password of the signed-in user, by choice or because it is required. */
export function ChangeOwnPassword({ user }: { user: UserSummary }) {
  const { host } = useRemote();
  const { enter } = useSignInFlow();
  const { forced, exists } = useOwnPassword();
  const change = useChangePassword(enter);
  if (change.isSuccess) return <Changed />;
  if (exists === false) return <NoPassword email={user.email} />;
  return (
    <TitledPage name="change-password" title={t`Change your password`}>
      <PageHeader
        title={t`Change your password`}
        description={forced ? t`Set a new password to continue.` : t`You will be signed out everywhere else.`}
      />
      <NewPasswordForm
        person={{ email: user.email, fullName: user.fullName, companyName: host.session.company?.name ?? '' }}
        onSubmit={change.mutateAsync}
      />
      {forced === false && (
        <Text size="sm">
          <Anchor component={Link} to={paths.security()} underline="always">
            <Trans>Keep current password</Trans>
          </Anchor>
        </Text>
      )}
    </TitledPage>
  );
}

/** The first password is set by an emailed link, which proves that the account belongs to the user. */
function NoPassword({ email }: { email: string }) {
  const getLink = (
    <Button component={Link} to={paths.resetPassword()} state={{ email }}>
      <Trans>Request link</Trans>
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
        <Trans>You sign in with another method. To set a password, request a link to {email}.</Trans>
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
    <TitledPage name="change-password-done" title={t`Password changed`}>
      <div role="status">
        <StateBlock
          icon={<IconCircleCheck size={40} stroke={1.25} />}
          title={t`Password changed`}
          order={1}
          action={goOn}
        >
          <Trans>You are signed out everywhere else.</Trans>
        </StateBlock>
      </div>
    </TitledPage>
  );
}
