import { Badge, Group, Text } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { Member } from '../../../shared/types';

/** A person's name and address; marked when it is the reader. */
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
