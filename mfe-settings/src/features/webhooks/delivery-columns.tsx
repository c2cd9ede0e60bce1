import type { Column } from '@lading/mfe-kit';
import { DateTimeInZone, formatNumber, StatusBadge, type StatusTone, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { WebhookDelivery } from '../../shared/types';
import { kindWords } from './kind-words';
import classes from './deliveries.module.css';

export const STATES: Record<WebhookDelivery['state'], { tone: StatusTone; word: MessageDescriptor }> = {
  waiting: { tone: 'active', word: msg`Pending` },
  delivered: { tone: 'done', word: msg`Delivered` },
  failed: { tone: 'failed', word: msg`Failed` },
};

const ERRORS: Record<NonNullable<WebhookDelivery['error']>, MessageDescriptor> = {
  timeout: msg`No response within 10 seconds`,
  unreachable: msg`URL not reachable`,
  'forbidden-address': msg`URL is not a public address`,
};

export const DELIVERY_COLUMNS: Column<WebhookDelivery>[] = [
  { id: 'time', header: msg`Time`, cell: ({ createdAt }) => <DateTimeInZone instant={createdAt} /> },
  { id: 'event', header: msg`Event`, cell: ({ kind, id }) => <EventCell kind={kind} id={id} /> },
  { id: 'status', header: msg`Status`, cell: (delivery) => <StateCell {...delivery} /> },
  { id: 'response', header: msg`Response`, cell: (delivery) => <ResponseCell {...delivery} /> },
  { id: 'payload', header: msg`Payload`, cell: (delivery) => <PayloadCell {...delivery} /> },
];

function EventCell({ kind, id }: Pick<WebhookDelivery, 'kind' | 'id'>) {
  return (
    <div>
      {kindWords(kind)}
      <Text c="dimmed" size="sm">
        {id}
      </Text>
    </div>
  );
}

function StateCell({ state, attempts, nextAttemptAt }: WebhookDelivery) {
  const { tone, word } = STATES[state];
  return (
    <div>
      <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
      <Text c="dimmed" size="sm">
        {nextAttemptAt && attempts > 0 ? (
          <Trans>
            <Plural value={attempts} one="# attempt" other="# attempts" />, next{' '}
            <DateTimeInZone instant={nextAttemptAt} />
          </Trans>
        ) : (
          <Plural value={attempts} one="# attempt" other="# attempts" />
        )}
      </Text>
    </div>
  );
}

function ResponseCell({ responseStatus, error, milliseconds }: WebhookDelivery) {
  if (responseStatus === null && error === null) return null;
  return (
    <div>
      {error ? i18n._(ERRORS[error]) : responseStatus}
      {milliseconds !== null && (
        <Text c="dimmed" size="sm">
          {formatNumber(milliseconds)} ms
        </Text>
      )}
    </div>
  );
}

function PayloadCell({ id, body, responseBody }: WebhookDelivery) {
  return (
    <details>
      <summary aria-label={t`Payload of ${id}`}>
        <Trans>Show</Trans>
      </summary>
      <Text size="sm">
        <Trans>Request:</Trans>
      </Text>
      <pre className={classes.body}>{readable(body)}</pre>
      {responseBody !== null && (
        <>
          <Text size="sm">
            <Trans>Response:</Trans>
          </Text>
          <pre className={classes.body}>{responseBody || t`Empty`}</pre>
        </>
      )}
    </details>
  );
}

function readable(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
