import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Anchor, formatDate, formatInstant, Text, Title } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { amountText } from '../../../shared/amount';
import {
  addDisputeMessage,
  type Dispute,
  type DisputeThread,
  type Invoice,
  invoiceQueries,
  type NewDisputeMessage,
} from '../../../shared/api/invoices';
import { reasonText } from '../decision/decision-words';
import classes from '../../../shared/record.module.css';
import { MessageButtons } from '../../../shared/messages/MessageButtons';
import { MessageList } from '../../../shared/messages/MessageList';
import { useInvoiceMutation } from '../use-invoice-mutation';
import { DEADLINES, OUTCOMES } from './dispute-words';

/** Deadlines of the invoice, its disputes, and the messages with the carrier. */
export function DisputePanel({ invoice }: { invoice: Invoice }) {
  const { api } = useRemote();
  const thread = useQuery(invoiceQueries.disputes(api, invoice.id));
  // Most invoices have none, so nothing is announced while it loads.
  if (thread.isPending) return null;
  return (
    <QueryBoundary query={thread} loading={t`Loading disputes`} failed={t`The disputes could not be loaded`}>
      {(loaded) => <Thread invoice={invoice} thread={loaded} />}
    </QueryBoundary>
  );
}

function Thread({ invoice, thread }: { invoice: Invoice; thread: DisputeThread }) {
  const { api, host } = useRemote();
  const add = useInvoiceMutation((body: NewDisputeMessage) => addDisputeMessage(api, invoice.id, body));
  const { disputes, messages, deadlines, carrierEmail } = thread;
  if (disputes.length === 0 && deadlines.length === 0 && messages.length === 0) return null;
  const mayDispute = host.session.can('invoice.dispute') && disputes.length > 0;
  return (
    <section className={classes.panel}>
      <Title order={2}>{titleOf(thread)}</Title>
      {deadlines.map(({ kind, dueAt }) => (
        <Text key={kind}>
          {i18n._(DEADLINES[kind])}: {formatInstant(dueAt)}
        </Text>
      ))}
      {disputes.map((dispute) => (
        <DisputeLine key={dispute.id} dispute={dispute} currency={invoice.currency} />
      ))}
      {mayDispute && (
        <MessageButtons number={invoice.number} address={carrierEmail} onSend={(body) => add.mutateAsync(body)} />
      )}
      {mayDispute && <EvidenceLink id={invoice.id} />}
      {messages.length > 0 && <MessageList messages={messages} />}
    </section>
  );
}

function titleOf({ disputes, deadlines }: DisputeThread): string {
  if (disputes.length > 0) return t`Dispute`;
  return deadlines.length > 0 ? t`Deadline` : t`Messages`;
}

function DisputeLine({ dispute, currency }: { dispute: Dispute; currency: string }) {
  const { reason, amount, answerDueOn, outcome, recovered, openedAt } = dispute;
  const money = (cents: number) => amountText(cents, currency);
  return (
    <div>
      <Text fw={500}>{[money(amount), reasonText(reason)].join(', ')}</Text>
      <Text size="xs" c="dimmed">
        {outcome === null
          ? t`Opened ${formatInstant(openedAt)}, answer due ${formatDate(answerDueOn)}`
          : t`${i18n._(OUTCOMES[outcome])}, not paid: ${money(recovered ?? 0)}`}
      </Text>
    </div>
  );
}

function EvidenceLink({ id }: { id: string }) {
  const { baseUrl } = useRemote().host.api;
  return (
    <Anchor href={`${baseUrl}/api/v1/invoices/${encodeURIComponent(id)}/evidence`} download>
      <Trans>Download evidence pack</Trans>
    </Anchor>
  );
}
