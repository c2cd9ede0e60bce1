import { useRemote } from '@lading/mfe-kit';
import { Anchor, Group, Text, Title } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { addClaimMessage, type Claim, claimQueries } from '../../shared/api/claims';
import type { NewDisputeMessage } from '../../shared/api/invoices';
import { useClaimMutation } from '../../shared/claims/use-claim-mutation';
import { MessageButtons } from '../../shared/messages/MessageButtons';
import { MessageList } from '../../shared/messages/MessageList';
import classes from '../../shared/record.module.css';

/** Letter and evidence to send, and the messages with the carrier. */
export function ClaimCorrespondence({ claim: { id, number } }: { claim: Claim }) {
  const { api, host } = useRemote();
  const { data: thread } = useQuery(claimQueries.messages(api, id));
  const add = useClaimMutation((body: NewDisputeMessage) => addClaimMessage(api, id, body));
  const mayManage = host.session.can('claim.manage');
  const address = `${host.api.baseUrl}/api/v1/claims/${encodeURIComponent(id)}`;
  if (!thread) return null;
  const { messages, carrierEmail } = thread;
  return (
    <section className={classes.panel}>
      <Title order={2}>{t`Correspondence`}</Title>
      {mayManage && (
        <>
          <Group gap="md">
            <Anchor href={`${address}/letter`} download>{t`Download claim letter`}</Anchor>
            <Anchor href={`${address}/evidence`} download>{t`Download evidence pack`}</Anchor>
          </Group>
          <MessageButtons number={number} address={carrierEmail} onSend={(body) => add.mutateAsync(body)} />
          {carrierEmail === null && (
            <Text
              size="sm"
              c="dimmed"
            >{t`The carrier has no email address for claims. Enter one under Carriers.`}</Text>
          )}
        </>
      )}
      {messages.length === 0 ? <Text c="dimmed">{t`No messages yet.`}</Text> : <MessageList messages={messages} />}
    </section>
  );
}
