import { Badge, Group, Text } from '@lading/ui';
import type { Member } from '../../../shared/types';

/** A person's name and address; marked when it is the reader. */
export function PersonCell({ member: { fullName, email, you } }: { member: Member }) {
  return (
    <div>
      <Group gap="xs">
        <strong>{fullName}</strong>
        {you && (
          <Badge size="sm" variant="light">
            You
          </Badge>
        )}
      </Group>
      <Text c="dimmed">{email}</Text>
    </div>
  );
}
