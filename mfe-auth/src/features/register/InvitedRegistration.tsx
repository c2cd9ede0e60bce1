import { paths } from '@lading/mfe-contract';
import { isProblem, LoadFailure } from '@lading/mfe-kit';
import { Button, IconMail, PageHeader, SkeletonRows, StateBlock } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TitledPage } from '../../shared/TitledPage';
import { RegisterSteps } from './RegisterSteps';
import { type Invitation, useInvitation } from './use-register';

/** Registration by invitation, which fixes company and address. */
export function InvitedRegistration({ token }: { token: string }) {
  const invitation = useInvitation(token);
  if (invitation.isPending) {
    return (
      <TitledPage name="register-invitation" title={t`You are invited`} ready={false}>
        <PageHeader title={t`You are invited`} />
        <SkeletonRows rows={4} height={52} label={t`Loading the invitation`} />
      </TitledPage>
    );
  }
  if (invitation.isError)
    return <InvitationFailure error={invitation.error} onRetry={() => void invitation.refetch()} />;
  const { companyName, email } = invitation.data;
  return (
    <RegisterSteps invited={{ token, email }}>
      <PageHeader title={t`Join ${companyName}`} description={<WhoInvites invitation={invitation.data} />} />
    </RegisterSteps>
  );
}

function WhoInvites({ invitation: { invitedBy, role } }: { invitation: Invitation }) {
  return (
    <Trans>
      {invitedBy} invites you. Your role will be <strong>{role}</strong>.
    </Trans>
  );
}

function InvitationFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  if (!isProblem(error, 'INVITATION_INVALID', 'INVITATION_EXPIRED')) {
    return (
      <TitledPage name="register-invitation" title={t`The invitation could not be loaded`}>
        <LoadFailure order={1} error={error} title={t`The invitation could not be loaded`} onRetry={onRetry} />
      </TitledPage>
    );
  }
  return (
    <TitledPage name="register-invitation" title={t`This invitation is no longer valid`}>
      <StateBlock
        icon={<IconMail size={40} stroke={1.25} />}
        title={t`This invitation is no longer valid`}
        order={1}
        action={<SignIn />}
      >
        <Trans>
          It was used, revoked or is older than seven days. If you have joined, sign in. If not, ask for a new
          invitation.
        </Trans>
      </StateBlock>
    </TitledPage>
  );
}

function SignIn() {
  return (
    <Button component={Link} to={paths.login()}>
      <Trans>Sign in</Trans>
    </Button>
  );
}
