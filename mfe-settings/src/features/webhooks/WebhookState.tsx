import { DateTimeInZone, StatusBadge, Text } from '@lading/ui';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Webhook } from '../../shared/types';

/** Whether events get through. */
export function WebhookState({
  webhook: { enabled, failingSince, disabledAt, previousSecretUntil },
}: {
  webhook: Webhook;
}) {
  return (
    <div>
      {!enabled && <StatusBadge tone="neutral">{t`Off`}</StatusBadge>}
      {enabled && <StatusBadge tone={failingSince ? 'failed' : 'done'}>{failingSince ? t`Fails` : t`On`}</StatusBadge>}
      {disabledAt && (
        <Text size="sm">
          <Trans>
            Switched off by itself on <DateTimeInZone instant={disabledAt} />, because nothing got through for days.
            Switch it on to have what waits sent.
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
            The secret before signs too, until <DateTimeInZone instant={previousSecretUntil} />
          </Trans>
        </Text>
      )}
    </div>
  );
}
