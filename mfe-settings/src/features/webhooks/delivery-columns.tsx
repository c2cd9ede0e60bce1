import { DateTimeInZone, formatNumber, StatusBadge, type StatusTone, Text } from '@lading/ui';
import type { Column } from '../../shared/Records';
import type { WebhookDelivery } from '../../shared/types';
import { kindWords } from './kind-words';
import classes from './deliveries.module.css';

export const STATES: Record<WebhookDelivery['state'], { tone: StatusTone; word: string }> = {
  waiting: { tone: 'active', word: 'Waits' },
  delivered: { tone: 'done', word: 'Delivered' },
  failed: { tone: 'failed', word: 'Given up' },
};

const ERRORS: Record<NonNullable<WebhookDelivery['error']>, string> = {
  timeout: 'No answer within ten seconds',
  unreachable: 'The address could not be reached',
  'forbidden-address': 'The address is not a public one',
};

/** What the log says of a delivery. */
export const DELIVERY_COLUMNS: Column<WebhookDelivery>[] = [
  { name: 'When', cell: ({ createdAt }) => <DateTimeInZone instant={createdAt} /> },
  { name: 'What', cell: ({ kind, id }) => <What kind={kind} id={id} /> },
  { name: 'State', cell: (delivery) => <State {...delivery} /> },
  { name: 'Answer', cell: (delivery) => <Answer {...delivery} /> },
  { name: 'Content', cell: (delivery) => <Bodies {...delivery} /> },
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
      <StatusBadge tone={tone}>{word}</StatusBadge>
      <Text c="dimmed" size="sm">
        {attempts === 1 ? 'One try' : `${attempts} tries`}
        {nextAttemptAt && attempts > 0 && (
          <>
            , next <DateTimeInZone instant={nextAttemptAt} />
          </>
        )}
      </Text>
    </div>
  );
}

function Answer({ responseStatus, error, milliseconds }: WebhookDelivery) {
  if (responseStatus === null && error === null) return null;
  return (
    <div>
      {error ? ERRORS[error] : responseStatus}
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
      <summary aria-label={`Content of ${id}`}>Show</summary>
      <Text size="sm">Sent:</Text>
      <pre className={classes.body}>{readable(body)}</pre>
      {responseBody !== null && (
        <>
          <Text size="sm">Answered:</Text>
          <pre className={classes.body}>{responseBody || 'Nothing'}</pre>
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
