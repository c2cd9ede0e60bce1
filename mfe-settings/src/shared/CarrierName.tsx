import { Badge, Group } from '@lading/ui';
import { Trans } from '@lingui/react/macro';
import type { Carrier } from './types';

/** A carrier's name, marked when it is an invented one of the demonstration. */
export function CarrierName({ carrier }: { carrier: Carrier }) {
  return (
    <Group gap="xs">
      {carrier.name}
      {carrier.demo && (
        <Badge size="xs" variant="outline" color="gray">
          <Trans>demo</Trans>
        </Badge>
      )}
    </Group>
  );
}
