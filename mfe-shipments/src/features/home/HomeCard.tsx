import { unwrap } from '@lading/api-client';
import { paths } from '@lading/mfe-contract';
import { QueryBoundary, useRemote } from '@lading/mfe-kit';
import { Anchor, SimpleGrid, Stack, Text } from '@lading/ui';
import { Link } from '@lading/ui/router';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Views of the list with the count of each. */
const VIEWS = [
  { view: 'needs_action', label: msg`Needs action`, count: 'needsAction' },
  { view: 'pickup_today', label: msg`Pickup today`, count: 'pickupToday' },
  { view: 'in_transit', label: msg`In transit`, count: 'inTransit' },
  { view: 'without_pod', label: msg`Delivered without POD`, count: 'withoutPod' },
] as const;

const countsOptions = ({ api }: Pick<ReturnType<typeof useRemote>, 'api'>) =>
  queryOptions({
    queryKey: ['shipment-counts'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/v1/shipments/counts', { signal })),
  });

/** Shipments by view, on the home page. */
export function HomeCard() {
  const remote = useRemote();
  const counts = useQuery(countsOptions(remote));
  const { refetch } = counts;
  const { live } = remote.host.events;
  useEffect(() => live('shipment', () => void refetch()), [live, refetch]);
  return (
    <QueryBoundary query={counts} loading={t`Loading shipments`} failed={t`Shipments could not be loaded`}>
      {(data) => (
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          {VIEWS.map(({ view, label, count }) => (
            <Anchor key={view} component={Link} to={`${paths.shipments()}?view=${view}`} underline="hover">
              <Stack gap={0}>
                <Text size="xl" fw={600}>
                  {data[count]}
                </Text>
                <Text size="sm">{i18n._(label)}</Text>
              </Stack>
            </Anchor>
          ))}
        </SimpleGrid>
      )}
    </QueryBoundary>
  );
}
