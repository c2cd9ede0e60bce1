import { Alert, Button, DateTimeInZone, Group, IconCircleCheck, KeyValue } from '@lading/ui';
import { useArea } from '../../shared/area';
import { FailureAlert } from '../../shared/FailureAlert';
import { Loaded } from '../../shared/Loaded';
import { roleLabel } from '../../shared/roles';
import { Section } from '../../shared/Section';
import { useAcceptInvitation, useInvitation } from './use-associations';

/** The invitation whose link was opened: what it is, and the button that accepts it. */
export function InvitationSection({ token }: { token: string }) {
  const { host } = useArea();
  const invitation = useInvitation(token);
  const accept = useAcceptInvitation(token);
  if (accept.isSuccess) {
    return (
      <Alert role="status" color="green" icon={<IconCircleCheck size={18} />}>
        You are a member of {accept.data.companyName}. Switch to it below when you want to work there.
      </Alert>
    );
  }
  return (
    <Section title="You are invited">
      <Loaded query={invitation} name="invitation">
        {({ companyName, invitedBy, role, email, expiresAt }) => (
          <>
            <KeyValue
              items={[
                { label: 'Company', value: companyName },
                { label: 'Invited by', value: invitedBy },
                { label: 'Your role', value: roleLabel(role) },
                { label: 'For', value: email },
                { label: 'Good until', value: <DateTimeInZone instant={expiresAt} /> },
              ]}
            />
            {email !== host.session.user?.email && <Alert color="amber">This invitation is for another address than the one you are signed in with. Sign in as {email} to accept it.</Alert>}
            {accept.isError && <FailureAlert error={accept.error} />}
            <Group>
              <Button loading={accept.isPending} onClick={() => accept.mutate()}>
                Join {companyName}
              </Button>
            </Group>
          </>
        )}
      </Loaded>
    </Section>
  );
}
