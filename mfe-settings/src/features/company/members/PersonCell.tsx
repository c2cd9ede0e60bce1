import { Badge, Group, Text } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { Member } from '../../../shared/types';

/** Name and email address of a member; the signed-in user is marked. */
export function PersonCell({ member: { fullName, email, you } }: { member: Member }) {
  return (
    <div>
      <Group gap="xs">
        <strong>{fullName}</strong>
        {you && (
          <Badge size="sm" variant="light">
            <Trans>You</Trans>
          </Badge>
        )}
      </Group>
      <Text c="dimmed">{email}</Text>
    </div>
  );
}
