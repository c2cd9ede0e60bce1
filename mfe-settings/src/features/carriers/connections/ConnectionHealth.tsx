import { DateTimeInZone, StatusBadge, type StatusTone, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CarrierConnection } from '../../../shared/types';

const STATES: Record<CarrierConnection['health']['state'], { tone: StatusTone; word: MessageDescriptor }> = {
  untested: { tone: 'neutral', word: msg`Not asked yet` },
  up: { tone: 'done', word: msg`Answers` },
  failing: { tone: 'failed', word: msg`Fails` },
};

/** Whether a carrier answers, how fast, and what went wrong last. */
export function ConnectionHealth({ connection: { connector, enabled, health } }: { connection: CarrierConnection }) {
  if (!enabled) return <StatusBadge tone="attention">{t`Switched off`}</StatusBadge>;
  if (connector === 'tariff') return <StatusBadge tone="done">{t`Rated here`}</StatusBadge>;
  const { tone, word } = STATES[health.state];
  return (
    <div>
      <StatusBadge tone={tone}>{i18n._(word)}</StatusBadge>
      {health.state === 'failing' && health.since && (
        <Text c="dimmed" size="sm">
          <Trans>
            Since <DateTimeInZone instant={health.since} />
          </Trans>
        </Text>
      )}
      {health.lastError && <Text size="sm">{health.lastError}</Text>}
    </div>
  );
}
