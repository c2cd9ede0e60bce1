import { DateTimeInZone, StatusBadge, type StatusTone, Text } from '@lading/ui';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CarrierConnection } from '../../../shared/types';
import { isApi } from './connectors';

const STATES: Record<CarrierConnection['health']['state'], { tone: StatusTone; label: MessageDescriptor }> = {
  untested: { tone: 'neutral', label: msg`Not tested` },
  up: { tone: 'done', label: msg`Connected` },
  failing: { tone: 'failed', label: msg`Failing` },
};

/** State of a connection, with the latest error. */
export function ConnectionHealth({ connection: { connector, enabled, health } }: { connection: CarrierConnection }) {
  if (!enabled) return <StatusBadge tone="attention">{t`Disabled`}</StatusBadge>;
  if (!isApi(connector)) return <StatusBadge tone="done">{t`Active`}</StatusBadge>;
  const { tone, label } = STATES[health.state];
  return (
    <div>
      <StatusBadge tone={tone}>{i18n._(label)}</StatusBadge>
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
