import { paths } from '@lading/mfe-contract';
import { Alert, Anchor, Button, DateTimeInZone, Group, Stack, StatusBadge, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { useState } from 'react';
import { FailureAlert } from '../../shared/FailureAlert';
import { Loaded } from '../../shared/Loaded';
import { Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import { type FollowedShipment, useFollows, useSetFollow } from './use-preferences';

/** Shipments for which the person wants more or less than the preferences say. */
export function FollowsSection() {
  const follows = useFollows();
  const set = useSetFollow();
  const [ended, setEnded] = useState<FollowedShipment | null>(null);
  const end = (follow: FollowedShipment) => set.mutate({ shipmentId: follow.shipmentId, mode: null }, { onSuccess: () => setEnded(follow) });
  const undo = ({ shipmentId, mode }: FollowedShipment) => set.mutate({ shipmentId, mode }, { onSuccess: () => setEnded(null) });
  const columns = [
    { name: 'Shipment', cell: ({ shipmentId, number }: FollowedShipment) => <ShipmentLink id={shipmentId} number={number} /> },
    { name: 'You', cell: ({ mode }: FollowedShipment) => <StatusBadge tone={mode === 'follow' ? 'active' : 'neutral'}>{mode === 'follow' ? 'Follow it' : 'Have muted it'}</StatusBadge> },
    { name: 'Since', cell: ({ since }: FollowedShipment) => <DateTimeInZone instant={since} /> },
    {
      name: 'Change',
      cell: (follow: FollowedShipment) => (
        <Button variant="subtle" aria-label={`${endLabel(follow)} ${follow.number}`} loading={set.isPending && set.variables.shipmentId === follow.shipmentId} onClick={() => end(follow)}>
          {endLabel(follow)}
        </Button>
      ),
    },
  ];
  return (
    <Section title="Single shipments" description="A shipment that you follow tells you everything; one that you mute tells you nothing. You choose it on the shipment's page.">
      <div role="status">
        {ended && (
          <Alert color="lagoon">
            <Group justify="space-between">
              {ended.number} goes by what you are told above.
              <Button variant="default" onClick={() => undo(ended)}>
                Undo
              </Button>
            </Group>
          </Alert>
        )}
      </div>
      {set.isError && <FailureAlert error={set.error} />}
      <Loaded query={follows} name="shipments that you follow">
        {(rows) =>
          rows.length === 0 ? (
            <Text c="dimmed">You follow none and have muted none.</Text>
          ) : (
            <Stack gap="sm">
              <Records caption="Single shipments" columns={columns} rows={rows} keyOf={({ shipmentId }) => shipmentId} />
              {follows.hasNextPage && (
                <Group>
                  <Button variant="default" loading={follows.isFetchingNextPage} onClick={() => void follows.fetchNextPage()}>
                    Show more
                  </Button>
                </Group>
              )}
            </Stack>
          )
        }
      </Loaded>
    </Section>
  );
}

const endLabel = ({ mode }: FollowedShipment) => (mode === 'follow' ? 'Stop following' : 'Unmute');

function ShipmentLink({ id, number }: { id: string; number: string }) {
  return (
    <Anchor component={Link} to={paths.shipment(id)} underline="always">
      {number}
    </Anchor>
  );
}
