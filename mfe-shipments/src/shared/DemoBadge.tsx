import { Badge } from '@lading/ui';
import { Trans } from '@lingui/react/macro';

/** Marks an invented carrier of the demonstration. */
export function DemoBadge() {
  return (
    <Badge size="xs" variant="outline" color="gray">
      <Trans>demo</Trans>
    </Badge>
  );
}
