import { FailureAlert, QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Alert, Button, DateTimeInZone, Group, IconCircleCheck, KeyValue } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { roleLabel } from '../../shared/roles';
import { Section } from '../../shared/Section';
import { useAcceptInvitation, useInvitation } from './use-associations';

/** The invitation whose link was opened. */
export function InvitationSection({ token }: { token: string }) {
  const { host } = useRemote();
  const invitation = useInvitation(token);
  const accept = useAcceptInvitation(token);
  if (accept.isSuccess) {
    return (
      <Alert role="status" color="green" icon={<IconCircleCheck size={18} />}>
        <Trans>You joined {accept.data.companyName}. Switch to it below to work there.</Trans>
      </Alert>
    );
  }
  return (
    <Section title={t`Invitation`}>
      <QueryBoundary query={invitation} loading={t`Loading invitation`} failed={t`The invitation could not be loaded`}>
        {({ companyName, invitedBy, role, email, expiresAt }) => (
          <>
            <KeyValue
              items={[
                { label: t`Company`, value: companyName },
                { label: t`Invited by`, value: invitedBy },
                { label: t`Your role`, value: roleLabel(role) },
                { label: t`Email`, value: email },
                { label: t`Expires`, value: <DateTimeInZone instant={expiresAt} /> },
              ]}
            />
            {email !== host.session.user?.email && (
              <Alert color="amber">
                <Trans>This invitation is for another email address. Sign in as {email} to accept it.</Trans>
              </Alert>
            )}
            {accept.isError && <FailureAlert error={accept.error} />}
            <Group>
              <Button loading={accept.isPending} onClick={() => accept.mutate()}>
                <Trans>Join {companyName}</Trans>
              </Button>
            </Group>
          </>
        )}
      </QueryBoundary>
    </Section>
  );
}
