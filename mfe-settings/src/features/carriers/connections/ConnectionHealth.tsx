import { DateTimeInZone, StatusBadge, type StatusTone, Text } from '@lading/ui';
import type { CarrierConnection } from '../../../shared/types';

const STATES: Record<CarrierConnection['health']['state'], { tone: StatusTone; word: string }> = {
  untested: { tone: 'neutral', word: 'Not asked yet' },
  up: { tone: 'done', word: 'Answers' },
  failing: { tone: 'failed', word: 'Fails' },
};

/** Whether a carrier answers, how fast, and what went wrong last. */
export function ConnectionHealth({ connection: { connector, enabled, health } }: { connection: CarrierConnection }) {
  if (!enabled) return <StatusBadge tone="attention">Switched off</StatusBadge>;
  if (connector === 'tariff') return <StatusBadge tone="done">Rated here</StatusBadge>;
  const { tone, word } = STATES[health.state];
  return (
    <div>
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {health.state === 'failing' && health.since && (
        <Text c="dimmed" size="sm">
          Since <DateTimeInZone instant={health.since} />
        </Text>
      )}
      {health.lastError && <Text size="sm">{health.lastError}</Text>}
    </div>
  );
}
