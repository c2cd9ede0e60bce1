import { DateTimeInZone, formatNumber, StatusBadge, type StatusTone, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Column } from '../../shared/Records';
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

/** What the log says of a delivery. */
export const DELIVERY_COLUMNS: Column<WebhookDelivery>[] = [
  { name: msg`Time`, cell: ({ createdAt }) => <DateTimeInZone instant={createdAt} /> },
  { name: msg`Event`, cell: ({ kind, id }) => <What kind={kind} id={id} /> },
  { name: msg`Status`, cell: (delivery) => <State {...delivery} /> },
  { name: msg`Response`, cell: (delivery) => <Answer {...delivery} /> },
  { name: msg`Payload`, cell: (delivery) => <Bodies {...delivery} /> },
];

function What({ kind, id }: Pick<WebhookDelivery, 'kind' | 'id'>) {
  return (
    <div>
      {kindWords(kind)}
      <Text c="dimmed" size="sm">
        {id}
      </Text>
    </div>
  );
}

function State({ state, attempts, nextAttemptAt }: WebhookDelivery) {
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

function Answer({ responseStatus, error, milliseconds }: WebhookDelivery) {
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

function Bodies({ id, body, responseBody }: WebhookDelivery) {
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
