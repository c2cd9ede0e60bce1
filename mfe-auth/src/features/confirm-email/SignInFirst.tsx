import { paths } from '@lading/mfe-contract';
import { FailureAlert, useRemote } from '@lading/mfe-kit';
import { Button, IconShieldLock, StateBlock } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TitledPage } from '../../shared/TitledPage';
import { type EmailLink, useLeaveAccount } from './use-confirm-email';

interface SignInFirstProps {
  token: string;
  link: EmailLink;
}

/** A change is confirmed in the account that requested it. Otherwise anyone could have their link confirmed by someone else. */
export function SignInFirst({ token, link: { account, email } }: SignInFirstProps) {
  const { user } = useRemote().host.session;
  const title = t`Sign in to confirm`;
  return (
    <TitledPage name="confirm-email-sign-in" title={title}>
      <StateBlock icon={<IconShieldLock size={40} stroke={1.25} />} title={title} order={1}>
        <Trans>
          <strong>{account}</strong> requested a change to <strong>{email}</strong>. If that account is yours, sign in
          to it. If not, close this page.
        </Trans>
      </StateBlock>
      {user ? <LeaveAccount email={user.email} /> : <SignIn token={token} />}
    </TitledPage>
  );
}

/** Returns here with the token in the fragment, which is not sent to servers. */
function SignIn({ token }: { token: string }) {
  const back = `${paths.changePassword()}#emailToken=${encodeURIComponent(token)}`;
  return (
    <Button component={Link} to={paths.login(back)} fullWidth>
      <Trans>Sign in</Trans>
    </Button>
  );
}

/** A user of another account signs out first; the page then offers to sign in. */
function LeaveAccount({ email }: { email: string }) {
  const leave = useLeaveAccount();
  return (
    <>
      {leave.isError && <FailureAlert error={leave.error} />}
      <Button loading={leave.isPending} onClick={() => leave.mutate()} fullWidth>
        <Trans>Sign out of {email}</Trans>
      </Button>
    </>
  );
}
