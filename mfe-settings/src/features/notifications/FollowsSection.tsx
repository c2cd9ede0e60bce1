import { paths } from '@lading/mfe-contract';
import { FailureAlert, QueryBoundary } from '@lading/mfe-kit';
import { Alert, Anchor, Button, DateTimeInZone, Group, Stack, StatusBadge, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type Column, Records } from '../../shared/Records';
import { Section } from '../../shared/Section';
import { type FollowedShipment, useFollows, useSetFollow } from './use-preferences';

/** Shipments for which the person wants more or less than the preferences say. */
export function FollowsSection() {
  const follows = useFollows();
  const set = useSetFollow();
  const [ended, setEnded] = useState<FollowedShipment | null>(null);
  const end = (follow: FollowedShipment) =>
    set.mutate({ shipmentId: follow.shipmentId, mode: null }, { onSuccess: () => setEnded(follow) });
  const undo = ({ shipmentId, mode }: FollowedShipment) =>
    set.mutate({ shipmentId, mode }, { onSuccess: () => setEnded(null) });
  const columns: Column<FollowedShipment>[] = [
    { name: msg`Shipment`, cell: ({ shipmentId, number }) => <ShipmentLink id={shipmentId} number={number} /> },
    {
      name: msg`Status`,
      cell: ({ mode }) => (
        <StatusBadge tone={mode === 'follow' ? 'active' : 'neutral'}>
          {mode === 'follow' ? t`Following` : t`Muted`}
        </StatusBadge>
      ),
    },
    { name: msg`Since`, cell: ({ since }) => <DateTimeInZone instant={since} /> },
    {
      name: msg`Actions`,
      cell: (follow) => (
        <Button
          variant="subtle"
          aria-label={follow.mode === 'follow' ? t`Stop following ${follow.number}` : t`Unmute ${follow.number}`}
          loading={set.isPending && set.variables.shipmentId === follow.shipmentId}
          onClick={() => end(follow)}
        >
          {follow.mode === 'follow' ? t`Stop following` : t`Unmute`}
        </Button>
      ),
    },
  ];
  return (
    <Section
      title={t`Followed and muted shipments`}
      description={t`You get all notifications of followed shipments and none of muted ones. Follow or mute on the shipment page.`}
    >
      <div role="status">
        {ended && (
          <Alert color="lagoon">
            <Group justify="space-between">
              <Trans>{ended.number} follows the notification settings above.</Trans>
              <Button variant="default" onClick={() => undo(ended)}>
                <Trans>Undo</Trans>
              </Button>
            </Group>
          </Alert>
        )}
      </div>
      {set.isError && <FailureAlert error={set.error} />}
      <QueryBoundary
        query={follows}
        loading={t`Loading shipments that you follow`}
        failed={t`The shipments that you follow could not be loaded`}
      >
        {(rows) =>
          rows.length === 0 ? (
            <Text c="dimmed">
              <Trans>No followed or muted shipments.</Trans>
            </Text>
          ) : (
            <Stack gap="sm">
              <Records
                caption={t`Followed and muted shipments`}
                columns={columns}
                rows={rows}
                keyOf={({ shipmentId }) => shipmentId}
              />
              {follows.hasNextPage && (
                <Group>
                  <Button
                    variant="default"
                    loading={follows.isFetchingNextPage}
                    onClick={() => void follows.fetchNextPage()}
                  >
                    <Trans>Show more</Trans>
                  </Button>
                </Group>
              )}
            </Stack>
          )
        }
      </QueryBoundary>
    </Section>
  );
}

function ShipmentLink({ id, number }: { id: string; number: string }) {
  return (
    <Anchor component={Link} to={paths.shipment(id)} underline="always">
      {number}
    </Anchor>
  );
}
