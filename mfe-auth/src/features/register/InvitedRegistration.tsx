import { ApiProblem } from '@lading/api-client';
import { paths } from '@lading/mfe-contract';
import { failureMessage, isProblem } from '@lading/mfe-kit';
import { Button, ErrorState, IconMail, PageHeader, SkeletonRows, StateBlock } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TitledPage } from '../../shared/TitledPage';
import { RegisterSteps } from './RegisterSteps';
import { type Invitation, useInvitation } from './use-register';

/** Registration by invitation: the company and the address are given. */
export function InvitedRegistration({ token }: { token: string }) {
  const invitation = useInvitation(token);
  if (invitation.isPending) {
    return (
      <TitledPage name="register-invitation" title={t`You are invited`} ready={false}>
        <PageHeader title={t`You are invited`} />
        <SkeletonRows rows={4} height={52} label={t`Reading the invitation`} />
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
      <TitledPage name="register-invitation" title={t`The invitation could not be read`}>
        <ErrorState
          title={t`The invitation could not be read`}
          order={1}
          onRetry={onRetry}
          digest={error instanceof ApiProblem ? error.digest : undefined}
        >
          {failureMessage(error)}
        </ErrorState>
      </TitledPage>
    );
  }
  return (
    <TitledPage name="register-invitation" title={t`This invitation cannot be used`}>
      <StateBlock
        icon={<IconMail size={40} stroke={1.25} />}
        title={t`This invitation cannot be used`}
        order={1}
        action={<SignIn />}
      >
        <Trans>
          It was used already, taken back, or is older than seven days. If you have joined, sign in; if not, ask the
          person who invited you for a new one.
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
