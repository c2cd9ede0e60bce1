import { DateTimeInZone, StatusBadge, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Webhook } from '../../shared/types';

/** Whether events are delivered. */
export function WebhookState({
  webhook: { enabled, failingSince, disabledAt, previousSecretUntil },
}: {
  webhook: Webhook;
}) {
  return (
    <div>
      {!enabled && <StatusBadge tone="neutral">{t`Disabled`}</StatusBadge>}
      {enabled && (
        <StatusBadge tone={failingSince ? 'failed' : 'done'}>{failingSince ? t`Failing` : t`Active`}</StatusBadge>
      )}
      {disabledAt && (
        <Text size="sm">
          <Trans>
            Disabled on <DateTimeInZone instant={disabledAt} /> after days of failed deliveries. Enable it to send
            pending deliveries.
          </Trans>
        </Text>
      )}
      {enabled && failingSince && (
        <Text c="dimmed" size="sm">
          <Trans>
            Since <DateTimeInZone instant={failingSince} />
          </Trans>
        </Text>
      )}
      {previousSecretUntil && (
        <Text c="dimmed" size="sm">
          <Trans>
            The previous secret works until <DateTimeInZone instant={previousSecretUntil} />
          </Trans>
        </Text>
      )}
    </div>
  );
}
