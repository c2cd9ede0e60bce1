import { DateTimeInZone, StatusBadge, Text } from '@lading/ui';
import type { Webhook } from '../../shared/types';

/** Whether events get through. */
export function WebhookState({ webhook: { enabled, failingSince, previousSecretUntil } }: { webhook: Webhook }) {
  return (
    <div>
      {!enabled && <StatusBadge tone="neutral">Off</StatusBadge>}
      {enabled && <StatusBadge tone={failingSince ? 'failed' : 'done'}>{failingSince ? 'Fails' : 'On'}</StatusBadge>}
      {failingSince && (
        <Text c="dimmed" size="sm">
          Since <DateTimeInZone instant={failingSince} />
        </Text>
      )}
      {previousSecretUntil && (
        <Text c="dimmed" size="sm">
          The secret before signs too, until <DateTimeInZone instant={previousSecretUntil} />
        </Text>
      )}
    </div>
  );
}
