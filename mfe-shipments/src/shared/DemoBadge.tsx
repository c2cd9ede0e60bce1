import { Badge } from '@lading/ui';

/** Marks an invented carrier of the demonstration. */
export function DemoBadge() {
  return (
    <Badge size="xs" variant="outline" color="gray">
      demo
    </Badge>
  );
}
