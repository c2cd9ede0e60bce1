import { paths } from '@lading/mfe-contract';
import { isProblem, useRemote } from '@lading/mfe-kit';
import { Button, IconClock, PageHeader, StateBlock } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SecondFactor } from '../../shared/second-factor/SecondFactor';
import { TitledPage } from '../../shared/TitledPage';
import { useEntrance } from '../../shared/use-entrance';
import { NewPasswordForm } from './NewPasswordForm';
import { useChangePassword } from './use-change-password';

/** Sets a password with the token of a mail, and leads into the product or to the second factor. */
export function ChangeByLink({ token }: { token: string }) {
  const { host } = useRemote();
  const { owed, enter, restart } = useEntrance();
  const change = useChangePassword(async (result) => {
    host.notify({ kind: 'success', message: t`Your new password is set. You are signed out everywhere else.` });
    await enter(result, paths.shipments());
  });
  if (owed) return <SecondFactor factors={owed} onPassed={enter} onRestart={restart} />;
  if (isProblem(change.error, 'LINK_INVALID')) return <LinkFailure />;
  return (
    <TitledPage name="change-password" title={t`Change your password`}>
      <PageHeader
        title={t`Change your password`}
        description={t`Choose a new one. You are then signed out everywhere else.`}
      />
      <NewPasswordForm token={token} person={null} change={change} />
    </TitledPage>
  );
}

function LinkFailure() {
  const askAgain = (
    <Button component={Link} to={paths.resetPassword()}>
      <Trans>Get a new link</Trans>
    </Button>
  );
  return (
    <TitledPage name="change-password-link-failed" title={t`This link cannot be used`}>
      <StateBlock
        icon={<IconClock size={40} stroke={1.25} />}
        title={t`This link cannot be used`}
        order={1}
        action={askAgain}
      >
        <Trans>
          A link works once, within 30 minutes, until you sign in. Only the newest one works. Your password has not
          changed.
        </Trans>
      </StateBlock>
    </TitledPage>
  );
}
