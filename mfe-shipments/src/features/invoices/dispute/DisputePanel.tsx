import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Anchor, Button, formatDate, formatInstant, Group, Text, Title } from '@lading/ui';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { amountText } from '../../../shared/amount';
import {
  type Dispute,
  type DisputeMessage,
  type DisputeThread,
  type Invoice,
  invoiceQueries,
} from '../../../shared/api/invoices';
import { reasonText } from '../decision/decision-words';
import classes from '../../../shared/record.module.css';
import { DEADLINES, DIRECTIONS, MESSAGE_LABELS, OUTCOMES, type Direction, STATES } from './dispute-words';

const MessageDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "invoice-dispute-message" */ './MessageDialog')).MessageDialog,
}));

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
  const { host } = useRemote();
  const [direction, setDirection] = useState<Direction | null>(null);
  const { disputes, messages, deadlines, carrierEmail } = thread;
  if (disputes.length === 0 && deadlines.length === 0) return null;
  const mayDispute = host.session.can('invoice.dispute') && disputes.length > 0;
  return (
    <section className={classes.panel}>
      <Title order={2}>{disputes.length === 0 ? t`Deadline` : t`Dispute`}</Title>
      {deadlines.map(({ kind, dueAt }) => (
        <Text key={kind}>
          {i18n._(DEADLINES[kind])}: {formatInstant(dueAt)}
        </Text>
      ))}
      {disputes.map((dispute) => (
        <DisputeLine key={dispute.id} dispute={dispute} currency={invoice.currency} />
      ))}
      {mayDispute && (
        <Group gap="xs">
          <Button variant="default" onClick={() => setDirection('received')}>
            {i18n._(MESSAGE_LABELS.received)}
          </Button>
          <Button variant="default" onClick={() => setDirection('note')}>
            {i18n._(MESSAGE_LABELS.note)}
          </Button>
          {carrierEmail !== null && (
            <Button variant="default" onClick={() => setDirection('sent')}>
              {i18n._(MESSAGE_LABELS.sent)}
            </Button>
          )}
        </Group>
      )}
      {mayDispute && <EvidenceLink id={invoice.id} />}
      {messages.length > 0 && <Messages messages={messages} />}
      <Suspense>
        {direction && (
          <MessageDialog
            key={direction}
            direction={direction}
            invoice={invoice}
            address={carrierEmail}
            onClose={() => setDirection(null)}
          />
        )}
      </Suspense>
    </section>
  );
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

function Messages({ messages }: { messages: readonly DisputeMessage[] }) {
  return (
    <ol className={classes.history} aria-label={t`Messages`}>
      {messages.toReversed().map(({ id, direction, state, address, text, authorName, createdAt }) => (
        <li key={id}>
          <Text fw={500}>
            {[i18n._(DIRECTIONS[direction]), address, state && i18n._(STATES[state])].filter(Boolean).join(', ')}
          </Text>
          <Text size="xs" c="dimmed">
            {authorName ?? t`Former user`}, {formatInstant(createdAt)}
          </Text>
          <Text className={classes.note}>{text}</Text>
        </li>
      ))}
    </ol>
  );
}
