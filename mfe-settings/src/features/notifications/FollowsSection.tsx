import { paths } from '@lading/mfe-contract';
import { type Column, DataTable, QueryBoundary, ShowMore, useNotices } from '@lading/mfe-kit';
import { Anchor, Button, DateTimeInZone, Stack, StatusBadge, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Section } from '../../shared/Section';
import { type FollowedShipment, useFollows, useSetFollow } from './use-preferences';

/** Shipments that the user follows or has muted. */
export function FollowsSection() {
  const follows = useFollows();
  const set = useSetFollow();
  const notices = useNotices();
  const end = (follow: FollowedShipment) =>
    set.mutate(
      { shipmentId: follow.shipmentId, mode: null },
      {
        onSuccess: () =>
          notices.success(t`${follow.number} follows the notification settings above.`, {
            undo: () => set.mutateAsync(follow),
          }),
        onError: (error) => notices.error(t`${follow.number} was not changed.`, error),
      },
    );
  const columns: Column<FollowedShipment>[] = [
    {
      id: 'shipment',
      header: msg`Shipment`,
      cell: ({ shipmentId, number }) => <ShipmentLink id={shipmentId} number={number} />,
    },
    {
      id: 'status',
      header: msg`Status`,
      cell: ({ mode }) => (
        <StatusBadge tone={mode === 'follow' ? 'active' : 'neutral'}>
          {mode === 'follow' ? t`Following` : t`Muted`}
        </StatusBadge>
      ),
    },
    { id: 'since', header: msg`Since`, cell: ({ since }) => <DateTimeInZone instant={since} /> },
    {
      id: 'actions',
      header: msg`Actions`,
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
              <DataTable
                caption={t`Followed and muted shipments`}
                columns={columns}
                rows={rows}
                rowId={({ shipmentId }) => shipmentId}
              />
              <ShowMore query={follows} />
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
