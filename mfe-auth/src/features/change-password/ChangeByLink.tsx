import { paths } from '@lading/mfe-contract';
import { isProblem, useRemote } from '@lading/mfe-kit';
import { Button, IconClock, PageHeader, StateBlock } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SecondFactor } from '../../shared/second-factor/SecondFactor';
import { TitledPage } from '../../shared/TitledPage';
import { useSignInFlow } from '../../shared/use-sign-in-flow';
import { NewPasswordForm } from './NewPasswordForm';
import { useChangePassword } from './use-change-password';

/** Sets a password with an emailed token, then opens the product or the second factor. */
export function ChangeByLink({ token }: { token: string }) {
  const { host } = useRemote();
  const { factors, enter, restart } = useSignInFlow();
  const change = useChangePassword(async (result) => {
    host.notify({ kind: 'success', message: t`Password changed. You are signed out everywhere else.` });
    await enter(result, paths.home());
  });
  if (factors) return <SecondFactor factors={factors} onPassed={enter} onRestart={restart} />;
  if (isProblem(change.error, 'LINK_INVALID')) return <LinkFailure />;
  return (
    <TitledPage name="change-password" title={t`Change your password`}>
      <PageHeader title={t`Change your password`} description={t`You will be signed out everywhere else.`} />
      <NewPasswordForm token={token} person={null} onSubmit={change.mutateAsync} />
    </TitledPage>
  );
}

function LinkFailure() {
  const askAgain = (
    <Button component={Link} to={paths.resetPassword()}>
      <Trans>Request new link</Trans>
    </Button>
  );
  return (
    <TitledPage name="change-password-link-failed" title={t`This link no longer works`}>
      <StateBlock
        icon={<IconClock size={40} stroke={1.25} />}
        title={t`This link no longer works`}
        order={1}
        action={askAgain}
      >
        <Trans>A link works once, within 30 minutes, and only the newest one. Your password was not changed.</Trans>
      </StateBlock>
    </TitledPage>
  );
}
